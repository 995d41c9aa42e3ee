import type { Content, Mornings } from '@lampstand/content/loader'
import type { MorningText } from '@lampstand/contract/morning'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { Clock } from '../../clock.ts'
import { type Asker, dayOf } from '../../counsel/asker.ts'
import type { Desk } from '../../counsel/desk.ts'
import type { Draft } from '../../counsel/draft.ts'
import { list } from '../../counsel/draft.ts'
import { morningFrame, wish } from '../../counsel/frame.ts'
import { GuidanceByModel } from '../../counsel/model-answers.ts'
import { oneOf, turnOf } from '../../counsel/rotation.ts'
import { shaped } from '../../counsel/shape.ts'
import { createTurns, firstTurn } from '../../counsel/turns.ts'

type MorningStep = keyof Mornings

type Parts = {
  readonly content: Content
  readonly retriever: Pick<Retriever, 'offered'>
  readonly desk: Desk
  readonly clock: Clock
}

const calm = { level: 'none', danger: null } as const
/** Steps whose text is a sentence and then lines of a list. */
const listed: readonly MorningStep[] = ['intentions', 'review']

export type MorningService = ReturnType<typeof createMorningService>

export function createMorningService({ content, retriever, desk, clock }: Parts) {
  const turns = createTurns()
  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))

  function fromLibrary(step: MorningStep, turn: number): Draft {
    const entry = oneOf(content.mornings[step], turn)
    const [first = '', ...rest] = entry.content
    return {
      content: listed.includes(step) ? [first, list(rest)] : entry.content,
      passages: entry.refs.map((ref) => ({ ref, why: notes.get(ref) ?? '' })),
      prayerPoints: entry.prayerPoints,
      warnings: [],
    }
  }

  return {
    /** Another text on every call; the first of a day is another one for each person and day. */
    async text(step: MorningStep, asker: Asker): Promise<MorningText> {
      const day = dayOf(asker, clock.now()).toString()
      const asked = turns(asker.user.id, step, day)
      const turn = firstTurn(asker.user.id, step, day) + asked
      // The same candidates for everybody, since a model's answer may be given to everybody.
      const refs = turnOf(retriever.offered('daily'), firstTurn(step, day) + asked, 6)
      const ground = { refs, class: 'ordinary' } as const
      const answered = await desk.ask({
        asker,
        // Fit for anybody, so that those who ask as often on one day may be given the same.
        key: `morning\0${step}\0${asked}`,
        shared: true,
        system: morningFrame(step),
        prompt: () => wish(desk.candidates(refs), {}),
        schema: GuidanceByModel,
        name: 'morning',
        ground,
        most: 2,
      })
      if (answered.by === 'model') {
        const { answer, picks, prose } = answered.grounded
        const draft = {
          content: [prose],
          passages: picks,
          prayerPoints: desk.lists(answer.prayerPoints, ground, 3),
          warnings: [],
        }
        return shaped(draft, desk.quote(picks), desk.about(asker, 'model', calm))
      }
      const draft = fromLibrary(step, turn)
      const notice = answered.by === 'library' ? answered.notice : undefined
      return shaped(draft, desk.tell(asker, draft), desk.about(asker, 'library', calm, notice))
    },
  }
}
