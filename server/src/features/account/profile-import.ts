import type { PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { users } from '../../db/schema.ts'
import { knownZone } from '../../wall-clock.ts'

/**
 * Takes back what the person had settled about themselves, where nothing is settled here: a name that is given stays. Of two
 * answers the more private one holds, so an AI that was switched off and mail that was discreet are so again.
 */
export async function importProfile(
  tx: Transaction,
  userId: string,
  { account: file }: PersonalDataImport,
): Promise<ImportedPart[]> {
  if (!file) return []
  const { firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled } = users
  const columns = { firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled }
  const [here] = await tx.select(columns).from(users).where(eq(users.id, userId))
  if (!here) return []
  const zone = file.timeZoneIsChosen && file.timeZone !== null ? knownZone(file.timeZone) : null
  const isNew = zone !== null && !here.timeZoneIsChosen
  const settled = {
    firstName: here.firstName ?? (file.firstName || null),
    lastName: here.lastName ?? (file.lastName || null),
    timeZone: isNew ? zone : here.timeZone,
    timeZoneIsChosen: here.timeZoneIsChosen || isNew,
    discreet: here.discreet || file.discreet,
    aiEnabled: here.aiEnabled && file.aiEnabled,
  }
  const isChanged = JSON.stringify(settled) !== JSON.stringify(here)
  if (isChanged) await tx.update(users).set(settled).where(eq(users.id, userId))
  return [{ part: 'profile', added: isChanged ? 1 : 0, alreadyHere: isChanged ? 0 : 1, leftOut: 0 }]
}
