import type { Content } from '@lampstand/content/loader'
import type { Passage, Verse } from '@lampstand/contract/scripture'
import { formatReference, parseReference } from '@lampstand/scripture/references'
import type { Finding, FindOptions, Retriever } from '@lampstand/scripture/retrieval'
import type { BibleText } from '@lampstand/scripture/text'
import { BadRequest, Unavailable } from '../../errors.ts'
import { chooseCrisis } from '../../safety/crisis.ts'
import type { SafetyReading } from '../../safety/safety.ts'
import type { VerseRow } from './store.ts'

type Parts = {
  content: Content
  text: BibleText
  retriever: Retriever
  /** Finds passages for a sentence, by the best means at hand. */
  find: (query: string, options: FindOptions) => Promise<Finding>
}

/** Verses that one call may ask for; the longest chapter has 176. */
const longestPassage = 200
const tooLong = 'That is too much at once. Please ask for a chapter or less.'

/** `recentlyShown`: passages shown lately; another `seed` may bring another passage. */
type Preferences = { recentlyShown: readonly string[]; seed: string; heard: SafetyReading }

export type Library = ReturnType<typeof createLibrary>

/** The curated passages with their text: everything here that is shown as scripture comes from `text`. */
export function createLibrary({ content, text, retriever, find }: Parts) {
  const entries = new Map(content.passages.map((entry) => [entry.ref, entry]))
  const themesOf = groupThemes(content.themes)
  const gentleThemesOf = groupThemes(content.themes.filter((theme) => gentle.has(theme.class)))
  const names = new Map(content.themes.map(({ id, name }) => [id, name]))
  /** What stands above a passage that nobody asked for: the label it names, else its first gentle theme. */
  const labelOf = (ref: string): string | undefined => {
    const label = entries.get(ref)?.label
    return label === undefined ? gentleThemesOf.get(ref)?.[0] : names.get(label ?? '')
  }
  const challengeThemes = new Map(content.challenges.map(({ name, theme }) => [fold(name), theme]))
  const quote = (id: string) => (text.has(id) ? { text: text.quote(id), reference: formatReference(id) } : undefined)

  /** A passage chosen for somebody in this danger. */
  function inCrisis(heard: SafetyReading, recentlyShown: readonly string[]): string | undefined {
    const refs = chooseCrisis(content.crises, heard)
      .passages.map(({ ref }) => ref)
      .filter((ref) => entries.has(ref))
    return refs.find((ref) => !recentlyShown.includes(ref)) ?? refs[0]
  }

  /** A passage for words that were not understood: it suits anybody. */
  function forAnybody(recentlyShown: readonly string[]): string {
    const refs = content.general.passages.map(({ ref }) => ref).filter((ref) => entries.has(ref))
    const ref = refs.find((each) => !recentlyShown.includes(each)) ?? refs[0]
    if (ref === undefined) throw new Unavailable('No scripture is available at the moment. Please try again later.')
    return ref
  }

  return {
    isCurated: (id: string) => entries.has(id),
    offered: (kind: 'daily' | 'random') => retriever.offered(kind),

    /** The exact text and written reference of a passage, curated or not; undefined where there is none. */
    quote,

    /** The first theme that a passage speaks to, for somebody who keeps it already. */
    themeOf: (id: string) => themesOf.get(id)?.[0],

    /** `theme`: the name under which it was found; else one that may greet anybody, where it has such a one. */
    verse(id: string, theme = labelOf(id)): Verse {
      return { id, text: text.quote(id), reference: formatReference(id), ...(theme !== undefined && { theme }) }
    },

    /** A fitting passage; `recentlyShown` ones only when there is no other as fitting. */
    async answer(
      challenge: string,
      { recentlyShown, seed, heard }: Preferences,
    ): Promise<{ verseId: string; theme?: string }> {
      const listed = challengeThemes.get(fold(challenge))
      const urgent = heard.level === 'crisis' ? inCrisis(heard, recentlyShown) : undefined
      if (urgent !== undefined) return { verseId: urgent }
      if (heard.language !== null && listed === undefined) return { verseId: forAnybody(recentlyShown) }
      const search = async (exclude: ReadonlySet<string>) => {
        const options = { count: 1, seed, exclude }
        return listed === undefined ? find(challenge, options) : retriever.forTheme(listed, options)
      }
      const first = await search(new Set(recentlyShown))
      const finding = first.results.length > 0 ? first : await search(new Set())
      const [best] = finding.results
      if (!best) throw new Unavailable('No scripture is available at the moment. Please try again later.')
      return { verseId: best.ref, ...(finding.theme && { theme: finding.theme.name }) }
    },

    /** A passage in its window, by id or by a reference as people write it; undefined where the Bible has none. @throws BadRequest */
    passage(written: string): Passage | undefined {
      const id = text.has(written) ? written : parseReference(written)
      if (id === undefined || !text.has(id)) return undefined
      if (text.verses(id).length > longestPassage) throw new BadRequest(tooLong, 'passage_too_long')
      const entry = entries.get(id)
      const window = entry?.window ?? text.around(id, 3)
      const quoted = new Set(text.verses(id).map((verse) => verse.id))
      return {
        id,
        reference: formatReference(id),
        windowReference: formatReference(window),
        translation: 'World English Bible',
        ...(entry && { note: entry.note }),
        cautions: entry?.cautions ?? [],
        verses: text.verses(window).map((verse) => ({ ...verse, quoted: quoted.has(verse.id) })),
      }
    },

    rows: (): VerseRow[] =>
      content.passages.map(({ ref }) => ({
        id: ref,
        text: text.quote(ref),
        reference: formatReference(ref),
        topics: themesOf.get(ref) ?? [],
        theme: labelOf(ref) ?? null,
      })),
  }
}

/** Kinds of moments whose names may stand on a screen that nobody asked for, with colleagues looking on. */
const gentle: ReadonlySet<string> = new Set(['striving', 'ordinary', 'glad'])

/** Names of the themes of each passage, those first in which it stands foremost. */
function groupThemes(themes: Content['themes']): Map<string, string[]> {
  const places = themes.flatMap(({ name, passages }) => passages.map((ref, place) => ({ ref, name, place })))
  const grouped = new Map<string, string[]>()
  for (const { ref, name } of places.sort((a, b) => a.place - b.place)) {
    grouped.set(ref, [...(grouped.get(ref) ?? []), name])
  }
  return grouped
}

const fold = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')
