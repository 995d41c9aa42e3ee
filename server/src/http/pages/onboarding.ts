import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { neededLink, verseMarks } from '@lampstand/contract/onboarding'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli } from '../accepts-brotli.ts'
import { escapeHtml } from '../html.ts'

/** `text` stands in its quotation marks already. */
export type OnboardingVerse = { text: string; reference: string }

/** Links of the deployer by name, null where they set none. */
type Links = Readonly<Record<string, string | null>>

type Parts = {
  /** The page as it was built. */
  built: string
  links: Links
  /** Undefined where no part of the program knows verses. */
  verse: () => OnboardingVerse | undefined
}

type Filled = { html: string; brotli: Buffer; etag: string }

const compress = promisify(brotliCompress)

/** Sends the onboarding page with today's verse. It is filled and compressed once for each verse, and is nobody's own. */
export function createOnboardingPage({ built, links, verse }: Parts) {
  const page = withoutUnset(built, links)
  let last: { verse: string; filled: Promise<Filled> } | undefined

  function filledToday(): Promise<Filled> {
    const { text, reference } = verse() ?? { text: '', reference: '' }
    if (last?.verse !== reference) last = { verse: reference, filled: fill(page, { text, reference }) }
    return last.filled
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { html, brotli, etag } = await filledToday()
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    return acceptsBrotli(request) ? reply.header('content-encoding', 'br').send(brotli) : reply.send(html)
  }
}

async function fill(page: string, { text, reference }: OnboardingVerse): Promise<Filled> {
  const html = page
    .replace(verseMarks.text, () => escapeHtml(text))
    .replace(verseMarks.reference, () => escapeHtml(reference))
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { html, brotli: await compress(html), etag }
}

/** Leaves out what a plan offers by a link that the deployer has not set. */
const withoutUnset = (page: string, links: Links) =>
  page.replace(new RegExp(`<li ${neededLink}="(\\w+)".*?</li>`, 'gs'), (item, name: string) =>
    links[name] ? item : '',
  )
