import { Problem } from './contract.ts'

/** A reply that is no success. The message is the status, a colon, a space, and the body's text or, without one, the status text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** What the server said in the product's form; `problem.error` is fit to show. */
  readonly problem: Problem | undefined

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.problem = problemIn(body)
  }
}

/** The sentence that the server meant for the person, if it sent one; a code that stands before it is for programs. */
export const shownMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.error.replace(`${error.problem.code}: `, '') : undefined

/** Whether a call was refused because it is part of Pro. */
export const needsPro = (error: unknown): boolean => error instanceof ApiError && error.problem?.code === 'needs_pro'

function problemIn(body: string): Problem | undefined {
  try {
    return Problem.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
