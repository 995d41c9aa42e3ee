import { html } from './html.ts'
import type { Page } from './page.ts'

export type ShownMail = { to: string; subject: string; text: string; sentAt: Temporal.Instant }

/** The mail of a server that runs on one's own machine, newest first. */
export const mailboxPage = (mails: readonly ShownMail[]): Page => ({
  title: 'Mailbox',
  main: html`<h1>Mailbox</h1>
<p class="lead">Mail does not leave this computer. The last messages are shown here instead, until Lampstand stops.</p>
${mails.length === 0 ? html`<p class="hint">There is no mail yet.</p>` : html`<ol class="mails">${mails.map(mailItem)}</ol>`}`,
})

const mailItem = ({ to, subject, text, sentAt }: ShownMail) => html`<li>
<h2>${subject}</h2>
<p class="envelope">To ${to} · <time datetime="${sentAt.toString()}">${timeOf(sentAt)}</time></p>
<pre>${text}</pre>
</li>`

const timeOf = (instant: Temporal.Instant) => `${instant.toString({ smallestUnit: 'second' }).slice(11, 19)} UTC`
