import type { GuidanceKind } from '@lampstand/contract/guidance'
import { sessionStore } from '../../api/browser.ts'
import { GuidanceRequest, guidanceKinds, mostPromptCharacters, sharedApi } from '../../api/contract.ts'
import { draftOf } from '../../api/drafts.ts'
import { keptAnswerOf } from '../../api/kept-answer.ts'

/** What stands typed in a form. */
export type GuidanceDraft = { prompt: string; context: string }

/** Where this browser keeps what was typed of one kind until it is answered. */
export const keptDraft = (kind: GuidanceKind) => draftOf(`guidance ${kind}`)

/** Where this tab keeps the last answer of one kind. */
export const keptAnswer = (kind: GuidanceKind) => keptAnswerOf(`guidance ${kind}`, sharedApi.guidance[kind])

/** What was typed before, in another visit of the page; else what the kept answer answers. */
export const draftBefore = (kind: GuidanceKind): GuidanceDraft => ({
  prompt: '',
  context: '',
  ...(keptDraft(kind).read() ?? answeredDraft(kind)),
})

function answeredDraft(kind: GuidanceKind): Partial<GuidanceDraft> {
  const { prompt = '', context = '' } = keptAnswer(kind).read()?.input ?? {}
  return { prompt, context }
}

const kindKey = 'lampstand-guidance'

/** The kind that was open last in this tab. */
export const kindBefore = (): GuidanceKind =>
  guidanceKinds.find((kind) => kind === sessionStore.get(kindKey)) ?? 'workplace'

export const keepKind = (kind: GuidanceKind) => sessionStore.set(kindKey, kind)

type Read = { request: GuidanceRequest } | { fault: string }

/** The request that a form makes, by the contract's own rules. Context is sent only where there is any. */
export function requestOf({ prompt, context }: GuidanceDraft): Read {
  const read = GuidanceRequest.safeParse({ prompt, ...(context.trim() !== '' && { context }) })
  return read.success ? { request: read.data } : { fault: read.error.issues[0]?.message ?? '' }
}

/** From here on the form says how much room is left. */
const nearTheEnd = mostPromptCharacters - 400

/** How many characters are left, near the end of what fits; undefined before. */
export function charactersLeft(text: string): string | undefined {
  if (text.length < nearTheEnd) return undefined
  const left = Math.max(0, mostPromptCharacters - text.length)
  return left === 1 ? '1 character left' : `${left} characters left`
}
