import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { type Boot, bootElementId } from '@lampstand/contract/boot'
import { appPaths } from '@lampstand/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli } from './accepts-brotli.ts'
import type { ContentSources } from './content-policy.ts'
import { isCall, sendProblem } from './errors.ts'
import { scriptJson } from './html.ts'
import { createOnboardingPage } from './pages/onboarding.ts'

const compress = promisify(brotliCompress)
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const hashedForever = 'public, max-age=31536000, immutable'

type Options = {
  /** Folder of the built front end. */
  folder: string
  /** What the page at a path is told, so that its first paint needs no call. */
  boot(request: FastifyRequest, path: string): Promise<Boot>
  isSignedIn(request: FastifyRequest): Promise<boolean>
  onboarding: Omit<Parameters<typeof createOnboardingPage>[0], 'built'>
}

/** The built front end: hashed files for ever, `/onboarding` as it was prerendered, with today's verse, the app's pages with what the server knows. */
export async function registerStatic(app: FastifyInstance, { folder, boot, isSignedIn, onboarding }: Options) {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    // Files are listed once at start, so that an unknown path reaches the page that says so.
    wildcard: false,
    globIgnore: ['index.html', 'onboarding.html', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? hashedForever : 'no-cache')
    },
  })

  const built = readFileSync(join(folder, 'onboarding.html'), 'utf8')
  const inline = inlineSources(built)
  const sendOnboarding = createOnboardingPage({ built, ...onboarding })
  app.get('/onboarding', { schema: { hide: true } }, async (request, reply) => {
    if (await isSignedIn(request)) return reply.header('cache-control', 'no-store').redirect('/', 302)
    reply.header('content-security-policy', app.contentPolicy.header(inline))
    return sendOnboarding(request, reply)
  })
  for (const path of appPaths) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, path, 200))
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isCall(request)
    if (isPage) return sendPage(request, reply, 'unknown', 404)
    return sendProblem(request, reply, { status: 404, detail: 'There is nothing at this address.', code: 'not_found' })
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string, status: number) {
    const json = scriptJson(await boot(request, path))
    const html = shell.replace(
      '<!--boot-->',
      () => `<script type="application/json" id="${bootElementId}">${json}</script>`,
    )
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
    reply.header('vary', 'accept-encoding')
    if (!acceptsBrotli(request)) return reply.send(html)
    return reply.header('content-encoding', 'br').send(await compress(html, quick))
  }
}

/** The styles and scripts that a page was built with. */
function inlineSources(html: string): ContentSources {
  const hashes = (element: 'style' | 'script') => {
    const inline = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))
    return Array.from(inline, ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { 'style-src': hashes('style'), 'script-src': hashes('script') }
}
