import { createServer } from 'node:http'

/** The least that Node can do: the same answer to every request. Started with PORT and BODY. */
const body = process.env['BODY'] ?? '{"status":"ok"}'

createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))
