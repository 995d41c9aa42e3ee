import type { FastifyReply } from 'fastify'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
} from 'openid-client'
import { fieldOf } from '../../http/pages/form.ts'
import { messagePage } from '../../http/pages/message.ts'
import { type Page, sendPage } from '../../http/pages/page.ts'
import { loginPath } from '../../http/pages/sign-in.ts'
import type { Sessions } from '../../http/session.ts'
import { identityOf } from './oidc-identity.ts'
import type { OidcLogins } from './oidc-logins.ts'
import type { Discover } from './oidc-provider.ts'
import { type FindOrCreateUser, type SignIn, signedOutPath } from './sign-in.ts'

type Options = {
  publicUrl: URL
  discover: Discover
  logins: OidcLogins
  sessions: Sessions
  findOrCreateUser: FindOrCreateUser
}

const callback = '/api/callback'

/** Sign-in at an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function createOidc({ publicUrl, discover, logins, sessions, findOrCreateUser }: Options): SignIn {
  // From the configured address: a Host header is whatever its sender likes.
  const callbackUrl = new URL(callback, publicUrl)

  return {
    kind: 'provider',
    async start(request, reply, returnTo) {
      const config = await discover().catch((error: unknown) => {
        request.log.error({ err: error }, 'the sign-in provider is not responding')
      })
      if (!config) return sendPage(reply, 503, pages.providerDown(returnTo))
      const { state, nonce, codeVerifier } = await logins.begin(reply, returnTo)
      const url = buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl.href,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return reply.redirect(url.href, 303)
    },

    finishRoute: { method: 'GET', url: callback },

    async finish(request, reply) {
      const login = await logins.take(request, reply, fieldOf(request, 'state'))
      if (!login) {
        // The back button, or a reload: whoever is in already need not start again.
        if (await sessions.read(request)) return reply.redirect('/', 303)
        return sendPage(reply, 400, pages.unknownLogin)
      }
      const { returnTo, state, nonce, codeVerifier } = login
      try {
        const config = await discover()
        const answer = new URL(callbackUrl)
        answer.search = new URL(request.url, publicUrl).search
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
        const tokens = await authorizationCodeGrant(config, answer, checks)
        const claims = tokens.claims()
        if (!claims) throw new Error('the provider sent no ID token')
        const identity = await identityOf(config, claims, tokens.access_token)
        const { userId } = await findOrCreateUser(identity)
        const canEndThere = config.serverMetadata().end_session_endpoint !== undefined
        await sessions.signIn(reply, userId, { idToken: canEndThere ? tokens.id_token : undefined })
        return reply.redirect(returnTo, 303)
      } catch (error) {
        return refuse(reply, error, returnTo)
      }
    },

    async logout(session) {
      const idToken = session?.sess.idToken
      if (idToken === undefined) return signedOutPath
      const back = new URL(signedOutPath, publicUrl).href
      // A provider that is down must not keep anybody signed in here.
      const config = await discover().catch(() => null)
      if (!config?.serverMetadata().end_session_endpoint) return signedOutPath
      return buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: back }).href
    },

    removeExpired: () => logins.removeExpired(),
  }
}

function refuse(reply: FastifyReply, error: unknown, returnTo: string): FastifyReply {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return sendPage(reply, 403, pages.denied(returnTo))
  }
  reply.log.error({ err: error }, 'sign-in at the provider failed')
  return sendPage(reply, 502, pages.failed(returnTo))
}

const startAgain = (returnTo: string) => ({ label: 'Start again', href: loginPath(returnTo) })

const pages = {
  providerDown: (returnTo: string): Page =>
    messagePage({
      title: 'Sign-in is not available right now',
      text: 'The service that signs people in is not answering right now. Nothing is lost: please try again in a minute.',
      action: { label: 'Try again', href: loginPath(returnTo) },
    }),
  unknownLogin: messagePage({
    title: 'This sign-in has expired',
    text: 'It took too long, was already finished, or began in another browser. Please start again.',
    action: startAgain('/'),
  }),
  denied: (returnTo: string): Page =>
    messagePage({
      title: 'Sign-in was cancelled',
      text: 'You were not signed in, and nothing about you was passed on. You can start again whenever you like.',
      action: startAgain(returnTo),
    }),
  failed: (returnTo: string): Page =>
    messagePage({
      title: 'Sign-in did not work',
      text: 'The service that signs people in gave an answer that could not be used. Please start again.',
      action: startAgain(returnTo),
    }),
}
