import type { PersonalDataExport } from '@lampstand/contract/personal-data'
import { type AccountDeletion, header, ImportedPart } from '@lampstand/contract/personal-data-file'
import * as z from 'zod/mini'
import { send } from '../../api/calls.ts'

export { AccountDeletion, deletionWord, mostImportBytes } from '@lampstand/contract/personal-data-file'

/** Tells an export from any other file. */
export const ExportFile = z.looseObject(header)
export type ExportFile = z.infer<typeof ExportFile>

/*
 * The rows of an export are handed over and taken back unread here: the server checks them, and the schemas of all that a person
 * may keep do not travel with the page.
 */
export const personalData = {
  export: async () => (await send('POST', '/api/account/export')) as PersonalDataExport,
  import: async (file: ExportFile) => z.array(ImportedPart).parse(await send('POST', '/api/account/import', file)),
  delete: async (body: AccountDeletion) => void (await send('POST', '/api/account/delete', body)),
}
