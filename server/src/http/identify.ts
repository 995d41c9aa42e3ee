import { userIdHeader } from '@lampstand/contract/shared'
import type { FastifyRequest } from 'fastify'
import { SignInRequired } from '../errors.ts'
import { type Actor, type DeviceSecret, deviceIdOf, timeZoneOf, type UserRow } from './actor.ts'
import type { Sessions } from './session.ts'

type Parts = {
  sessions: Sessions
  deviceSecret: DeviceSecret
  /** Gives a device's unowned rows to the user; every feature that keeps rows of a device has one. */
  claims: readonly ((scope: string, userId: string) => Promise<void>)[]
  /** Notes the zone that a user's browser names, so that pages know which day it is for them. */
  rememberZone: (user: UserRow, timeZone: string) => Promise<void>
}

/** Tells who is calling; the first call of a session that brings its device along claims what the device kept (D1). */
export function createIdentify({ sessions, deviceSecret, claims, rememberZone }: Parts) {
  return async (request: FastifyRequest): Promise<Actor> => {
    const deviceId = deviceIdOf(request)
    const device = deviceId === null ? null : { id: deviceId, scope: deviceSecret.scope(request, deviceId) }
    const session = await sessions.read(request)
    // A tab left open by somebody else is signed out, whoever uses this browser now (D1).
    const drawnFor = request.headers[userIdHeader]
    if (drawnFor !== undefined && drawnFor !== session?.user.id) throw new SignInRequired()
    if (session && !session.sess.claimed && device) {
      if (device.scope !== null) for (const claim of claims) await claim(device.scope, session.user.id)
      await sessions.markClaimed(session.sid)
    }
    const timeZone = timeZoneOf(request)
    if (session && timeZone !== null && timeZone !== session.user.timeZone) await rememberZone(session.user, timeZone)
    return { user: session?.user ?? null, device, timeZone }
  }
}
