import type { AiState, Guidance, GuidanceKind, GuidanceRequest, Preview } from '@lampstand/contract/guidance'
import { formatAnswer } from '../../answers/answer-format.ts'
import type { AnswerService } from '../../answers/answer-service.ts'
import type { Composer } from '../../answers/composer.ts'
import { ModelGuidance } from '../../answers/model-schemas.ts'
import { guidanceSystemPrompt, insightSystemPrompt, userMessage } from '../../answers/prompts.ts'
import type { createReader, UnderstoodRequest } from '../../answers/reader.ts'
import type { Requester } from '../../answers/requester.ts'
import type { Usage } from '../../answers/usage.ts'
import { entitlements } from '../../entitlements.ts'
import { NeedsPro, NotFound } from '../../errors.ts'
import { createRepeatCounter } from '../../rotation.ts'
import { moreSevere } from '../../safety/assess.ts'
import { type Endangered, unknownDanger } from '../../safety/crisis.ts'

type Parts = {
  readonly answers: AnswerService
  readonly composer: Composer
  readonly read: ReturnType<typeof createReader>
  readonly usage: Usage
}

type InsightRequest = Pick<GuidanceRequest, 'source'> & { readonly verseId: string }

const mostPassages = 4
const mostLines = 5

export type GuidanceService = ReturnType<typeof createGuidanceService>

export function createGuidanceService({ answers, composer, read, usage }: Parts) {
  const countRepeats = createRepeatCounter()

  /** What a request sends to a model, and the passages it is held to. */
  function requestOf(kind: GuidanceKind, { prompt, context = '' }: GuidanceRequest, read: UnderstoodRequest) {
    const refs = composer.candidatesFor(read)
    const words = { request: prompt, ...(context !== '' && { context }) }
    return {
      system: guidanceSystemPrompt(kind),
      prompt: () => userMessage(answers.candidates(refs), words, composer.situationFor(read)),
      sources: { refs, class: read.finding.class, asked: `${prompt}\n${context}` },
      schema: ModelGuidance,
      name: 'guidance',
      most: mostPassages,
    }
  }

  function crisisReply(requester: Requester, endangered: Endangered, repeats: number): Guidance {
    const { draft, metadata } = answers.crisis(requester, endangered, repeats)
    return formatAnswer(draft, answers.send(requester, draft), metadata)
  }

  function modelReply(
    requester: Requester,
    { answer, picks, prose }: { answer: ModelGuidance; picks: Parameters<AnswerService['quote']>[0]; prose: string },
    {
      sources,
      severity,
    }: { sources: Parameters<AnswerService['checkedLines']>[1]; severity: Parameters<AnswerService['metadata']>[2] },
  ): Guidance {
    const draft = {
      content: [prose],
      passages: picks,
      prayerPoints: answers.checkedLines(answer.prayerPoints, sources, mostLines),
      warnings: answers.checkedLines(answer.warnings, sources, mostLines),
    }
    return formatAnswer(draft, answers.quote(picks), answers.metadata(requester, 'model', severity))
  }

  const outrightFor = (requester: Requester): { by: 'library'; notice?: string } =>
    answers.models.isOnFor(requester) ? { by: 'library', notice: answers.models.notAsked } : { by: 'library' }

  return {
    /** @throws BadRequest for a reading that does not exist */
    async guide(kind: GuidanceKind, request: GuidanceRequest, requester: Requester): Promise<Guidance> {
      const { prompt, context = '', about, source } = request
      const repeats = countRepeats(requester.user.id, kind, prompt, context, about ?? '')
      const seed = `${requester.user.id}\0${repeats}`
      const reading = await read(prompt, requester.heard, { seed, about })
      if (reading.level === 'crisis') return crisisReply(requester, reading, repeats)
      const { language } = reading
      const understood = language === null ? { understood: composer.understood(reading) } : {}
      const sent = requestOf(kind, request, reading)
      const key = JSON.stringify([kind, prompt, context, about])
      // What is answered outright was written and checked for it; a model could only make it less so.
      const isOutright = reading.refusal !== null || reading.fact !== null || reading.question !== null
      const answered = isOutright ? outrightFor(requester) : await answers.askModel({ ...sent, requester, key, source })
      if (answered.by === 'crisis') return crisisReply(requester, { ...unknownDanger, language }, repeats)
      if (answered.by === 'model') {
        const severity = { level: moreSevere(reading.level, answered.safety), danger: reading.danger, language }
        return { ...modelReply(requester, answered.grounded, { sources: sent.sources, severity }), ...understood }
      }
      const draft = composer.compose({ kind, text: `${prompt}\n${context}`, ...reading, repeats })
      const metadata = answers.metadata(requester, 'library', reading, answered.notice)
      return { ...formatAnswer(draft, answers.send(requester, draft), metadata), ...understood }
    },

    /** @throws NeedsPro; NotFound for a passage that is not curated. */
    async insight({ verseId, source }: InsightRequest, requester: Requester): Promise<Guidance> {
      if (!entitlements[requester.user.plan].insights) throw new NeedsPro('Scripture insight')
      const repeats = countRepeats(requester.user.id, 'insight', verseId)
      const draft = composer.insight(verseId, repeats)
      if (!draft) throw new NotFound('verse')
      const sources = { refs: [verseId], class: 'ordinary' } as const
      const calm = { level: 'none', danger: null, language: null } as const
      const answered = await answers.askModel({
        requester,
        source,
        key: `insight\0${verseId}\0${repeats}`,
        shared: true,
        system: insightSystemPrompt(),
        prompt: () => userMessage(answers.candidates(sources.refs), {}),
        schema: ModelGuidance,
        name: 'insight',
        sources,
        most: 1,
      })
      if (answered.by === 'model') return modelReply(requester, answered.grounded, { sources, severity: calm })
      const notice = answered.by === 'library' ? answered.notice : undefined
      return formatAnswer(draft, answers.send(requester, draft), answers.metadata(requester, 'library', calm, notice))
    },

    async state(requester: Requester): Promise<AiState> {
      const { name, isOnFor, state } = answers.models
      const { dailyLimit, remaining } = await state(requester)
      const enabled = name === null ? requester.user.aiEnabled : isOnFor(requester)
      return { provider: name?.provider ?? null, model: name?.model ?? null, enabled, dailyLimit, remaining }
    },

    async setEnabled(requester: Requester, enabled: boolean): Promise<AiState> {
      await usage.setEnabled(requester.user.id, enabled)
      return this.state({ ...requester, user: { ...requester.user, aiEnabled: enabled } })
    },

    /** Word for word what `guide` would send now; nothing is sent and nothing counted. */
    async preview(kind: GuidanceKind, request: GuidanceRequest, requester: Requester): Promise<Preview> {
      const { name, isOnFor } = answers.models
      if (!name)
        return { provider: null, reason: 'No AI provider is set up here. Answers come from the library.', messages: [] }
      const provider = `${name.provider}, ${name.model}`
      if (!isOnFor(requester))
        return { provider, reason: 'You have switched the model off. Answers come from the library.', messages: [] }
      const reading = await read(request.prompt, requester.heard, { about: request.about })
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
