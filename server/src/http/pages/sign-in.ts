import { type Html, html } from './html.ts'
import type { Page } from './page.ts'

type Field = {
  /** What the person typed before, shown again after an error. */
  typed?: string
  error?: string | undefined
}

type EmailPage = Field & { returnTo: string }

/** The first page of a sign-in by mail: one text box, labelled Email. */
export const emailPage = ({ typed = '', error, returnTo }: EmailPage): Page => ({
  title: error ? 'Please check: sign in' : 'Sign in',
  main: html`<h1>Sign in</h1>
<p class="lead">Enter your email address and we will send you a six-digit code. There is no password to remember, and your first visit creates your account.</p>
<form method="post" action="/api/login" class="form" novalidate>
${returnToField(returnTo)}
<label for="email">Email</label>
${errorLine(error)}
<input id="email" name="email" type="email" value="${typed}" autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254" required autofocus${wiring(error)}>
<button type="submit">Send me a code</button>
</form>`,
})

type CodePage = Field & {
  email: string
  returnTo: string
  /** Set on a server of one's own, where no mail leaves the machine. */
  hint: string | undefined
}

/** The second page: one text box, labelled Code. */
export const codePage = ({ email, returnTo, hint, typed = '', error }: CodePage): Page => ({
  title: error ? 'Please check: enter your code' : 'Enter your code',
  main: html`<h1>Check your mail</h1>
<p class="lead">We sent a six-digit code to <strong class="address">${email}</strong>. It works for 10 minutes, in this browser.</p>
${hint && html`<p class="hint">${hint}</p>`}
<form method="post" action="/api/login/code" class="form" novalidate>
${returnToField(returnTo)}
<label for="code">Code</label>
${errorLine(error)}
<input id="code" class="code" name="code" type="text" value="${typed}" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required autofocus${wiring(error)}>
<button type="submit">Sign in</button>
</form>
<div class="ways">
<form method="post" action="/api/login">
${returnToField(returnTo)}
<input type="hidden" name="email" value="${email}">
<button type="submit" class="quiet">Send a new code</button>
</form>
<a class="quiet" href="${loginPath(returnTo)}">Use another address</a>
</div>`,
})

/** Where a sign-in starts, going on to a page of our own afterwards. */
export const loginPath = (returnTo: string) => withReturnTo('/api/login', returnTo)

export const codePath = (returnTo: string) => withReturnTo('/api/login/code', returnTo)

const withReturnTo = (path: string, returnTo: string) =>
  returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`

const returnToField = (returnTo: string) =>
  returnTo !== '/' && html`<input type="hidden" name="returnTo" value="${returnTo}">`

const errorLine = (error: string | undefined): Html | undefined =>
  error === undefined ? undefined : html`<p id="fault" class="fault" role="alert">${error}</p>`

const wiring = (error: string | undefined) => error !== undefined && html` aria-invalid="true" aria-describedby="fault"`
