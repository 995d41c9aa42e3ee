import { createHash } from 'node:crypto'
import type { Content } from '@lampstand/content/loader'
import { formatReference } from '@lampstand/scripture/references'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { BibleText } from '@lampstand/scripture/text'
import * as z from 'zod/mini'
import { deliveryKinds } from '../../db/schema.ts'
import type { Words } from '../../platform/mail/message.ts'
import { reminderHtml } from '../../platform/mail/template.ts'
import { startingOffset } from '../../rotation.ts'
import type { DeliveryKind } from './kinds.ts'

/** What the outbox keeps of a reminder: enough to say the same words at every try. */
const Data = z.object({
  subscriptionId: z.string(),
  localDate: z.string(),
  time: z.string(),
  kind: z.enum(deliveryKinds),
  sequence: z.string(),
  timeZone: z.string(),
  /** Present for the first of its kind on its day, which alone carries words beside the passage. */
  firstOfKind: z.optional(z.string()),
  discreet: z.optional(z.string()),
})

/** How a kind presents itself; `discreet` holds no religious word. */
const faces: Record<
  DeliveryKind,
  { title: string; discreet: string; wordsTitle: string; action: string; path: string }
> = {
  'morning prayer': {
    title: 'Morning prayer',
    discreet: 'A note for your morning',
    wordsTitle: 'Pray with these words',
    action: 'Begin your morning',
    path: '/home',
  },
  'midday reflection': {
    title: 'Midday reflection',
    discreet: 'A pause at midday',
    wordsTitle: 'To think over',
    action: 'Pause for a prayer',
    path: '/prayer',
  },
  'afternoon guidance': {
    title: 'Afternoon guidance',
    discreet: 'A note for your afternoon',
    wordsTitle: 'For the rest of the day',
    action: 'Find a word for what you face',
    path: '/scripture',
  },
  'evening thanks': {
    title: 'Evening thanks',
    discreet: 'A note for your evening',
    wordsTitle: 'Pray with these words',
    action: 'Pause for a prayer',
    path: '/prayer',
  },
}

const neutralPreview = 'Open it when you have a quiet minute.'
/** The pools turn over in this many days at least, so that none of their texts comes twice within thirty. */
const leastTurn = 31

type Parts = {
  content: Content
  text: BibleText
  retriever: Pick<Retriever, 'offered'>
  publicUrl: URL
  /** Token of a subscription for the links of its messages. */
  tokenOf: (subscriptionId: string) => string
}

/**
 * The words of reminders. A passage comes again only after all others, by the count of the subscription's messages: at five a day
 * after fifty days.
 */
export function createReminderTexts({ content, text, retriever, publicUrl, tokenOf }: Parts) {
  // Shuffled once for all: neighbors in the Bible are not neighbors in the week.
  const deck = retriever.offered('daily').toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))
  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))
  const pools: Record<DeliveryKind, readonly (readonly string[])[]> = {
    'morning prayer': content.mornings.prayer.map((entry) => apart(entry.content)),
    'midday reflection': content.reminders['midday reflection'].map((line) => [line]),
    'afternoon guidance': content.reminders['afternoon guidance'].map((line) => [line]),
    'evening thanks': content.reminders['evening thanks'].map((line) => [line]),
  }

  const quoted = new Map<string, { scripture: string; reference: string; note: string }>()
  const address = (path: string) => new URL(path, publicUrl).href
  const preferencesAddress = address('/api/mail/preferences?token=')
  const actions = new Map(Object.values(faces).map(({ path }) => [path, address(path)]))

  function passageOf(subscriptionId: string, sequence: number) {
    const ref = deck[(startingOffset(subscriptionId) + sequence) % Math.max(1, deck.length)]
    if (ref === undefined) throw new Error('no passage may be offered')
    const known = quoted.get(ref)
    if (known) return known
    const passage = { scripture: text.quote(ref), reference: formatReference(ref), note: notes.get(ref) ?? '' }
    quoted.set(ref, passage)
    return passage
  }

  function wordsOf(kind: DeliveryKind, subscriptionId: string, localDate: string): readonly string[] {
    const pool = pools[kind]
    const day = Math.floor(Date.parse(localDate) / 86_400_000)
    return pool[(day + startingOffset(subscriptionId, kind)) % Math.max(leastTurn, pool.length)] ?? []
  }

  return {
    compose(given: Readonly<Record<string, string>>): Words {
      const { subscriptionId, localDate, time, kind, sequence, timeZone, firstOfKind, discreet } = z.parse(Data, given)
      const face = faces[kind]
      const { scripture, reference, note } = passageOf(subscriptionId, Number(sequence))
      const words = firstOfKind === undefined ? [] : wordsOf(kind, subscriptionId, localDate)
      const token = tokenOf(subscriptionId)
      const unsubscribe = new URL(`/api/mail/unsubscribe?token=${token}`, publicUrl)
      const preferences = preferencesAddress + token
      const action = actions.get(face.path) ?? publicUrl.href
      const occasion = dayName(localDate)
      const isDiscreet = discreet !== undefined
      const shown = { time: twelveHour(time), zone: timeZone.replaceAll('_', ' ') }
      return {
        subject: `${face.title}: ${reference}`,
        discreetSubject: face.discreet,
        discreet: isDiscreet,
        headers: { 'List-Id': `Lampstand reminders <reminders.${publicUrl.hostname}>` },
        unsubscribe,
        text: [
          `${face.title}, ${occasion}`,
          `${scripture}\n\n    ${reference} (World English Bible)`,
          note,
          ...(words.length > 0 ? [`${face.wordsTitle}:`, words.join('\n')] : []),
          `${face.action}: ${action}`,
          `You asked for this at ${shown.time} (${shown.zone}).\nChange times or pause: ${preferences}\nUnsubscribe: ${unsubscribe.href}\n`,
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
        html: reminderHtml({
          ...shown,
          title: face.title,
          preview: isDiscreet ? neutralPreview : opening(scripture),
          occasion,
          scripture,
          reference,
          note,
          words,
          wordsTitle: face.wordsTitle,
          action: face.action,
          actionHref: action,
          preferencesHref: preferences,
          unsubscribeHref: unsubscribe.href,
        }),
      }
    },
  }
}

const digest = (ref: string) => createHash('sha256').update(ref).digest('hex')

/** Paragraphs with an empty line between them. */
const apart = (paragraphs: readonly string[]) => paragraphs.flatMap((one, at) => (at === 0 ? [one] : ['', one]))

const dayNames = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const dayName = (date: string) => dayNames.format(Date.parse(date))

/** `14:00` as `2:00 PM`. */
export function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The first words, at most 120 characters, cut between two. */
const opening = (text: string) => (text.length <= 120 ? text : `${text.slice(0, 119).replace(/\s+\S*$/, '')}…`)
