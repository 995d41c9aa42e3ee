import type { TomorrowEntry } from '@lampstand/content/answer-schemas'
import type { PrayerEntry, SituationEntry } from '@lampstand/content/schemas'
import type { GuidanceKind } from '@lampstand/contract/guidance'
import { pickOne, rotate } from '../rotation.ts'
import { type AnswerDraft, bulletList, type PassageChoice } from './answer-draft.ts'
import { referralSentence } from './referrals.ts'

/** What an answer is made of: a situation, or what stands for one where none fits; steps already in the order asked for. */
export type Material = Pick<
  SituationEntry,
  'reflections' | 'encouragements' | 'steps' | 'questions' | 'stakes' | 'bounds'
> & {
  readonly picks: readonly PassageChoice[]
  /** The same, those first that speak to few other situations. */
  readonly leastUsed: readonly PassageChoice[]
  readonly prayerPoints: readonly string[]
  readonly people: SituationEntry['people']
  /** Another number for each situation, so that not all send to people in the same words. */
  readonly offset: number
  readonly prayers: readonly PrayerEntry[]
  /** Who speaks to whom about what in a passage, and how it is easily misread. */
  readonly noteOf: (ref: string) => string
  readonly words: TomorrowEntry | undefined
  /** The moment that the person named, e.g. "Before tomorrow". */
  readonly before: string | undefined
}

type Layout = Pick<AnswerDraft, 'content' | 'passages'>

/** How each kind of guidance is laid out; a repeated request gets other words. */
export const layouts: Record<GuidanceKind, (material: Material, repeats: number) => Layout> = {
  workplace: (material, repeats) => ({
    content: [
      pickOne(material.reflections, repeats),
      material.before ?? pickOne(['What you can do', 'Steps for this week', 'Where to begin'], repeats),
      bulletList(rotate(material.steps, repeats, 4).map(({ text }) => text)),
      ...(material.words ? [`What you could say to ${material.words.to}`, bulletList(material.words.sentences)] : []),
      referralSentence(material.people, repeats + material.offset),
    ],
    passages: rotate(material.picks, repeats, 3),
  }),

  scripture(material, repeats) {
    return {
      content: [
        pickOne(material.reflections, repeats + material.offset),
        pickOne(['To read with', 'Questions to take along', 'While you read'], repeats),
        bulletList(rotate(material.questions, repeats, 3)),
      ],
      passages: rotate(material.leastUsed, repeats, 3).map((each) => inContext(each, material)),
    }
  },

  prayer(material, repeats) {
    const prayer = material.prayers.length > 0 ? pickOne(material.prayers, repeats) : undefined
    const passages = rotate(material.picks, repeats, 2)
    if (!prayer) return { content: [...rotate(material.prayerPoints, repeats, 4), 'Amen.'], passages }
    return { content: [prayer.title, ...prayer.lines], passages }
  },

  devotional(material, repeats) {
    const [passage, ...more] = rotate(material.picks, repeats, 2)
    return {
      content: [
        pickOne(material.reflections, repeats + 1),
        pickOne(['To think about', 'For the way home', 'Before you begin'], repeats),
        bulletList(rotate(material.questions, repeats, 2)),
        pickOne(material.encouragements, repeats),
      ],
      passages: passage ? [inContext(passage, material), ...more] : more,
    }
  },

  ethical: (material, repeats) => ({
    content: [
      'What is at stake',
      pickOne(material.stakes, repeats),
      'The line not to cross',
      pickOne(material.bounds, repeats),
      'Questions to ask',
      bulletList(rotate(material.questions, repeats, 3)),
      'Before you decide',
      bulletList(rotate(cautiousSteps(material), repeats, 2).map(({ text }) => text)),
      referralSentence(material.people, repeats + material.offset),
    ],
    passages: rotate(material.picks, repeats, 3),
  }),

  encouragement: (material, repeats) => ({
    content: [
      pickOne(material.encouragements, repeats),
      pickOne(
        [
          'If you want something small to do, and only then:',
          'Nothing has to be done now. If it helps:',
          'One thing, should you have room for it:',
        ],
        repeats,
      ),
      bulletList(rotate(smallSteps(material), repeats, 1).map(({ text }) => text)),
    ],
    passages: rotate(material.picks, repeats, 2),
  }),
}

/** Who speaks to whom there, and why it speaks here: said once, beside the passage. */
const inContext = ({ ref, why }: PassageChoice, { noteOf }: Material): PassageChoice => ({
  ref,
  why: `${noteOf(ref)} ${why}`.trim(),
})

/** Steps that keep somebody from deciding in haste or alone. */
const cautiousSteps = ({ steps }: Material) =>
  preferFacets(steps, ['record', 'people', 'heart', 'words', 'boundary'], 4)
/** Steps that ask for little. */
const smallSteps = ({ steps }: Material) => preferFacets(steps, ['body', 'prayer', 'now', 'heart'], 2)

function preferFacets<T extends { facet: string }>(
  steps: readonly T[],
  facets: readonly string[],
  least: number,
): readonly T[] {
  const fitting = steps.filter(({ facet }) => facets.includes(facet))
  return fitting.length >= least ? fitting : steps
}
