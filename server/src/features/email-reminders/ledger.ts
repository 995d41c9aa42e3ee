import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm, Transaction } from '../../db/client.ts'
import { emailDeliveries, emailPrayerSubscriptions as subscriptions } from '../../db/schema.ts'
import type { MailEvent, MailLedger } from '../../platform/mail/ledger.ts'
import { messageIdOf } from '../../platform/mail/message.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { createReminderStore } from './store.ts'

/** The name of a reminder's message in the outbox, and the first part of its key. */
export const mailKind = 'prayer-reminder'

/** A message comes back within days, or not at all. */
const comesBackWithin = { hours: 7 * 24 }

type Parts = {
  orm: Orm
  suppressions: Suppressions
  clock: Clock
  /** Host of the program's public address, as in Message-IDs. */
  host: string
}

/** How reminders follow their messages: `about` is `subscription/date/time`. */
export function createReminderLedger({ orm, suppressions, clock, host }: Parts): Required<Omit<MailLedger, 'compose'>> {
  return {
    async unwanted(messages) {
      const ids = [...new Set(messages.map(({ about }) => idOf(about)))]
      const statuses = new Map((await createReminderStore(orm).statusesOf(ids)).map((row) => [row.id, row]))
      return new Map(
        messages.flatMap(({ key, about }): (readonly [string, string])[] => {
          const status = statuses.get(idOf(about))
          if (!status?.isActive) return [[key, 'stopped']]
          return status.suppressed === null ? [] : [[key, 'suppressed']]
        }),
      )
    },

    async record(tx, events) {
      await writeLines(tx, events)
      const refused = events.filter(({ outcome, reason }) => outcome === 'failed' && reason === 'refused')
      if (refused.length > 0) await noteRefusals(tx, refused)
    },

    async returned(tx, { addressHash, messageId }) {
      const store = createReminderStore(tx)
      const since = new Date(clock.now().subtract(comesBackWithin).epochMilliseconds)
      const sent = await store.sentSince(addressHash, since)
      const isIt = ({ subscriptionId, localDate, time }: (typeof sent)[number]) =>
        messageIdOf(`${mailKind}/${subscriptionId}/${localDate}/${time}`, host) === messageId
      // Where nobody says which it was, it was most likely the last; told twice, it is the same one.
      const line = messageId === null ? sent[0] : sent.find(isIt)
      if (line) await store.noteReturned(line)
    },
  }

  /** A refusal can be meant for all our mail, not for this address: three within a month, and it is left in peace. */
  async function noteRefusals(tx: Transaction, refused: readonly MailEvent[]) {
    const ids = refused.map(({ about }) => idOf(about))
    const rows = await tx
      .select({ id: subscriptions.id, hash: subscriptions.addressHash })
      .from(subscriptions)
      .where(inArray(subscriptions.id, ids))
    const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
    // In one order everywhere: two processes that count the same addresses must not wait for each other.
    for (const hash of ids.flatMap((id) => hashes.get(id) ?? []).sort()) await suppressions.countSoftReturn(tx, hash)
  }
}

/** The lines of the ledger, and when each subscription was last sent to. */
async function writeLines(tx: Transaction, events: readonly MailEvent[]) {
  const rows = events.map(({ about, outcome, reason, at }) => {
    const [id, date, time] = (about ?? '').split('/')
    return { id, date, time, outcome, reason, at: at.toString() }
  })
  const ended = tx.$with('ended').as(
    tx
      .update(emailDeliveries)
      .set({ status: sql`r.outcome`, reason: sql`r.reason`, endedAt: sql`r.at` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, date date, "time" text, outcome text, reason text, at timestamptz)`,
      )
      .where(
        sql`${emailDeliveries.subscriptionId} = r.id and ${emailDeliveries.localDate} = r.date and ${emailDeliveries.time} = r."time"`,
      )
      .returning({ id: emailDeliveries.subscriptionId, status: emailDeliveries.status, at: emailDeliveries.endedAt }),
  )
  await tx
    .with(ended)
    .update(subscriptions)
    .set({ lastEmailSent: ended.at })
    .from(ended)
    .where(and(eq(subscriptions.id, ended.id), eq(ended.status, 'sent')))
}

const idOf = (about: string | null) => about?.split('/', 1)[0] ?? ''
