import { createHash, randomBytes } from 'node:crypto'
import { DeviceId, deviceIdHeader, timeZoneHeader } from '@lampstand/contract/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ActorRequired, BadRequest } from '../errors.ts'
import type { Owner, Scopes } from '../owner.ts'
import type { Person } from '../person.ts'
import { knownZone } from '../wall-clock.ts'

/** Who a request comes from (D1): a signed-in user, a device, both or neither. */
export type Actor = {
  user: Person | null
  /** Names the session of this request; null when signed out. */
  sessionId: string | null
  /** `scopes` is null for a device that holds no secret yet: it owns nothing. */
  device: { id: string; scopes: Scopes | null } | null
  /** The zone that the user chose, else the one that the caller names, checked; null when it names none or an unknown one. */
  timeZone: string | null
}

/** The cookies whose secrets make a device's rows its own (D2): an id alone opens nothing. */
export type DeviceSecret = {
  /** Scopes of a device id under the caller's secrets, or null without any. */
  scopes(request: FastifyRequest, deviceId: string): Scopes | null
  /** The same; makes a secret and sets its cookie when there is none. */
  ensure(request: FastifyRequest, reply: FastifyReply, deviceId: string): Scopes
  /** Replaces what there is of secrets, so that the next person at this desk sees nothing. */
  renew(reply: FastifyReply): void
}

const year = 365 * 24 * 60 * 60
/** A new device that sends more first writes than this at once is no browser of ours. */
const mostSecrets = 50

export function createDeviceSecret(secure: boolean): DeviceSecret {
  const name = secure ? '__Host-device' : 'device'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const isOurs = new RegExp(`^${name}(-[\\w-]{8})?$`)
  const held = ({ cookies }: FastifyRequest) =>
    Object.keys(cookies)
      .filter((key) => isOurs.test(key))
      .toSorted()
  const issue = (reply: FastifyReply, as: string) => {
    const secret = randomBytes(32).toString('base64url')
    reply.setCookie(as, secret, { ...cookie, maxAge: year })
    return secret
  }
  function scopesOf(request: FastifyRequest, deviceId: string): Scopes | null {
    const [first, ...more] = held(request)
      .flatMap((key) => request.cookies[key] ?? [])
      .filter((secret) => /^[\w-]{43}$/.test(secret))
      .slice(0, mostSecrets)
      .map((secret) => scopeOf(secret, deviceId))
    return first === undefined ? null : [first, ...more]
  }
  return {
    scopes: scopesOf,
    // Two first writes at once would overwrite each other's cookie of one name, and the rows of one would be nobody's.
    ensure: (request, reply, deviceId) =>
      scopesOf(request, deviceId) ?? [
        scopeOf(issue(reply, `${name}-${randomBytes(6).toString('base64url')}`), deviceId),
      ],
    renew(reply) {
      for (const key of held(reply.request)) reply.clearCookie(key, cookie)
      issue(reply, name)
    },
  }
}

const scopeOf = (secret: string, deviceId: string) =>
  createHash('sha256').update(`${secret}\0${deviceId}`).digest('base64url')

/** @throws BadRequest for a device id that no browser of ours makes. */
export function deviceIdOf(request: FastifyRequest): string | null {
  const header = request.headers[deviceIdHeader]
  if (header === undefined) return null
  const parsed = DeviceId.safeParse(header)
  if (!parsed.success) throw new BadRequest('A device id is "device-" and 8 to 40 letters or digits.', 'bad_device_id')
  return parsed.data
}

/** The IANA zone that the caller names, or null: an unknown zone must not cost anybody their verse. */
export function timeZoneOf(request: FastifyRequest): string | null {
  const header = request.headers[timeZoneHeader]
  return typeof header === 'string' ? knownZone(header) : null
}

/** Whose rows the caller may see; null where it owns nothing yet. @throws ActorRequired without user and device. */
export function ownerOf(actor: Actor): Owner | null {
  if (actor.user) return { kind: 'user', userId: actor.user.id }
  if (!actor.device) throw new ActorRequired()
  const { id, scopes } = actor.device
  return scopes === null ? null : { kind: 'device', deviceId: id, scopes }
}
