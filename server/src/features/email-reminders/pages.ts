import { zoneNames } from '@lampstand/contract/time-zones'
import { type Html, html } from '../../http/pages/html.ts'
import { messagePage } from '../../http/pages/message.ts'
import type { Page } from '../../http/pages/page.ts'
import type { RequestRow, SubscriptionRow } from './store.ts'
import { twelveHour } from './texts.ts'

const timesOf = (times: readonly string[]) => times.map(twelveHour).join(', ')
const zoneName = (zone: string) => zone.replaceAll('_', ' ')
const home = { label: 'Go to Lampstand', href: '/' }
const ownReminders = { label: 'Your reminders', href: '/reminders' }
const tokenField = (token: string) => html`<input type="hidden" name="token" value="${token}">`

export const confirmPage = ({ email, prayerTimes, timeZone }: RequestRow, token: string): Page => ({
  title: 'Confirm your reminders',
  main: html`<h1>Do you want these reminders?</h1>
<p class="lead">Prayer reminders to <strong class="address">${email}</strong>, every day at ${timesOf(prayerTimes)} (${zoneName(timeZone)}).</p>
<form method="post" action="/api/mail/confirm" class="form">
${tokenField(token)}
<button type="submit">Yes, send them</button>
</form>
<div class="ways">
<form method="post" action="/api/mail/decline">
${tokenField(token)}
<button type="submit" class="quiet">No, and never ask this address again</button>
</form>
</div>`,
})

export const confirmedPage = ({ email, prayerTimes, timeZone }: SubscriptionRow, token: string): Page => ({
  title: 'Your reminders are on',
  main: html`<h1>Your reminders are on</h1>
<p class="lead">They go to <strong class="address">${email}</strong>, every day at ${timesOf(prayerTimes)} (${zoneName(timeZone)}). Each carries a link to change or end them.</p>
<p class="next"><a class="button" href="${home.href}">${home.label}</a></p>
<div class="ways"><a class="quiet" href="/api/mail/preferences?token=${token}">Change times or pause</a></div>`,
})

export const declinedPage = (): Page =>
  messagePage({ title: 'We will not write again', text: 'Nothing more will be sent to you.', action: home })

export const endedLinkPage = (): Page =>
  messagePage({
    title: 'This link no longer works',
    text: 'It was already used, it has expired, or what it was for is gone. Nothing was changed. Whoever set up the reminders can see on their page what is sent, and can have a new link sent.',
    action: ownReminders,
  })

export const unsubscribePage = ({ email }: SubscriptionRow, token: string): Page => ({
  title: 'Unsubscribe',
  main: html`<h1>End these reminders?</h1>
<p class="lead">Nothing more will be sent to <strong class="address">${email}</strong>.</p>
<form method="post" action="/api/mail/unsubscribe" class="form">
${tokenField(token)}
<button type="submit">Unsubscribe</button>
</form>
<div class="ways"><a class="quiet" href="/api/mail/preferences?token=${token}">Change times or pause instead</a></div>`,
})

export const unsubscribedPage = (token: string): Page => ({
  title: 'Unsubscribed',
  main: html`<h1>You are unsubscribed</h1>
<p class="lead">No more reminders are sent to this address.</p>
<div class="ways"><a class="quiet" href="/api/mail/preferences?token=${token}">That was a mistake: start them again</a></div>`,
})

type Preferences = {
  row: SubscriptionRow
  token: string
  saved?: boolean
  error?: string | undefined
  typed?: readonly string[]
}

/** Five places for times; empty ones are left out. */
export const preferencesPage = ({ row, token, saved, error, typed = row.prayerTimes }: Preferences): Page => ({
  title: error ? 'Please check: reminders' : 'Reminders',
  main: html`<h1>Your reminders</h1>
<p class="lead">They go to <strong class="address">${row.email}</strong>.</p>
${saved && html`<p class="hint" role="status">${row.isActive ? 'Saved. Your reminders are on.' : 'Saved. No reminders are sent.'}</p>`}
${error !== undefined && html`<p id="fault" class="fault" role="alert">${error}</p>`}
<form method="post" action="/api/mail/preferences" class="form" novalidate>
${tokenField(token)}
<fieldset class="times"><legend>Times, one to five a day</legend>
${[0, 1, 2, 3, 4].map((place) => timeField(place, typed[place] ?? ''))}
</fieldset>
<label for="zone">Time zone</label>
<input id="zone" name="timeZone" value="${row.timeZone}" list="zones" autocapitalize="none" spellcheck="false" maxlength="60" required>
<datalist id="zones">${zoneNames().map((zone) => html`<option value="${zone}"></option>`)}</datalist>
<label class="choice"><input type="checkbox" name="active" value="yes"${row.isActive && html` checked`}> Send reminders</label>
<label class="choice"><input type="checkbox" name="discreet" value="yes"${row.discreet && html` checked`}> Discreet subjects, with no religious words</label>
<button type="submit">Save</button>
</form>
<div class="ways"><a class="quiet" href="/api/mail/unsubscribe?token=${token}">Unsubscribe</a></div>`,
})

const timeField = (place: number, value: string): Html =>
  html`<input name="time${place}" type="time" value="${value}" aria-label="Time ${place + 1}">`
