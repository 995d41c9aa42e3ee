import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  None,
} from 'openid-client'

export type OidcConfig = { issuer: URL; clientId: string; clientSecret?: string | undefined }

/** Answers the provider's configuration. @throws when the provider cannot be reached */
export type Discover = () => Promise<Configuration>

const patience = 6

/**
 * Asks the provider for its configuration when it is first needed, and keeps it: the program starts while the provider is
 * down. Plain http is spoken on this machine only, which the configuration has checked.
 */
export function createDiscovery({ issuer, clientId, clientSecret }: OidcConfig): Discover {
  let known: Promise<Configuration> | undefined
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  const auth = clientSecret === undefined ? None() : secretAuth(clientSecret)
  return () => {
    known ??= discovery(issuer, clientId, undefined, auth, { execute, timeout: patience }).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/** Sends the secret the way the provider says it takes it; `client_secret_basic` is what it takes when it says nothing. */
function secretAuth(secret: string): ClientAuth {
  const basic = ClientSecretBasic(secret)
  const post = ClientSecretPost(secret)
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const takesBasic = methods === undefined || methods.includes('client_secret_basic')
    return (takesBasic ? basic : post)(server, client, body, headers)
  }
}
