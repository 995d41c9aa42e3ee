import { html } from './html.ts'
import type { Page } from './page.ts'

type Message = { title: string; text: string; action: { label: string; href: string } }

/** A page that says what happened and the one thing to do next. */
export const messagePage = ({ title, text, action }: Message): Page => ({
  title,
  main: html`<h1>${title}</h1>
<p class="lead">${text}</p>
<p class="next"><a class="button" href="${action.href}">${action.label}</a></p>`,
})

/** Asks before signing out, for a visit that did not come from our own pages. */
export const signOutPage = (): Page => ({
  title: 'Sign out?',
  main: html`<h1>Sign out?</h1>
<p class="lead">What you saved stays with your account and will be there when you sign in again.</p>
<form method="post" action="/api/logout" class="form">
<button type="submit">Sign out</button>
</form>
<div class="ways"><a class="quiet" href="/">Stay signed in</a></div>`,
})
