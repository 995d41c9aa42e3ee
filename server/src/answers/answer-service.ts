import type { Content } from '@lampstand/content/loader'
import type { Safety } from '@lampstand/contract/answers'
import type { BibleText } from '@lampstand/scripture/text'
import type { createCrisisComposer, Endangered } from '../safety/crisis.ts'
import type { Danger } from '../safety/dangers.ts'
import type { Helplines } from '../safety/helplines.ts'
import { createWrittenIn } from '../safety/written-in.ts'
import { type AnswerDraft, joinParagraphs, type PassageChoice } from './answer-draft.ts'
import { type AnswerMetadata, chosenCandidates, quotePassages } from './answer-format.ts'
import { createCandidates } from './candidates.ts'
import { type AnswerSources, type Grounding, longestProse } from './grounding.ts'
import type { ModelGateway, ModelRequest } from './model-gateway.ts'
import type { ModelAnswer } from './model-schemas.ts'
import { paragraphsIn } from './paragraphs.ts'
import { createProseStream } from './prose-stream.ts'
import type { Requester } from './requester.ts'

type Parts = {
  readonly content: Content
  readonly text: BibleText
  readonly help: Helplines
  readonly crisis: ReturnType<typeof createCrisisComposer>
  readonly grounding: Grounding
  readonly models: ModelGateway
}

/** How serious a request is, as it was read or as the model raised it. */
export type Severity = {
  readonly level: Safety
  readonly danger: Danger | null
  /** In which language it is written; null for English. */
  readonly language: string | null
}

type GroundedRequest<T extends ModelAnswer> = Pick<
  ModelRequest<T>,
  'requester' | 'key' | 'shared' | 'system' | 'prompt' | 'schema' | 'name'
> & {
  readonly sources: AnswerSources
  readonly most: number
  /** Whether an answer whose prose stands has all else that the page shows. */
  readonly suffices?: (answer: T) => boolean
  /** Where the person asked for the library, no model is asked. */
  readonly source?: 'library' | undefined
}

/** What stands of an answer by a model; `null` when too little does. */
type Grounded<T> = { readonly answer: T; readonly picks: readonly PassageChoice[]; readonly prose: string }

type Answered<T> =
  | { readonly by: 'model'; readonly safety: Safety; readonly grounded: Grounded<T> }
  | { readonly by: 'library'; readonly notice?: string }
  | { readonly by: 'crisis' }

export type AnswerService = ReturnType<typeof createAnswerService>

/** A stream may stop in the middle of an entry. */
const isWhole = (each: Partial<ModelAnswer['passages'][number]> | undefined): boolean =>
  typeof each?.id === 'string' && typeof each.why === 'string'

/** A paragraph's worth, and a third of what was written: an answer of which less stands is none. */
export const standsEnough = (prose: string, written: string): boolean =>
  prose.length >= 120 && prose.length >= Math.min(written.length, longestProse) / 3

