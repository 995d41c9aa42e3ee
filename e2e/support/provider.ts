import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'
import { freePort } from '../../scripts/free-port.ts'

const client = { id: 'lampstand', secret: 'a secret of the tests' }
const interactionPath = /^\/interaction\/[\w-]+$/

export type IdentityProvider = Awaited<ReturnType<typeof startProvider>>

/** A real OpenID Connect provider on a port of its own. Its one page asks for an account name and believes it. */
export async function startProvider(programUrl: string) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${programUrl}/api/callback`],
        post_logout_redirect_uris: [`${programUrl}/onboarding`],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@example.com`,
        email_verified: true,
        given_name: accountId,
        family_name: 'Provided',
      }),
    }),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = pageOf(`${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`)
        },
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['a key of the tests'] },
    ttl: { Session: 3600, Interaction: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 },
  })
  const callback = provider.callback()
  const server = createServer((request, response) => {
    if (interactionPath.test(request.url ?? '')) void answerInteraction(provider, request, response)
    else void callback(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Asks who it is; the answer is also the consent. */
async function answerInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { uid, params, session, grantId } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST' && !session) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(accountPage(uid))
    return
  }
  const accountId = session?.accountId ?? new URLSearchParams(await text(request)).get('account') ?? ''
  const grant =
    (grantId ? await provider.Grant.find(grantId) : undefined) ??
    new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  const result = { login: { accountId }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
}

const accountPage = (uid: string) =>
  pageOf(
    `<form method="post" action="/interaction/${uid}"><label>Account <input name="account"></label><button>Go on</button></form>`,
  )

const pageOf = (main: string) =>
  `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">${main}</html>`
