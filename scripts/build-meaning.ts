import { loadContent } from '@lampstand/content/loader'
import { buildMeaning } from '../scripture/build-meaning.ts'

/* node scripts/build-meaning.ts: what the sentence encoder learns from the phrasings of the themes. */

await buildMeaning(loadContent().themes)
