import { type Configuration, fetchUserInfo, type IDToken } from 'openid-client'
import type { Identity } from './sign-in.ts'

type Claims = Readonly<Record<string, unknown>>

/** The person that an ID token names; what it leaves out is asked of the provider's userinfo endpoint, where there is one. */
export async function identityOf(config: Configuration, idToken: IDToken, accessToken: string): Promise<Identity> {
  const { iss: issuer, sub: subject } = idToken
  const isComplete = textOf(idToken, 'email') !== null || config.serverMetadata().userinfo_endpoint === undefined
  const more = isComplete ? {} : await fetchUserInfo(config, accessToken, subject)
  return { issuer, subject, ...present({ ...idToken, ...more }) }
}

function present(claims: Claims): Omit<Identity, 'issuer' | 'subject'> {
  const { email_verified: verified } = claims
  const lastName = textOf(claims, 'family_name')
  const picture = textOf(claims, 'picture')
  return {
    email: verified === false || verified === 'false' ? null : textOf(claims, 'email'),
    // Some providers send only one name.
    firstName: (textOf(claims, 'given_name') ?? (lastName ? null : textOf(claims, 'name')))?.slice(0, 80) ?? null,
    lastName: lastName?.slice(0, 80) ?? null,
    profileImageUrl: URL.parse(picture ?? '')?.protocol === 'https:' ? picture : null,
  }
}

const longestClaim = 2_000

/** A claim of the wrong shape or of no sane length counts as absent. */
function textOf(claims: Claims, name: string): string | null {
  const value = claims[name]
  if (typeof value !== 'string' || value.length > longestClaim) return null
  return value.replaceAll('\0', '').trim() || null
}
