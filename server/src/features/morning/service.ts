import type { Content, Mornings } from '@lampstand/content/loader'
import type { MorningText } from '@lampstand/contract/morning'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { AnswerDraft } from '../../answers/answer-draft.ts'
import { bulletList } from '../../answers/answer-draft.ts'
import { formatAnswer } from '../../answers/answer-format.ts'
import type { AnswerService } from '../../answers/answer-service.ts'
import { ModelGuidance } from '../../answers/model-schemas.ts'
import { morningSystemPrompt, userMessage } from '../../answers/prompts.ts'
import { dayOf, type Requester } from '../../answers/requester.ts'
import type { Clock } from '../../clock.ts'
import { createRepeatCounter, pickOne, rotate, startingOffset } from '../../rotation.ts'

type MorningStep = keyof Mornings

type Parts = {
  readonly content: Content
  readonly retriever: Pick<Retriever, 'offered'>
  readonly answers: AnswerService
  readonly clock: Clock
}

const calm = { level: 'none', danger: null, language: null } as const
/** Steps whose text is a sentence and then lines of a list. */
const listed: readonly MorningStep[] = ['intentions', 'review']

export type MorningService = ReturnType<typeof createMorningService>

export function createMorningService({ content, retriever, answers, clock }: Parts) {
  const countRepeats = createRepeatCounter()
  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))

  function fromLibrary(step: MorningStep, repeats: number): AnswerDraft {
    const entry = pickOne(content.mornings[step], repeats)
    const [first = '', ...rest] = entry.content
    return {
      content: listed.includes(step) ? [first, bulletList(rest)] : entry.content,
      passages: entry.refs.map((ref) => ({ ref, why: notes.get(ref) ?? '' })),
      prayerPoints: entry.prayerPoints,
      warnings: [],
    }
  }

  return {
    /** Another text on every call; the first of a day is another one for each person and day. */
    async text(step: MorningStep, requester: Requester): Promise<MorningText> {
      const day = dayOf(requester, clock.now()).toString()
      const asked = countRepeats(requester.user.id, step, day)
      const repeats = startingOffset(requester.user.id, step, day) + asked
      // The same candidates for everybody, since a model's answer may be given to everybody.
      const refs = rotate(retriever.offered('daily'), startingOffset(step, day) + asked, 6)
      const sources = { refs, class: 'ordinary' } as const
      const answered = await answers.askModel({
        requester,
        // Fit for anybody, so that those who ask as often on one day may be given the same.
        key: `morning\0${step}\0${asked}`,
        shared: true,
        system: morningSystemPrompt(step),
        prompt: () => userMessage(answers.candidates(refs), {}),
        schema: ModelGuidance,
        name: 'morning',
        sources,
        most: 2,
      })
      if (answered.by === 'model') {
        const { answer, picks, prose } = answered.grounded
        const draft = {
          content: [prose],
          passages: picks,
          prayerPoints: answers.checkedLines(answer.prayerPoints, sources, 3),
          warnings: [],
        }
        return formatAnswer(draft, answers.quote(picks), answers.metadata(requester, 'model', calm))
      }
      const draft = fromLibrary(step, repeats)
      const notice = answered.by === 'library' ? answered.notice : undefined
      return formatAnswer(draft, answers.send(requester, draft), answers.metadata(requester, 'library', calm, notice))
    },
  }
}
