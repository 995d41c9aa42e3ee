import type { Content } from '@lampstand/content/loader'
import type { Safety } from '@lampstand/contract/counsel'
import type { BibleText } from '@lampstand/scripture/text'
import type { createCrisisComposer } from '../safety/crisis.ts'
import type { Danger } from '../safety/dangers.ts'
import type { HelpDesk } from '../safety/helplines.ts'
import type { Asker } from './asker.ts'
import { createCandidates } from './candidates.ts'
import { type Chosen, type Draft, joined } from './draft.ts'
import type { Ground, Grounding } from './grounding.ts'
import type { ByModel } from './model-answers.ts'
import type { ModelDesk, ModelWish } from './model-desk.ts'
import { createProseStream } from './prose-stream.ts'
import { paragraphsIn } from './sentences.ts'
import { picked, quoted, type Standing } from './shape.ts'

type DeskParts = {
  readonly content: Content
  readonly text: BibleText
  readonly help: HelpDesk
  readonly crisis: ReturnType<typeof createCrisisComposer>
  readonly grounding: Grounding
  readonly models: ModelDesk
}

/** How grave a request is, as it was read or as the model raised it. */
export type Gravity = { readonly level: Safety; readonly danger: Danger | null }

type Wish<T extends ByModel> = Pick<
  ModelWish<T>,
  'asker' | 'key' | 'shared' | 'system' | 'prompt' | 'schema' | 'name'
> & {
  readonly ground: Ground
  readonly most: number
}

/** What stands of an answer by a model; `null` when too little does. */
type Grounded<T> = { readonly answer: T; readonly picks: readonly Chosen[]; readonly prose: string }

type Answered<T> =
  | { readonly by: 'model'; readonly safety: Safety; readonly grounded: Grounded<T> }
  | { readonly by: 'library'; readonly notice?: string }
  | { readonly by: 'crisis' }

export type Desk = ReturnType<typeof createDesk>

/** A stream may stop in the middle of an entry. */
const isWhole = (each: Partial<ByModel['passages'][number]> | undefined): boolean =>
  typeof each?.id === 'string' && typeof each.why === 'string'

/** A paragraph's worth: an answer of which less stands is none. */
const leastProse = 120

/** Where the features bring their requests: the model is asked, held to the text, and streamed; the library and the crisis texts are sent alike. */
export function createDesk({ content, text, help, crisis, grounding, models }: DeskParts) {
  const candidates = createCandidates(content, text)

  function groundedOf<T extends ByModel>(answer: T, { ground, most }: Wish<T>): Grounded<T> | null {
    const prose = grounding.prose(answer.content, ground)
    const picks = picked(answer.passages, ground.refs, most).flatMap(({ ref, why }) => {
      const kept = grounding.line(why, ground)
      return kept === '' ? [] : [{ ref, why: kept }]
    })
    return prose.length < leastProse || picks.length === 0 ? null : { answer, prose, picks }
  }

  /** Sends what a model has written so far. */
  function follow<T extends ByModel>(wish: Wish<T>) {
    const stream = createProseStream(grounding, wish.ground, wish.asker.emit)
    return {
      stream,
      onPartial(partial: unknown) {
        const { safety, passages, content } = (partial ?? {}) as Partial<ByModel>
        if (partial === undefined) return stream.restart()
        // The passages are complete once the prose has begun.
        if (safety === 'crisis' || !passages || typeof content !== 'string' || content === '') return
        const picks = picked(passages.filter(isWhole), wish.ground.refs, wish.most)
        stream.passages(
          quoted(
            text,
            picks.map(({ ref, why }) => ({ ref, why: grounding.line(why, wish.ground) })),
          ),
        )
        stream.grow(content)
      },
    }
  }

  return {
    candidates,

    lists: (texts: readonly string[], ground: Ground, most: number): string[] =>
      texts
        .map((each) => grounding.line(each, ground))
        .filter((each) => each !== '')
        .slice(0, most),

    /** Asks the model where there is one for this person; else, and when it gives out, the library is to answer. */
    async ask<T extends ByModel>(wish: Wish<T>): Promise<Answered<T>> {
      const { stream, onPartial } = follow(wish)
      const outcome = await models.ask<T>({ ...wish, onPartial })
      if (outcome.by === 'library') {
        stream.restart()
        return outcome
      }
      const { safety } = outcome.value
      const grounded = safety === 'crisis' ? null : groundedOf(outcome.value, wish)
      if (grounded) {
        stream.finish(grounded.prose, quoted(text, grounded.picks))
        return { by: 'model', safety, grounded }
      }
      stream.restart()
      if (!wish.shared) await models.refund(wish.asker)
      return safety === 'crisis' ? { by: 'crisis' } : { by: 'library', notice: models.unusable }
    },

    /** Sends a draft of the library, and answers its passages with their text. */
    tell(asker: Asker, { content: paragraphs, passages }: Draft) {
      const chosen = quoted(text, passages)
      asker.emit({ event: 'passages', data: chosen })
      for (const part of paragraphsIn(joined(paragraphs))) asker.emit({ event: 'text', data: part })
      return chosen
    },

    crisis: (asker: Asker, danger: Danger | null, turn: number): { draft: Draft; about: Standing } => {
      const lines = help.helpIn(asker.timeZone, danger)
      return { draft: crisis(danger, lines, turn), about: { source: 'library', safety: 'crisis', help: lines } }
    },

    /** What an answer outside a crisis says about itself. */
    about: (asker: Asker, source: Standing['source'], { level, danger }: Gravity, notice?: string): Standing => ({
      source,
      safety: level,
      notice,
      help: level === 'none' ? undefined : help.helpIn(asker.timeZone, danger),
    }),

    models,
    quote: (picks: readonly Chosen[]) => quoted(text, picks),
  }
}
