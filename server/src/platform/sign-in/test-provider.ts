import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientMetadata } from 'oidc-provider'

export const publicUrl = 'http://localhost:3000'
export const clientId = 'lampstand'
export const clientSecret = 'a secret / of: the + client'

type Options = { client?: Partial<ClientMetadata>; claims?: Record<string, unknown>; port?: number }

/** A real provider on a free port of this machine; everybody who signs in there has an address at example.org. */
export async function startProvider({ client, claims = {}, port = 0 }: Options = {}) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl}/onboarding`],
        ...client,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'picture'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({
        sub: accountId,
        email: `${accountId}@example.org`,
        email_verified: true,
        given_name: 'Ann',
        family_name: 'Longworth',
        ...claims,
      }),
    }),
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return { issuer, stop: () => stopServer(server) }
}

async function stopServer(server: Server) {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A person's browser at the provider: it keeps the provider's cookies, signs in as `name` and agrees to everything asked. */
export function createVisitor(name: string) {
  const cookies = new Map<string, string>()

  async function load(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; location: string | null; text: string }> {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(key)
      else cookies.set(key, value)
    }
    const location = reply.headers.get('location')
    return { url, location: location && new URL(location, url).href, text: await reply.text() }
  }

  return {
    /** Goes through the provider's pages until it sends the browser back; answers the path of our own that it is sent to. */
    async follow(start: string, answer: 'agree' | 'refuse' = 'agree'): Promise<string> {
      let page = await load(start)
      for (let step = 0; step < 12; step++) {
        if (page.location?.startsWith(publicUrl)) return page.location.slice(publicUrl.length)
        if (page.location) page = await load(page.location)
        else if (answer === 'refuse') page = await load(linkOf(page.text, /href="([^"]*\/abort)"/, page.url))
        else {
          const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1] ?? ''
          page = await load(linkOf(page.text, /action="([^"]*)"/, page.url), { prompt, login: name, password: 'any' })
        }
      }
      throw new Error('the provider never sent the browser back')
    },
    load,
  }
}

function linkOf(text: string, pattern: RegExp, base: string): string {
  const link = pattern.exec(text)?.[1]
  if (link === undefined) throw new Error(`the provider's page has no ${pattern.source}: ${text.slice(0, 400)}`)
  return new URL(link, base).href
}
