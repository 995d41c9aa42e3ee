import type { EventOf, Input, Reply, Route } from '@lampstand/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, SignInRequired } from '../errors.ts'
import type { Owner } from '../owner.ts'
import type { Person } from '../person.ts'
import { calmReading, type Safety, type SafetyReading } from '../safety/safety.ts'
import { type Actor, type DeviceSecret, deviceIdOf, ownerOf } from './actor.ts'
import { abortOnLeave, type EventStream, openEventStream, wantsEvents } from './event-stream.ts'
import { assertSameSite } from './same-site.ts'
import { WrittenReply } from './written-reply.ts'

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

/** One that has its answer at hand gives it without a promise. */
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T]: (input: Input<T[K]>, call: Call<EventOf<T[K]>>) => Answer<T[K]> | Promise<Answer<T[K]>>
}

/** A call that streams answers with what its events are made of, never with JSON that is written already. */
type Answer<R extends Route> = [EventOf<R>] extends [never] ? Reply<R> | WrittenReply<Reply<R>> : Reply<R>

/** The parts of the server that every route stands on. */
export type RouteHost = {
  app: FastifyInstance
  publicOrigin: string
  deviceSecret: DeviceSecret
  safety: Pick<Safety, 'read'>
  /** At once where no session has to be read. */
  identify(request: FastifyRequest): Actor | Promise<Actor>
}

/** Binds every route of a contract to its handler: site, caller, input and reply are checked here and nowhere else. */
export function serveRoutes<const T extends Record<string, Route>>(host: RouteHost, routes: T, handlers: Handlers<T>) {
  for (const [name, route] of Object.entries(routes)) {
    const answer = answering(host, route, handlers[name] as Handler)
    const status = statusOf(route)
    host.app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { rateLimit: true },
      ...(route.mostBytes !== undefined && { bodyLimit: route.mostBytes }),
      schema: {
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        ...(route.reply && { response: { [status]: route.reply } }),
      },
      preValidation: (request, _reply, done) => {
        assertSameSite(request, host.publicOrigin)
        const admit = (actor: Actor) => {
          if (route.access === 'user' && !actor.user) throw new SignInRequired()
          if (route.access === 'actor') ownerOf(actor)
          request.actor = actor
        }
        const actor = host.identify(request)
        // Most requests of a public site bring no session, and are not to pay for a promise.
        if (actor instanceof Promise) return void admitLater(actor, admit, done)
        admit(actor)
        done()
      },
      handler: (request, reply) => {
        assertOwnDevice(request)
        const heard = hear(host, route, request)
        return heard instanceof Promise
          ? heard.then((reading) => answer({ request, reply, heard: reading }))
          : answer({ request, reply, heard })
      },
    })
  }
}

type Handler = (input: unknown, call: Call<never>) => unknown

const statusOf = (route: Route) => route.status ?? (route.reply ? 200 : 204)

/** Asks the handler of a route and sends what it answers: at once where it answers at once. */
function answering(host: RouteHost, route: Route, handle: Handler) {
  const status = statusOf(route)
  const ask = (around: Around) => {
    const { params, query, body } = around.request
    return handle({ params, query, body }, new RouteCall(host, around))
  }
  /** Nothing of it is returned: Fastify would await the reply once more. */
  const send = (reply: FastifyReply, answer: unknown) => {
    reply.code(status).header('cache-control', 'no-store')
    if (answer instanceof WrittenReply) void reply.type('application/json; charset=utf-8').send(answer.json)
    else void reply.send(route.reply ? answer : undefined)
  }
  const stream = async (around: Around) => {
    const events = openEventStream(around.request, around.reply)
    try {
      return events.finish(route.reply?.parse(await ask({ ...around, stream: events })))
    } catch (error) {
      if (events.fail(error)) return around.reply
      throw error
    }
  }
  return (around: Around) => {
    if (route.events && wantsEvents(around.request)) return stream(around)
    const answer = ask(around)
    if (answer instanceof Promise) return answer.then((later) => send(around.reply, later))
    return send(around.reply, answer)
  }
}

async function admitLater(actor: Promise<Actor>, admit: (actor: Actor) => void, done: (error?: Error) => void) {
  try {
    admit(await actor)
  } catch (error) {
    return done(error as Error)
  }
  done()
}

type Named = { event: string; data: unknown }

/** Reads what a person typed into a call. A handler cannot forget it, and cannot be asked before. */
function hear(
  { safety }: RouteHost,
  { freeText = [] }: Route,
  { query, body, actor }: FastifyRequest,
): SafetyReading | Promise<SafetyReading> {
  if (freeText.length === 0) return calmReading
  const fields = { ...(query as object), ...(body as object) } as Record<string, unknown>
  const typed = freeText.map((name) => fields[name]).filter((each) => typeof each === 'string' && each !== '')
  const timeZone = actor.timeZone ?? actor.user?.timeZone ?? null
  return typed.length === 0 ? calmReading : safety.read(typed.join('\n'), { timeZone })
}

type Around = { request: FastifyRequest; reply: FastifyReply; heard: SafetyReading; stream?: EventStream }

/** A class, since V8 keeps a hidden class of its own for every object literal that has a getter, until a full collection. */
class RouteCall implements Call<Named> {
  readonly actor: Actor
  readonly heard: SafetyReading
  readonly emit?: (event: Named) => void
  readonly #host: RouteHost
  readonly #around: Around
  #signal: AbortSignal | undefined

  constructor(host: RouteHost, around: Around) {
    const { request, heard, stream } = around
    this.actor = request.actor
    this.heard = heard
    this.#host = host
    this.#around = around
    if (stream) this.emit = ({ event, data }) => stream.send(event, data)
  }

  get log() {
    return this.#around.request.log
  }

  get signal() {
    this.#signal ??= abortOnLeave(this.#around.reply)
    return this.#signal
  }

  user() {
    if (!this.actor.user) throw new SignInRequired()
    return this.actor.user
  }

  reader() {
    return ownerOf(this.actor)
  }

  writer(): Owner {
    const owner = ownerOf(this.actor)
    if (owner) return owner
    const deviceId = this.actor.device?.id ?? ''
    return { kind: 'device', deviceId, scopes: this.#ensureScopes(deviceId) }
  }

  greetDevice() {
    const { device } = this.actor
    if (device && device.scopes === null) this.#ensureScopes(device.id)
  }

  #ensureScopes(deviceId: string) {
    const { request, reply } = this.#around
    return this.#host.deviceSecret.ensure(request, reply, deviceId)
  }
}

/** A `deviceId` in a query or body must be the one of the header (D2). */
function assertOwnDevice(request: FastifyRequest) {
  assertNamesCaller(request.query, request)
  assertNamesCaller(request.body, request)
}

function assertNamesCaller(part: unknown, request: FastifyRequest) {
  const named = (part as { deviceId?: unknown } | null | undefined)?.deviceId
  if (named !== undefined && named !== deviceIdOf(request)) {
    throw new BadRequest('The deviceId must equal the x-device-id header.', 'device_mismatch', [
      { path: 'deviceId', message: 'The deviceId must equal the x-device-id header.' },
    ])
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}
