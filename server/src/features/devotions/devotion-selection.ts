import type { Content } from '@lampstand/content/loader'
import { type DevotionEntry, suggestedTopics } from '@lampstand/content/schemas'
import type { Finding, Retriever } from '@lampstand/scripture/retrieval'
import { createRepeatCounter, startingOffset } from '../../rotation.ts'

type Choice = { readonly devotion: DevotionEntry; readonly isExact: boolean }

/** Below this a topic was not understood. */
const sure = 0.3

export const suggested = (topic: string) =>
  suggestedTopics.find((one) => one.toLowerCase() === topic.trim().toLowerCase())

/** The authored devotions; each call for the same takes the next one that fits. */
export function createDevotionSelection({ devotions }: Content, retriever: Pick<Retriever, 'isAllowed'>) {
  const countRepeats = createRepeatCounter()

  function next(fitting: readonly DevotionEntry[], userId: string, topic: string): DevotionEntry {
    const at = startingOffset(userId, topic) + countRepeats(userId, topic)
    const devotion = fitting[at % fitting.length]
    if (!devotion) throw new Error('the content has no devotion')
    return devotion
  }

  return {
    /** Any of them. */
    any: (userId: string): Choice => ({ devotion: next(devotions, userId, ''), isExact: true }),

    suggested: (topic: (typeof suggestedTopics)[number], userId: string): Choice => ({
      devotion: next(
        devotions.filter(({ topics }) => topics.includes(topic)),
        userId,
        topic,
      ),
      isExact: true,
    }),

    /** The ones for the theme that is meant, else for the nearest theme that has one that harms nobody in that moment. */
    forTopic(topic: string, finding: Finding, userId: string): Choice {
      const harmless = devotions.filter(({ ref }) => retriever.isAllowed(ref, finding.guarded))
      const library = harmless.length > 0 ? harmless : devotions
      for (const [place, { id }] of finding.themes.entries()) {
        const fitting = library.filter(({ themes }) => themes.includes(id))
        if (fitting.length > 0) {
          const isExact = place === 0 && finding.confidence >= sure
          return { devotion: next(fitting, userId, topic), isExact }
        }
      }
      return { devotion: next(library, userId, topic), isExact: false }
    },
  }
}
