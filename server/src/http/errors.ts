import { STATUS_CODES } from 'node:http'
import type { Problem } from '@lampstand/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { BadRequest, Busy, ProductError } from '../errors.ts'
import { messagePage } from './pages/message.ts'
import { sendPage } from './pages/page.ts'

type Failure = Pick<Problem, 'status' | 'detail' | 'code'> & { issues?: Problem['issues']; retryAfter?: number }

/** Every failure of a call under `/api` leaves through here, as `application/problem+json`. A 5xx never tells its cause. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
    // Whoever asked for a page is a person, and reads the error as one.
    if (request.method === 'GET' && !isCall(request)) return sendPage(reply, failure.status, faultPage(failure.detail))
    return sendProblem(request, reply, failure)
  })
}

/** Whether a request is for the calls, by the route it came to or else by its address. */
export const isCall = ({ routeOptions, url }: FastifyRequest) =>
  /^\/api(\/|\?|$)/i.test(routeOptions.url ?? decoded(url))

function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

const faultPage = (text: string) =>
  messagePage({ title: 'Something went wrong', text, action: { label: 'Try again', href: '/' } })

/** The body that a failure has on the wire; what is a fault of ours is logged. */
export function problemOf(request: FastifyRequest, error: unknown): Problem {
  const failure = failureOf(error as FastifyError)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  return problemFrom(request, failure)
}

function problemFrom(request: FastifyRequest, { status, detail, code, issues }: Failure): Problem {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, detail, error: detail, code, requestId: request.id }
  return issues ? { ...problem, issues } : problem
}

/** Answers a failure in the one form that every caller knows. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  const problem = problemFrom(request, failure)
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return reply
    .code(failure.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem)
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof ProductError) {
    const { status, message: detail, code } = error
    if (error instanceof Busy) return { status, detail, code, retryAfter: error.retryAfter }
    const issues = error instanceof BadRequest && error.issues.length > 0 ? [...error.issues] : undefined
    return issues ? { status, detail, code, issues } : { status, detail, code }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'This value does not fit.',
    }))
    return { status: 400, detail: sentenceOf(issues), code: 'invalid_input', issues }
  }
  return transportFailure(error)
}

/** What Fastify itself refuses before a route is reached. */
const transportFailures: ReadonlyMap<number, Omit<Failure, 'status'>> = new Map([
  [400, { detail: 'The request could not be read. Is its JSON well formed?', code: 'malformed' }],
  [413, { detail: 'That is too much at once. Please send less.', code: 'too_large' }],
  [415, { detail: 'Please send the body as application/json.', code: 'unsupported_media_type' }],
])

function transportFailure({ statusCode = 500, message }: FastifyError): Failure {
  if (statusCode === 429) return { status: 429, detail: message, code: 'too_many_requests' }
  const known = transportFailures.get(statusCode)
  if (known) return { status: statusCode, ...known }
  return { status: 500, detail: 'Something went wrong on our side. Please try again.', code: 'internal' }
}

function sentenceOf(issues: readonly { path: string; message: string }[]): string {
  const [first] = issues
  if (!first) return 'The request does not fit.'
  return first.path === '' || /[.!?]$/.test(first.message) ? first.message : `${first.path}: ${first.message}.`
}
