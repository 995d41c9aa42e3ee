import type { PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { mostReminders } from '@lampstand/contract/reminders'
import type { Transaction } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { importIds } from '../../db/import-ids.ts'
import { liturgyInstances, prayerReminders } from '../../db/schema.ts'
import { BadRequest } from '../../errors.ts'
import type { LiturgyService } from './liturgies.ts'
import { createLiturgyStore } from './liturgy-store.ts'
import { storedDays, tooMany } from './service.ts'
import { createReminderStore } from './store.ts'

/** Takes back reminders and prayed liturgies; of a liturgy that this version does not have, the reminder alone. */
export function createRemindersImport({ isKnown }: Pick<LiturgyService, 'isKnown'>, cipher: Cipher) {
  return async (tx: Transaction, userId: string, { reminders = [], liturgies = [] }: PersonalDataImport) => {
    const parts: ImportedPart[] = []
    if (reminders.length > 0) parts.push(await importReminders())
    if (liturgies.length > 0) parts.push(await importLiturgies())
    return parts

    async function importReminders(): Promise<ImportedPart> {
      const store = createReminderStore(tx)
      const ids = reminders.map(({ id }) => id)
      const keepId = await importIds(tx, prayerReminders, userId, ids)
      const rows = reminders.map(({ id, days, liturgyTemplateId: liturgy, createdAt, ...rest }) => ({
        ...rest,
        id: keepId(id),
        days: storedDays(days),
        liturgyTemplateId: liturgy !== null && isKnown(liturgy) ? liturgy : null,
        createdAt: new Date(createdAt),
      }))
      const added = await store.add(userId, rows)
      if ((await store.count(userId)) > mostReminders) throw new BadRequest(tooMany, 'too_many')
      return { part: 'reminders', added, alreadyHere: rows.length - added, leftOut: 0 }
    }

    async function importLiturgies(): Promise<ImportedPart> {
      const store = createLiturgyStore(tx, cipher)
      const known = liturgies.filter(({ templateId }) => isKnown(templateId))
      const ids = known.map(({ id }) => id)
      const keepId = await importIds(tx, liturgyInstances, userId, ids)
      const added = await store.add(
        userId,
        known.map(({ id, triggerTime, completedAt, ...rest }) => ({
          ...rest,
          id: keepId(id),
          triggerTime: new Date(triggerTime),
          completedAt: completedAt === null ? null : new Date(completedAt),
        })),
      )
      const leftOut = liturgies.length - known.length
      return { part: 'liturgies', added, alreadyHere: known.length - added, leftOut }
    }
  }
}
