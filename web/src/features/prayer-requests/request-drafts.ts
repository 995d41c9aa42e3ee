import { draftOf, type FormDraft } from '../../api/drafts.ts'

/** What was typed of a request that is not added yet. */
export const newRequestDraft = draftOf('prayer request')

/** What was typed of a change that is not saved yet. */
export const changeDraft = (id: string): FormDraft => draftOf(`prayer request ${id}`)
