import type { PersonalData } from '@lampstand/contract/personal-data'
import { type Html, html } from '../../http/pages/html.ts'
import type { Page } from '../../http/pages/page.ts'

type Kept = PersonalData['savedScriptures'][number]
type Request = PersonalData['prayerRequests'][number]
type Prayed = PersonalData['liturgies'][number]

/** What a person wrote and kept, to read and to print: newest first, dates in their zone. */
export function journalPage(data: PersonalData, timeZone: string): Page {
  const { account, prayerRequests, savedScriptures, liturgies } = data
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  const dateOf = (instant: string) => html`<time datetime="${instant}">${day.format(new Date(instant))}</time>`
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.email

  const verse = ({ challenge, text, reference, savedAt }: Kept) => html`<li>
<h3 dir="auto">${challenge}</h3>
<blockquote><p>${text}</p><footer>${reference}, World English Bible</footer></blockquote>
<p class="envelope">Kept ${dateOf(savedAt)}</p>
</li>`

  const request = ({ name, prayerText, notes, createdAt, answeredDate }: Request) => html`<li>
<h3 dir="auto">${name}</h3>
<p class="words" dir="auto">${prayerText}</p>
${notes === null ? '' : html`<p class="words" dir="auto">${notes}</p>`}
<p class="envelope">Since ${dateOf(createdAt)}${answeredDate === null ? '' : html`, answered ${dateOf(answeredDate)}`}</p>
</li>`

  const liturgy = ({ name, reference, userReflection, completedAt, triggerTime }: Prayed) => html`<li>
<h3>${name}</h3>
<p class="hint">${reference}</p>
${userReflection === null ? '' : html`<p dir="auto" class="words">${userReflection}</p>`}
<p class="envelope">Prayed ${dateOf(completedAt ?? triggerTime)}</p>
</li>`

  return {
    title: 'Journal',
    main: html`<h1>Journal</h1>
<p class="lead"${name === null ? '' : html` dir="auto"`}>${name}</p>
<p class="hint on-screen">To keep it on paper or as a PDF, use your browser’s Print. This page is made for you alone and is not stored.</p>
${section('Prayer Requests', prayerRequests.map(request), 'No prayer requests are kept yet.')}
${section('Saved Scriptures', savedScriptures.map(verse), 'No scriptures are saved yet.')}
${section(
  'Liturgies',
  liturgies.filter(({ isCompleted }) => isCompleted).map(liturgy),
  'No liturgies have been prayed to the end yet.',
)}
<p class="ways on-screen"><a class="quiet" href="/account">Back to your account</a></p>`,
  }
}

const section = (title: string, entries: readonly Html[], none: string) => html`<section class="part">
<h2>${title}</h2>
${entries.length === 0 ? html`<p class="hint">${none}</p>` : html`<ol class="entries">${entries}</ol>`}
</section>`
