import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../../http/errors.ts'
import { type Page, sendPage } from '../../http/pages/page.ts'

/** Whether a page of ours asks, in the middle of what somebody does there; a browser on its way asks for HTML. */
export const wantsJson = ({ headers }: FastifyRequest) => headers.accept === 'application/json'

type Refusal = { status: number; error: string; code: string; page: Page }

/** Says why a step was refused to whoever asked: as a page to a person, as a problem to a page of ours. */
export const refuseAs = (request: FastifyRequest, reply: FastifyReply, { status, error, code, page }: Refusal) =>
  wantsJson(request) ? sendProblem(request, reply, { status, detail: error, code }) : sendPage(reply, status, page)
