import { draftOf } from '../../api/drafts.ts'

/** What was typed of a request that is not added yet. */
export const newRequestDraft = draftOf('prayer request')
