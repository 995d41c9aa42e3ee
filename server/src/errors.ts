/** Failures that mean something to the product; `http/errors.ts` alone turns them into replies. `message` is fit to show. */
export abstract class ProductError extends Error {
  abstract readonly status: number
  abstract readonly code: string
}

export class NotFound extends ProductError {
  readonly status = 404
  readonly code = 'not_found'
  constructor(what: string) {
    super(`There is no such ${what}.`)
  }
}

export class SignInRequired extends ProductError {
  readonly status = 401
  readonly code = 'sign_in_required'
  constructor() {
    super('Please sign in to continue.')
  }
}

export class ActorRequired extends ProductError {
  readonly status = 401
  readonly code = 'actor_required'
  constructor() {
    super('Please sign in, or send the x-device-id header of this browser.')
  }
}

export class BadRequest extends ProductError {
  readonly status = 400
  readonly code: string
  readonly issues: readonly { path: string; message: string }[]
  constructor(message: string, code = 'bad_request', issues: readonly { path: string; message: string }[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

export class CrossSite extends ProductError {
  readonly status = 403
  readonly code = 'cross_site'
  constructor() {
    super('This request came from another site and was refused.')
  }
}

/** Something that should be there is not ready; the caller may try again. */
export class Unavailable extends ProductError {
  readonly status = 503
  readonly code = 'unavailable'
}

/** Who subscribes already is not asked to pay twice. */
export class AlreadySubscribed extends ProductError {
  readonly status = 409
  readonly code = 'already_subscribed'
  constructor() {
    super('You already subscribe to Pro. Nothing was charged again.')
  }
}

/** The payment provider does not answer; nothing was changed by the call. */
export class PaymentsDown extends ProductError {
  readonly status = 502
  readonly code = 'payments_down'
  constructor() {
    super('The payment provider could not be reached. You have not been charged. Please try again.')
  }
}

/** A plan that the caller does not have opens it (D7). */
export class NeedsPro extends ProductError {
  readonly status = 403
  readonly code = 'needs_pro'
  constructor(what: string) {
    super(`${what} belongs to the Pro plan. Upgrade to Pro to use it.`)
  }
}

/** Too much is asked at the moment; `retryAfter` is in seconds. */
export class Busy extends ProductError {
  readonly status = 429
  readonly code = 'quota_exceeded'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(`quota_exceeded: The AI service is busy right now. Please try again in ${inWords(retryAfter)}.`)
    this.retryAfter = retryAfter
  }
}

const inWords = (seconds: number) => {
  if (seconds < 50) return `${Math.max(1, Math.ceil(seconds))} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** The caller went away; nobody reads the answer. */
export class Left extends ProductError {
  readonly status = 499
  readonly code = 'left'
  constructor() {
    super('The request was abandoned.')
  }
}
