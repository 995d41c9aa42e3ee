import { createServer } from 'node:http'

/** The least that Node can do: the same answer to every request. Started with PORT, BODY and, as JSON, more HEADERS. */
const body = process.env['BODY'] ?? '{"status":"ok"}'
const headers: Record<string, string> = JSON.parse(process.env['HEADERS'] ?? '{}')

createServer((_request, response) => {
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))
