import type { EventOf, Input, Reply, Route } from '@lampstand/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, SignInRequired } from '../errors.ts'
import type { Owner } from '../owner.ts'
import type { Person } from '../person.ts'
import { calmReading, type Safety, type SafetyReading } from '../safety/safety.ts'
import { type Actor, type DeviceSecret, deviceIdOf, ownerOf } from './actor.ts'
import { abortOnLeave, type EventStream, openEventStream, wantsEvents } from './event-stream.ts'
import { assertSameSite } from './same-site.ts'

/** What a handler knows of its caller beside the parsed input. */
export type Call<E = never> = {
  readonly actor: Actor
  /** The signed-in user. @throws SignInRequired */
  user(): Person
  /** Whose rows may be read; null when the caller cannot own any yet. @throws ActorRequired */
  reader(): Owner | null
  /** Whose row a write becomes; gives a new device its secret. @throws ActorRequired */
  writer(): Owner
  /** Gives the calling device its secret when it has none (D2). */
  greetDevice(): void
  /** All free text of the call, read for danger before the handler is asked (D35). */
  readonly heard: SafetyReading
  readonly log: FastifyRequest['log']
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal
  /** Sends an event of the route to a caller that asked for a stream; absent for others. */
  readonly emit?: (event: E) => void
}

export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T]: (input: Input<T[K]>, call: Call<EventOf<T[K]>>) => Promise<Reply<T[K]>>
}

/** The parts of the server that every route stands on. */
export type RouteHost = {
  app: FastifyInstance
  publicOrigin: string
  deviceSecret: DeviceSecret
  safety: Pick<Safety, 'read'>
  identify(request: FastifyRequest): Promise<Actor>
}

/** Binds every route of a contract to its handler: site, caller, input and reply are checked here and nowhere else. */
export function serveRoutes<const T extends Record<string, Route>>(host: RouteHost, routes: T, handlers: Handlers<T>) {
  for (const [name, route] of Object.entries(routes)) {
    const handle = handlers[name] as (input: unknown, call: Call<never>) => Promise<unknown>
    const status = route.status ?? (route.reply ? 200 : 204)
    host.app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { rateLimit: {} },
      ...(route.mostBytes !== undefined && { bodyLimit: route.mostBytes }),
      schema: {
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        ...(route.reply && { response: { [status]: route.reply } }),
      },
      preValidation: async (request) => {
        assertSameSite(request, host.publicOrigin)
        const actor = await host.identify(request)
        if (route.access === 'user' && !actor.user) throw new SignInRequired()
        if (route.access === 'actor') ownerOf(actor)
        request.actor = actor
      },
      handler: async (request, reply) => {
        assertOwnDevice(request)
        const { params, query, body } = request
        const heard = await hear(host, route, request)
        if (route.events && wantsEvents(request)) {
          const stream = openEventStream(request, reply)
          try {
            const answer = await handle({ params, query, body }, callOf(host, request, { reply, heard, stream }))
            return stream.finish(route.reply?.parse(answer))
          } catch (error) {
            if (stream.fail(error)) return reply
            throw error
          }
        }
        const answer = await handle({ params, query, body }, callOf(host, request, { reply, heard }))
        return reply
          .code(status)
          .header('cache-control', 'no-store')
          .send(route.reply ? answer : undefined)
      },
    })
  }
}

type Named = { event: string; data: unknown }

/** Reads what a person typed into a call. A handler cannot forget it, and cannot be asked before. */
function hear({ safety }: RouteHost, { freeText = [] }: Route, { query, body, actor }: FastifyRequest) {
  const fields = { ...(query as object), ...(body as object) } as Record<string, unknown>
  const typed = freeText.map((name) => fields[name]).filter((each) => typeof each === 'string' && each !== '')
  const timeZone = actor.timeZone ?? actor.user?.timeZone ?? null
  return typed.length === 0 ? calmReading : safety.read(typed.join('\n'), { timeZone })
}

type Around = { reply: FastifyReply; heard: SafetyReading; stream?: EventStream }

function callOf({ deviceSecret }: RouteHost, request: FastifyRequest, { reply, heard, stream }: Around): Call {
  const { actor } = request
  let signal: AbortSignal | undefined
  const ensureScope = (id: string) => deviceSecret.ensure(request, reply, id)
  return {
    actor,
    heard,
    log: request.log,
    get signal() {
      signal ??= abortOnLeave(reply)
      return signal
    },
    ...(stream && { emit: ({ event, data }: Named) => stream.send(event, data) }),
    user() {
      if (!actor.user) throw new SignInRequired()
      return actor.user
    },
    reader: () => ownerOf(actor),
    writer() {
      const owner = ownerOf(actor)
      if (owner) return owner
      const deviceId = actor.device?.id ?? ''
      return { kind: 'device', deviceId, scope: ensureScope(deviceId) }
    },
    greetDevice() {
      if (actor.device && actor.device.scope === null) ensureScope(actor.device.id)
    },
  }
}

/** A `deviceId` in a query or body must be the one of the header (D2). */
function assertOwnDevice(request: FastifyRequest) {
  for (const part of [request.query, request.body]) {
    const named = (part as { deviceId?: unknown } | null | undefined)?.deviceId
    if (named !== undefined && named !== deviceIdOf(request)) {
      throw new BadRequest('The deviceId must equal the x-device-id header.', 'device_mismatch', [
        { path: 'deviceId', message: 'The deviceId must equal the x-device-id header.' },
      ])
    }
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}
