import { eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/client.ts'
import { emailDeliveries, emailPrayerSubscriptions as subscriptions } from '../../db/schema.ts'
import type { MailEvent, MailLedger } from '../../platform/mail/ledger.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { createReminderStore } from './store.ts'

/** How reminders follow their messages: `about` is `subscription/date/time`. */
export function createReminderLedger(orm: Orm, suppressions: Suppressions): Required<Omit<MailLedger, 'compose'>> {
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
      const sent = events.filter(({ outcome }) => outcome === 'sent')
      await noteSent(tx, sent)
      for (const { outcome, reason, about } of events) {
        if (outcome === 'failed' && reason === 'refused') await noteRefusal(tx, idOf(about))
      }
    },
  }

  /** A refusal can be meant for all our mail, not for this address: three within a month, and it is left in peace. */
  async function noteRefusal(tx: Transaction, id: string) {
    const [row] = await tx
      .select({ hash: subscriptions.addressHash })
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
    if (row) await suppressions.countSoftReturn(tx, row.hash)
  }
}

async function writeLines(tx: Transaction, events: readonly MailEvent[]) {
  const rows = events.map(({ about, outcome, reason, at }) => {
    const [id, date, time] = (about ?? '').split('/')
    return { id, date, time, outcome, reason, at: at.toString() }
  })
  await tx
    .update(emailDeliveries)
    .set({ status: sql`r.outcome`, reason: sql`r.reason`, endedAt: sql`r.at` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, date date, "time" text, outcome text, reason text, at timestamptz)`,
    )
    .where(
      sql`${emailDeliveries.subscriptionId} = r.id and ${emailDeliveries.localDate} = r.date and ${emailDeliveries.time} = r."time"`,
    )
}

async function noteSent(tx: Transaction, events: readonly MailEvent[]) {
  if (events.length === 0) return
  const rows = [
    ...new Map(events.map(({ about, at }) => [idOf(about), { id: idOf(about), at: at.toString() }])).values(),
  ]
  await tx
    .update(subscriptions)
    .set({ lastEmailSent: sql`r.at` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, at timestamptz)`)
    .where(sql`${subscriptions.id} = r.id`)
}

const idOf = (about: string | null) => about?.split('/', 1)[0] ?? ''
