import type { AiState, Guidance, GuidanceKind, GuidanceRequest, Preview } from '@lampstand/contract/guidance'
import type { Clock } from '../../clock.ts'
import type { Asker } from '../../counsel/asker.ts'
import type { Composer } from '../../counsel/composer.ts'
import type { Desk } from '../../counsel/desk.ts'
import { guidanceFrame, insightFrame, wish } from '../../counsel/frame.ts'
import { GuidanceByModel } from '../../counsel/model-answers.ts'
import type { createReader, Reading } from '../../counsel/reader.ts'
import { shaped } from '../../counsel/shape.ts'
import { createTurns } from '../../counsel/turns.ts'
import type { Usage } from '../../counsel/usage.ts'
import { entitlements, planOf } from '../../entitlements.ts'
import { NeedsPro, NotFound } from '../../errors.ts'
import { graver } from '../../safety/assess.ts'

type Parts = {
  readonly desk: Desk
  readonly composer: Composer
  readonly read: ReturnType<typeof createReader>
  readonly usage: Usage
  readonly clock: Clock
}

const mostPassages = 4
const mostLines = 5

export type GuidanceService = ReturnType<typeof createGuidanceService>

export function createGuidanceService({ desk, composer, read, usage, clock }: Parts) {
  const turns = createTurns()

  /** What a request sends to a model, and the ground it is held to. */
  function requestOf(kind: GuidanceKind, { prompt, context = '' }: GuidanceRequest, { finding }: Reading) {
    const refs = finding.results.map(({ ref }) => ref)
    const words = { request: prompt, ...(context !== '' && { context }) }
    return {
      system: guidanceFrame(kind),
      prompt: () => wish(desk.candidates(refs), words, composer.situationFor(finding)),
      ground: { refs, class: finding.class },
      schema: GuidanceByModel,
      name: 'guidance',
      most: mostPassages,
    }
  }

  function crisisReply(asker: Asker, danger: Reading['danger'], turn: number): Guidance {
    const { draft, about } = desk.crisis(asker, danger, turn)
    return shaped(draft, desk.tell(asker, draft), about)
  }

  function modelReply(
    asker: Asker,
    { answer, picks, prose }: { answer: GuidanceByModel; picks: Parameters<Desk['quote']>[0]; prose: string },
    { ground, gravity }: { ground: Parameters<Desk['lists']>[1]; gravity: Parameters<Desk['about']>[2] },
  ): Guidance {
    const draft = {
      content: [prose],
      passages: picks,
      prayerPoints: desk.lists(answer.prayerPoints, ground, mostLines),
      warnings: desk.lists(answer.warnings, ground, mostLines),
    }
    return shaped(draft, desk.quote(picks), desk.about(asker, 'model', gravity))
  }

  return {
    async guide(kind: GuidanceKind, request: GuidanceRequest, asker: Asker): Promise<Guidance> {
      const { prompt, context = '' } = request
      const turn = turns(asker.user.id, kind, prompt, context)
      const reading = await read(prompt, context, `${asker.user.id}\0${turn}`)
      if (reading.level === 'crisis') return crisisReply(asker, reading.danger, turn)
      const sent = requestOf(kind, request, reading)
      const answered = await desk.ask({ ...sent, asker, key: JSON.stringify([kind, prompt, context]) })
      if (answered.by === 'crisis') return crisisReply(asker, null, turn)
      if (answered.by === 'model') {
        const gravity = { level: graver(reading.level, answered.safety), danger: reading.danger }
        return modelReply(asker, answered.grounded, { ground: sent.ground, gravity })
      }
      const draft = composer.compose({ kind, text: `${prompt}\n${context}`, ...reading, turn })
      return shaped(draft, desk.tell(asker, draft), desk.about(asker, 'library', reading, answered.notice))
    },

    /** @throws NeedsPro; NotFound for a passage that is not curated. */
    async insight(verseId: string, asker: Asker): Promise<Guidance> {
      if (!entitlements[planOf(asker.user, clock.now())].insights) throw new NeedsPro('Scripture insight')
      const turn = turns(asker.user.id, 'insight', verseId)
      const draft = composer.insight(verseId, turn)
      if (!draft) throw new NotFound('verse')
      const ground = { refs: [verseId], class: 'ordinary' } as const
      const calm = { level: 'none', danger: null } as const
      const answered = await desk.ask({
        asker,
        key: `insight\0${verseId}\0${turn}`,
        shared: true,
        system: insightFrame(),
        prompt: () => wish(desk.candidates(ground.refs), {}),
        schema: GuidanceByModel,
        name: 'insight',
        ground,
        most: 1,
      })
      if (answered.by === 'model') return modelReply(asker, answered.grounded, { ground, gravity: calm })
      const notice = answered.by === 'library' ? answered.notice : undefined
      return shaped(draft, desk.tell(asker, draft), desk.about(asker, 'library', calm, notice))
    },

    async state(asker: Asker): Promise<AiState> {
      const { name, isOnFor, state } = desk.models
      const { dailyLimit, remaining } = await state(asker)
      const enabled = name === null ? asker.user.aiEnabled : isOnFor(asker)
      return { provider: name?.provider ?? null, model: name?.model ?? null, enabled, dailyLimit, remaining }
    },

    async setEnabled(asker: Asker, enabled: boolean): Promise<AiState> {
      await usage.setEnabled(asker.user.id, enabled)
      return this.state({ ...asker, user: { ...asker.user, aiEnabled: enabled } })
    },

    /** Word for word what `guide` would send now; nothing is sent and nothing counted. */
    async preview(kind: GuidanceKind, request: GuidanceRequest, asker: Asker): Promise<Preview> {
      const { name, isOnFor } = desk.models
      if (!name)
        return { provider: null, reason: 'No AI provider is set up here. Answers come from the library.', messages: [] }
      const provider = `${name.provider}, ${name.model}`
      if (!isOnFor(asker))
        return { provider, reason: 'You have switched the model off. Answers come from the library.', messages: [] }
      const reading = await read(request.prompt, request.context ?? '')
      if (reading.level === 'crisis')
        return { provider, reason: 'This is answered from the library, with where to get help.', messages: [] }
      const { system, prompt } = requestOf(kind, request, reading)
      return {
        provider,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: prompt() },
        ],
      }
    },
  }
}
