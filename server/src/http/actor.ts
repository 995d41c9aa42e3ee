import { createHash, randomBytes } from 'node:crypto'
import { DeviceId, deviceIdHeader, timeZoneHeader } from '@lampstand/contract/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ActorRequired, BadRequest } from '../errors.ts'
import type { Owner } from '../owner.ts'
import type { Person } from '../person.ts'

/** Who a request comes from (D1): a signed-in user, a device, both or neither. */
export type Actor = {
  user: Person | null
  /** Names the session of this request; null when signed out. */
  sessionId: string | null
  /** `scope` is null for a device that holds no secret yet: it owns nothing. */
  device: { id: string; scope: string | null } | null
  /** The zone that the user chose, else the one that the caller names, checked; null when it names none or an unknown one. */
  timeZone: string | null
}

/** The cookie whose secret makes a device's rows its own (D2): an id alone opens nothing. */
export type DeviceSecret = {
  /** Scope of a device id under the caller's secret, or null without one. */
  scope(request: FastifyRequest, deviceId: string): string | null
  /** The caller's scope; makes the secret and sets its cookie when there is none. */
  ensure(request: FastifyRequest, reply: FastifyReply, deviceId: string): string
  /** Replaces the secret, so that the next person at this desk sees nothing. */
  renew(reply: FastifyReply): void
}

const year = 365 * 24 * 60 * 60

export function createDeviceSecret(secure: boolean): DeviceSecret {
  const name = secure ? '__Host-device' : 'device'
  const secretOf = (request: FastifyRequest) => {
    const secret = request.cookies[name]
    return secret && /^[\w-]{43}$/.test(secret) ? secret : null
  }
  const issue = (reply: FastifyReply) => {
    const secret = randomBytes(32).toString('base64url')
    reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: year })
    return secret
  }
  return {
    scope(request, deviceId) {
      const secret = secretOf(request)
      return secret && scopeOf(secret, deviceId)
    },
    ensure: (request, reply, deviceId) => scopeOf(secretOf(request) ?? issue(reply), deviceId),
    renew: issue,
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
  if (typeof header !== 'string' || !/^[A-Za-z][\w+\-/]{0,59}$/.test(header)) return null
  return canonicalZone(header)
}

const zones = new Map<string, string | null>()

/** The IANA zone of a name, or null where there is none. */
export function canonicalZone(name: string): string | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  let zone: string | null
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    zone = null
  }
  if (zones.size > 1000) zones.clear()
  zones.set(name, zone)
  return zone
}

/** Whose rows the caller may see; null where it owns nothing yet. @throws ActorRequired without user and device. */
export function ownerOf(actor: Actor): Owner | null {
  if (actor.user) return { kind: 'user', userId: actor.user.id }
  if (!actor.device) throw new ActorRequired()
  const { id, scope } = actor.device
  return scope === null ? null : { kind: 'device', deviceId: id, scope }
}
