import { loadContent } from '@lampstand/content/loader'
import { buildMeaning } from '../scripture/build-meaning.ts'

/* node scripts/build-meaning.ts: what the sentence encoder learns of themes and dangers. */

const { themes, safety } = loadContent()
await buildMeaning(themes, safety)
