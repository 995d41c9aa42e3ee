/** What Stripe refuses, as its errors are. */
export class Refused extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, body: { type: string; code?: string; param?: string; message: string }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const missing = (what: string, id: string, param: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  })
