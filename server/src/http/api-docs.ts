import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { escapeHtml } from './html.ts'

type Schema = {
  type?: string
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
}
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Media = { content?: Record<string, { schema?: Schema }> }
type Operation = { summary?: string; parameters?: Parameter[]; requestBody?: Media; responses?: Record<string, Media> }
type Document = { paths?: Record<string, Record<string, Operation>> }

/** Must be registered before the routes it describes. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: URL) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lampstand',
        version: '1',
        description: 'Every call of the product. Errors are application/problem+json.',
      },
      servers: [{ url: publicUrl.origin }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as Document)),
  )
}

/** A page that a person can read, made from the same document. */
function docsPage(document: Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describeCall(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The Lampstand API</title>
<script src="/theme.js"></script>
<link rel="stylesheet" href="/server-pages.css">
</head>
<body class="docs">
<main>
<h1>The Lampstand API</h1>
<p>Also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send the header <code>x-device-id</code> with every call. An error is <code>application/problem+json</code> whose <code>error</code> is fit to show.</p>
${calls.join('\n')}
</main>
</body>
</html>`
}

function describeCall(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses }: Operation,
): string {
  const takes = [
    ...(parameters ?? []).map((one) => [
      `${one.name} (${one.in}${one.required ? '' : ', optional'})`,
      describe(one.schema),
    ]),
    ...fields(requestBody, '(body)'),
  ]
  const success = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary ?? '')}</p>
${table('Takes', takes)}${table('Answers', fields(success, ''))}
</section>`
}

function fields(media: Media | undefined, place: string): string[][] {
  const schema = Object.values(media?.content ?? {})[0]?.schema
  const object = schema?.type === 'array' ? schema.items : schema
  const suffix = [place, schema?.type === 'array' ? '(of each)' : ''].join(' ').trim()
  return Object.entries(object?.properties ?? {}).map(([name, one]) => {
    const optional = object?.required?.includes(name) ? '' : ', optional'
    return [`${name} ${suffix}${optional}`.trim(), describe(one)]
  })
}

function table(title: string, rows: string[][]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ([name = '', what = '']) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(what)}</td></tr>`,
  )
  return `<h3>${title}</h3><table>${lines.join('')}</table>`
}

function describe(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.anyOf) return schema.anyOf.map(describe).join(' or ')
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.type === 'array') return `list of ${describe(schema.items)}`
  if (schema.type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`
  return [schema.type, schema.format && `(${schema.format})`].filter(Boolean).join(' ')
}