/** Where the features bring their requests: the model is asked, held to the text, and streamed; the library and the crisis texts are sent alike. */
export function createAnswerService({ content, text, help, crisis, grounding, models }: Parts) {
  const candidates = createCandidates(content, text)
  const writtenIn = createWrittenIn(content.languages)

  const notes = new Map(content.passages.map(({ ref, note }) => [ref, note]))

  /** What the model chose; where its reason does not stand, or says nothing of its own, ours takes its place. */
  function picksOf(
    choices: ModelAnswer['passages'],
    { sources, most }: Pick<GroundedRequest<ModelAnswer>, 'sources' | 'most'>,
  ) {
    const picks = chosenCandidates(choices, sources.refs, most)
    const own = grounding.lines(
      picks.map(({ why }) => why),
      sources,
    )
    return picks.map(({ ref }, at) => ({ ref, why: own[at] || (notes.get(ref) ?? '') })).filter(({ why }) => why !== '')
  }

  function groundedOf<T extends ModelAnswer>(answer: T, request: GroundedRequest<T>): Grounded<T> | null {
    const prose = grounding.prose(answer.content, request.sources)
    const picks = picksOf(answer.passages, request)
    const isEnough = standsEnough(prose, answer.content) && picks.length > 0 && (request.suffices?.(answer) ?? true)
    return isEnough ? { answer, prose, picks } : null
  }

  /** Sends what a model has written so far. */
  function follow<T extends ModelAnswer>(request: GroundedRequest<T>) {
    const stream = createProseStream(grounding, request.sources, request.requester.emit)
    return {
      stream,
      onPartial(partial: unknown) {
        const { safety, passages, content } = (partial ?? {}) as Partial<ModelAnswer>
        if (partial === undefined) return stream.restart()
        // The passages are complete once the prose has begun.
        if (safety === 'crisis' || !passages || typeof content !== 'string' || content === '') return
        stream.passages(quotePassages(text, picksOf(passages.filter(isWhole), request)))
        stream.grow(content)
      },
    }
  }

  function linesBeside({ timeZone }: Requester, { level, danger, language }: Severity) {
    const who = { who: 'self', variants: [], language } as const
    // Of what is said in another language too little is understood to know that nobody is in danger.
    if (level === 'none') return language === null ? undefined : help.helpIn(timeZone, null, who)
    // A model that is uneasy does not say of what.
    return help.helpIn(timeZone, danger ?? 'despair', who)
  }

  return {
    candidates,

    checkedLines: (texts: readonly string[], sources: AnswerSources, most: number): string[] =>
      grounding
        .lines(texts, sources)
        .filter((each) => each !== '')
        .slice(0, most),

    checkedLine: (text: string, sources: AnswerSources): string => grounding.line(text, sources),

    /** Asks the model where there is one for this person; else, and when it gives out, the library is to answer. */
    async askModel<T extends ModelAnswer>(request: GroundedRequest<T>): Promise<Answered<T>> {
      if (request.source === 'library') return { by: 'library' }
      const { stream, onPartial } = follow(request)
      const outcome = await models.ask<T>({ ...request, onPartial })
      if (outcome.by === 'library') {
        stream.restart()
        return outcome
      }
      const { safety } = outcome.value
      const grounded = safety === 'crisis' ? null : groundedOf(outcome.value, request)
      if (grounded) {
        stream.finish(grounded.prose, quotePassages(text, grounded.picks))
        return { by: 'model', safety, grounded }
      }
      stream.restart()
      await outcome.refund()
      return safety === 'crisis' ? { by: 'crisis' } : { by: 'library', notice: models.unusable }
    },

    /** Sends a draft of the library, and answers its passages with their text. */
    send(requester: Requester, { content: paragraphs, passages }: AnswerDraft) {
      const chosen = quotePassages(text, passages)
      requester.emit({ event: 'passages', data: chosen })
      for (const part of paragraphsIn(joinParagraphs(paragraphs))) requester.emit({ event: 'text', data: part })
      return chosen
    },

    crisis: (
      requester: Requester,
      endangered: Endangered,
      repeats: number,
    ): { draft: AnswerDraft; metadata: AnswerMetadata } => {
      const lines = help.helpIn(requester.timeZone, endangered.danger, endangered)
      return {
        draft: crisis(endangered, lines, repeats),
        metadata: {
          source: 'library',
          safety: 'crisis',
          help: lines,
          writtenIn: writtenIn(endangered.language, 'crisis'),
        },
      }
    },

    /** What an answer outside a crisis says about itself. */
    metadata: (
      requester: Requester,
      source: AnswerMetadata['source'],
      { level, danger, language }: Severity,
      notice?: string,
      told: 'unanswered' | 'any-day' = 'unanswered',
    ): AnswerMetadata => ({
      source,
      safety: level,
      notice,
      help: linesBeside(requester, { level, danger, language }),
      writtenIn: writtenIn(language, source === 'model' ? 'model' : told),
    }),

    models,
    quote: (picks: readonly PassageChoice[]) => quotePassages(text, picks),
  }
}
