import { personalDataRoutes } from '@lampstand/contract/personal-data'
import { callsOf } from '../../api/calls.ts'

export { AccountDeletion, deletionWord, mostImportBytes, PersonalDataImport } from '@lampstand/contract/personal-data'

export const personalData = callsOf(personalDataRoutes)
