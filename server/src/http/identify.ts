import { userIdHeader } from '@lampstand/contract/shared'
import type { FastifyRequest } from 'fastify'
import type { Transaction, WithTransaction } from '../db/client.ts'
import { SignInRequired } from '../errors.ts'
import type { Scopes } from '../owner.ts'
import type { Person } from '../person.ts'
import { type Actor, type DeviceSecret, deviceIdOf, timeZoneOf } from './actor.ts'
import type { Session, Sessions } from './session.ts'

type Parts = {
  sessions: Sessions
  deviceSecret: DeviceSecret
  withTransaction: WithTransaction
  /** Gives a device's unowned rows to the user: what every feature does that keeps rows of a device. */
  claim: (tx: Transaction, scopes: Scopes, userId: string) => Promise<void>
  /** Notes the zone that a user's browser names, so that pages know which day it is for them. */
  rememberZone: (user: Person, timeZone: string) => Promise<void>
}

/** Tells who is calling; the first call of a session that brings its device along claims what the device kept (D1). */
export function createIdentify({ sessions, deviceSecret, withTransaction, claim, rememberZone }: Parts) {
  /** At once for a request without a session. @throws SignInRequired */
  return (request: FastifyRequest): Actor | Promise<Actor> => {
    const deviceId = deviceIdOf(request)
    const device = deviceId === null ? null : { id: deviceId, scopes: deviceSecret.scopes(request, deviceId) }
    if (sessions.has(request)) return withSession(request, device)
    assertDrawnFor(request, null)
    return { user: null, sessionId: null, device, timeZone: timeZoneOf(request) }
  }

  async function withSession(request: FastifyRequest, device: Actor['device']): Promise<Actor> {
    const session = await sessions.read(request)
    assertDrawnFor(request, session)
    if (session && !session.sess.claimed && device) {
      const { scopes } = device
      const { sid, user } = session
      await withTransaction(async (tx) => {
        const isFirst = await sessions.markClaimed(tx, { sid, userId: user.id })
        if (isFirst && scopes !== null) await claim(tx, scopes, user.id)
      })
    }
    const user = session?.user ?? null
    const sessionId = session?.sid ?? null
    if (user?.timeZoneIsChosen) return { user, sessionId, device, timeZone: user.timeZone }
    const timeZone = timeZoneOf(request)
    if (user && timeZone !== null && timeZone !== user.timeZone) await rememberZone(user, timeZone)
    return { user, sessionId, device, timeZone }
  }
}

/** A tab left open by somebody else is signed out, whoever uses this browser now (D1). @throws SignInRequired */
function assertDrawnFor({ headers }: FastifyRequest, session: Session | null) {
  const drawnFor = headers[userIdHeader]
  if (drawnFor !== undefined && drawnFor !== session?.user.id) throw new SignInRequired()
}
