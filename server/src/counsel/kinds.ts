import type { PrayerEntry, SituationEntry } from '@lampstand/content/schemas'
import type { GuidanceKind } from '@lampstand/contract/guidance'
import { type Chosen, type Draft, list } from './draft.ts'
import { sendTo } from './people.ts'
import { oneOf, turnOf } from './rotation.ts'

/** What an answer is made of: a situation, or what stands for one where none fits; steps already in the order asked for. */
export type Material = Pick<
  SituationEntry,
  'reflections' | 'encouragements' | 'steps' | 'questions' | 'stakes' | 'bounds'
> & {
  readonly picks: readonly Chosen[]
  /** The same, those first that speak to few other situations. */
  readonly rare: readonly Chosen[]
  readonly prayerPoints: readonly string[]
  readonly people: SituationEntry['people']
  /** Another number for each situation, so that not all send to people in the same words. */
  readonly place: number
  readonly prayers: readonly PrayerEntry[]
  /** Who speaks to whom about what in a passage, and how it is easily misread. */
  readonly noteOf: (ref: string) => string
  readonly written: (ref: string) => string
}

type Shape = Pick<Draft, 'content' | 'passages'>

/** How each kind of guidance is laid out; another turn says it otherwise. */
export const shapes: Record<GuidanceKind, (material: Material, turn: number) => Shape> = {
  workplace: (material, turn) => ({
    content: [
      oneOf(material.reflections, turn),
      oneOf(['What you can do', 'Steps for this week', 'Where to begin'], turn),
      list(turnOf(material.steps, turn, 4).map(({ text }) => text)),
      sendTo(material.people, turn + material.place),
    ],
    passages: turnOf(material.picks, turn, 3),
  }),

  scripture(material, turn) {
    const passages = turnOf(material.rare, turn, 3)
    return {
      content: [
        oneOf(
          [
            'These passages were written into other lives first. Read each where it stands, then hold it beside your own day.',
            'Take the passages one at a time and slowly. What comes before and after each is one tap away.',
            'Nobody wrote these lines about your workplace, yet people in trouble not unlike yours have lived by them.',
          ],
          turn + material.place,
        ),
        ...passages.flatMap(({ ref, why }) => [material.written(ref), `${material.noteOf(ref)} ${why}`]),
        oneOf(['To read with', 'Questions to take along', 'While you read'], turn),
        list(turnOf(material.questions, turn, 2)),
      ],
      passages,
    }
  },

  prayer(material, turn) {
    const prayer = material.prayers.length > 0 ? oneOf(material.prayers, turn) : undefined
    const passages = turnOf(material.picks, turn, 2)
    if (!prayer) return { content: [...turnOf(material.prayerPoints, turn, 4), 'Amen.'], passages }
    return { content: [prayer.title, ...prayer.lines], passages }
  },

  devotional(material, turn) {
    const [passage, ...more] = turnOf(material.picks, turn, 2)
    return {
      content: [
        ...(passage ? [material.written(passage.ref), `${material.noteOf(passage.ref)} ${passage.why}`] : []),
        oneOf(material.reflections, turn + 1),
        oneOf(['To think about', 'For the way home', 'Before you begin'], turn),
        list(turnOf(material.questions, turn, 2)),
        oneOf(material.encouragements, turn),
      ],
      passages: passage ? [passage, ...more] : more,
    }
  },

  ethical: (material, turn) => ({
    content: [
      'What is at stake',
      oneOf(material.stakes, turn),
      'The line not to cross',
      oneOf(material.bounds, turn),
      'Questions to ask',
      list(turnOf(material.questions, turn, 3)),
      'Before you decide',
      list(turnOf(sober(material), turn, 2).map(({ text }) => text)),
      sendTo(material.people, turn + material.place),
    ],
    passages: turnOf(material.picks, turn, 3),
  }),

  encouragement: (material, turn) => ({
    content: [
      oneOf(material.encouragements, turn),
      oneOf(
        [
          'If you want something small to do, and only then:',
          'Nothing has to be done now. If it helps:',
          'One thing, should you have room for it:',
        ],
        turn,
      ),
      list(turnOf(small(material), turn, 1).map(({ text }) => text)),
    ],
    passages: turnOf(material.picks, turn, 2),
  }),
}

/** Steps that keep somebody from deciding in haste or alone. */
const sober = ({ steps }: Material) => among(steps, ['record', 'people', 'heart', 'words', 'boundary'], 4)
/** Steps that ask for little. */
const small = ({ steps }: Material) => among(steps, ['body', 'prayer', 'now', 'heart'], 2)

function among<T extends { facet: string }>(
  steps: readonly T[],
  facets: readonly string[],
  least: number,
): readonly T[] {
  const fitting = steps.filter(({ facet }) => facets.includes(facet))
  return fitting.length >= least ? fitting : steps
}
