import type { Content } from '@lampstand/content/loader'
import type { Devotion } from '@lampstand/contract/devotions'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { Asker } from '../../counsel/asker.ts'
import type { Desk, Gravity } from '../../counsel/desk.ts'
import { joined } from '../../counsel/draft.ts'
import { devotionFrame, wish } from '../../counsel/frame.ts'
import { DevotionByModel } from '../../counsel/model-answers.ts'
import type { createReader } from '../../counsel/reader.ts'
import { turnOf } from '../../counsel/rotation.ts'
import { type Standing, standing } from '../../counsel/shape.ts'
import { createTurns, firstTurn } from '../../counsel/turns.ts'
import { graver } from '../../safety/assess.ts'
import { createShelf, suggested } from './shelf.ts'

type Parts = {
  readonly content: Content
  readonly retriever: Pick<Retriever, 'isAllowed' | 'offered'>
  readonly desk: Desk
  readonly read: ReturnType<typeof createReader>
}

const notExact = 'There is no devotion on exactly this in the Lampstand library. This one comes nearest.'
const calm: Gravity = { level: 'none', danger: null }
const mostLines = 5

export type DevotionsService = ReturnType<typeof createDevotionsService>

export function createDevotionsService({ content, retriever, desk, read }: Parts) {
  const shelf = createShelf(content, retriever)
  const turns = createTurns()
  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))

  /** What is asked for, without a topic anything, and what may be chosen for it. */
  async function planOf(topic: string, userId: string, turn: number) {
    const listed = suggested(topic)
    if (topic === '' || listed) {
      const { devotion } = listed ? shelf.suggested(listed, userId) : shelf.any(userId)
      const name = listed ?? 'anything'
      // The same candidates for everybody, since a model's answer may be given to everybody.
      const refs = turnOf(retriever.offered('daily'), firstTurn(name) + turn, 6)
      const ground = { refs, class: 'ordinary' } as const
      return { gravity: calm, ground, devotion, isExact: true, shared: true, name }
    }
    const { finding, level, danger } = await read(topic, '', `${userId}\0${turn}`)
    const ground = { refs: finding.results.map(({ ref }) => ref), class: finding.class }
    return { gravity: { level, danger }, ground, ...shelf.forTopic(topic, finding, userId), shared: false, name: topic }
  }

  function inCrisis(asker: Asker, danger: Gravity['danger'], turn: number): Devotion {
    const { draft, about } = desk.crisis(asker, danger, turn)
    const passages = desk.tell(asker, draft)
    const [first] = passages
    return {
      title: 'Help is there for you',
      scriptureReference: first?.reference ?? '',
      scriptureText: first?.text ?? '',
      devotion: joined(draft.content),
      applicationQuestions: [],
      lifeApplication: '',
      prayerPoints: [...draft.prayerPoints],
      warnings: [...draft.warnings],
      ...standing(about, passages),
    }
  }

  function fromLibrary(asker: Asker, { devotion }: ReturnType<typeof shelf.any>, about: Standing): Devotion {
    const passages = desk.tell(asker, {
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
      devotion: joined(devotion.devotion),
      applicationQuestions: [...devotion.applicationQuestions],
      lifeApplication: devotion.lifeApplication,
      prayerPoints: [...devotion.prayerPoints],
      ...standing(about, passages),
    }
  }

  return {
    /** `topic` '' asks for any devotion. */
    async devotion(topic: string, asker: Asker): Promise<Devotion> {
      const turn = turns(asker.user.id, topic)
      const plan = await planOf(topic, asker.user.id, turn)
      const { gravity, ground, shared } = plan
      if (gravity.level === 'crisis') return inCrisis(asker, gravity.danger, turn)
      const answered = await desk.ask({
        asker,
        key: `devotion\0${plan.name}\0${shared ? turn : ''}`,
        shared,
        system: devotionFrame(),
        prompt: () => wish(desk.candidates(ground.refs), topic === '' ? {} : { topic }),
        schema: DevotionByModel,
        name: 'devotion',
        ground,
        most: 1,
      })
      if (answered.by === 'crisis') return inCrisis(asker, null, turn)
      if (answered.by === 'model') {
        const { answer, picks, prose } = answered.grounded
        const passages = desk.quote(picks)
        const [title = ''] = desk.lists([answer.title], ground, 1)
        const [lifeApplication = ''] = desk.lists([answer.lifeApplication], ground, 1)
        const safety = graver(gravity.level, answered.safety)
        return {
          title: title || passages[0]?.reference || '',
          scriptureReference: passages[0]?.reference ?? '',
          scriptureText: passages[0]?.text ?? '',
          devotion: prose,
          applicationQuestions: desk.lists(answer.applicationQuestions, ground, mostLines),
          lifeApplication,
          prayerPoints: desk.lists(answer.prayerPoints, ground, mostLines),
          ...standing(desk.about(asker, 'model', { level: safety, danger: gravity.danger }), passages),
        }
      }
      const notice = [answered.notice, plan.isExact ? undefined : notExact]
        .filter((each) => each !== undefined)
        .join(' ')
      return fromLibrary(asker, plan, desk.about(asker, 'library', gravity, notice === '' ? undefined : notice))
    },
  }
}
