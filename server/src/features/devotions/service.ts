import type { Content } from '@lampstand/content/loader'
import type { Devotion } from '@lampstand/contract/devotions'
import type { Retriever } from '@lampstand/scripture/retrieval'
import { joinParagraphs } from '../../answers/answer-draft.ts'
import { type AnswerMetadata, metadataFields } from '../../answers/answer-format.ts'
import type { AnswerService } from '../../answers/answer-service.ts'
import { ModelDevotion } from '../../answers/model-schemas.ts'
import { devotionSystemPrompt, userMessage } from '../../answers/prompts.ts'
import type { createReader } from '../../answers/reader.ts'
import type { Requester } from '../../answers/requester.ts'
import { createRepeatCounter, rotate, startingOffset } from '../../rotation.ts'
import { moreSevere } from '../../safety/assess.ts'
import { type Endangered, unknownDanger } from '../../safety/crisis.ts'
import { createDevotionSelection, suggested } from './devotion-selection.ts'

type Parts = {
  readonly content: Content
  readonly retriever: Pick<Retriever, 'isAllowed' | 'offered'>
  readonly answers: AnswerService
  readonly read: ReturnType<typeof createReader>
}

/** Without a topic it is on anything. */
type DevotionRequest = { readonly topic?: string | undefined; readonly source?: 'library' | undefined }

const notExact = 'There is no devotion on exactly this in the Lampstand library. This one comes nearest.'
const mostLines = 5

export type DevotionsService = ReturnType<typeof createDevotionsService>

export function createDevotionsService({ content, retriever, answers, read }: Parts) {
  const library = createDevotionSelection(content, retriever)
  const countRepeats = createRepeatCounter()
  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))

  /** What is asked for, without a topic anything, and what may be chosen for it. */
  async function planOf(topic: string, { user: { id: userId }, heard }: Requester, repeats: number) {
    const listed = suggested(topic)
    if (topic === '' || listed) {
      const { devotion } = listed ? library.suggested(listed, userId) : library.any(userId)
      const name = listed ?? 'anything'
      // The same candidates for everybody, since a model's answer may be given to everybody.
      const refs = rotate(retriever.offered('daily'), startingOffset(name) + repeats, 6)
      const sources = { refs, class: 'ordinary' } as const
      return { severity: heard, sources, devotion, isExact: true, shared: true, name }
    }
    if (heard.language !== null) {
      const sources = { refs: rotate(retriever.offered('daily'), repeats, 6), class: 'ordinary' } as const
      return { severity: heard, sources, ...library.any(userId), isExact: true, shared: false, name: topic }
    }
    const { finding, ...severity } = await read(topic, heard, { seed: `${userId}\0${repeats}` })
    const sources = { refs: finding.results.map(({ ref }) => ref), class: finding.class }
    return {
      severity,
      sources,
      ...library.forTopic(topic, finding, userId),
      shared: false,
      name: topic,
    }
  }

  function inCrisis(requester: Requester, endangered: Endangered, repeats: number): Devotion {
    const { draft, metadata } = answers.crisis(requester, endangered, repeats)
    const passages = answers.send(requester, draft)
    const [first] = passages
    return {
      title: 'Help is there for you',
      scriptureReference: first?.reference ?? '',
      scriptureText: first?.text ?? '',
      devotion: joinParagraphs(draft.content),
      applicationQuestions: [],
      lifeApplication: '',
      prayerPoints: [...draft.prayerPoints],
      warnings: [...draft.warnings],
      ...metadataFields(metadata, passages),
    }
  }

  function fromLibrary(
    requester: Requester,
    { devotion }: ReturnType<typeof library.any>,
    metadata: AnswerMetadata,
  ): Devotion {
    const passages = answers.send(requester, {
      content: devotion.devotion,
      passages: [{ ref: devotion.ref, why: notes.get(devotion.ref) ?? '' }],
      prayerPoints: [],
      warnings: [],
    })
    const [passage] = passages
    return {
      title: devotion.title,
      scriptureReference: passage?.reference ?? '',
      scriptureText: passage?.text ?? '',
      devotion: joinParagraphs(devotion.devotion),
      applicationQuestions: [...devotion.applicationQuestions],
      lifeApplication: devotion.lifeApplication,
      prayerPoints: [...devotion.prayerPoints],
      ...metadataFields(metadata, passages),
    }
  }

  return {
    async devotion({ topic = '', source }: DevotionRequest, requester: Requester): Promise<Devotion> {
      const repeats = countRepeats(requester.user.id, topic)
      const plan = await planOf(topic, requester, repeats)
      const { severity, sources, shared } = plan
      if (severity.level === 'crisis') return inCrisis(requester, severity, repeats)
      const answered = await answers.askModel({
        requester,
        source,
        key: `devotion\0${plan.name}\0${shared ? repeats : ''}`,
        shared,
        system: devotionSystemPrompt(),
        prompt: () => userMessage(answers.candidates(sources.refs), topic === '' ? {} : { topic }),
        schema: ModelDevotion,
        name: 'devotion',
        sources,
        most: 1,
        suffices: ({ applicationQuestions, lifeApplication }) =>
          answers.checkedLine(lifeApplication, sources) !== '' &&
          answers.checkedLines(applicationQuestions, sources, mostLines).length > 0,
      })
      if (answered.by === 'crisis')
        return inCrisis(requester, { ...unknownDanger, language: severity.language }, repeats)
      if (answered.by === 'model') {
        const { answer, picks, prose } = answered.grounded
        const passages = answers.quote(picks)
        const title = answers.checkedLine(answer.title, sources)
        const lifeApplication = answers.checkedLine(answer.lifeApplication, sources)
        const safety = moreSevere(severity.level, answered.safety)
        return {
          title: title || passages[0]?.reference || '',
          scriptureReference: passages[0]?.reference ?? '',
          scriptureText: passages[0]?.text ?? '',
          devotion: prose,
          applicationQuestions: answers.checkedLines(answer.applicationQuestions, sources, mostLines),
          lifeApplication,
          prayerPoints: answers.checkedLines(answer.prayerPoints, sources, mostLines),
          ...metadataFields(answers.metadata(requester, 'model', { ...severity, level: safety }), passages),
        }
      }
      const notice = [answered.notice, plan.isExact ? undefined : notExact]
        .filter((each) => each !== undefined)
        .join(' ')
      return fromLibrary(
        requester,
        plan,
        answers.metadata(requester, 'library', severity, notice === '' ? undefined : notice, 'any-day'),
      )
    },
  }
}
