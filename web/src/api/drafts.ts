import { localStore, queryClient, userQuery } from './browser.ts'
import { draftsKey } from './device-keys.ts'

/*
 * What was typed and not yet sent, in this browser alone. It belongs to whoever is signed in, goes with them at sign-out, and is
 * nobody else's to read.
 */

export type Draft = {
  /** What was typed before; undefined where there is nothing. */
  read: () => Record<string, string> | undefined
  keep: (values: Record<string, unknown>) => void
  /** It was sent, or is not wanted any more. */
  drop: () => void
}

type Kept = { owner: string; drafts: Record<string, Record<string, string>> }

/** @param name of the form, the same each time: `prayer request` */
export function draftOf(name: string): Draft {
  return {
    read: () => kept().drafts[name],
    keep: (values) => change((drafts) => withTexts(without(drafts, name), name, textsIn(values))),
    drop: () => change((drafts) => without(drafts, name)),
  }
}

/** A form that stands empty has no draft. */
const withTexts = (drafts: Kept['drafts'], name: string, texts: Record<string, string>) =>
  Object.values(texts).some((text) => text.trim() !== '') ? { ...drafts, [name]: texts } : drafts

/** Only what was typed is kept. */
const textsIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter((field): field is [string, string] => typeof field[1] === 'string'))

const without = (drafts: Kept['drafts'], name: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name))

function change(by: (drafts: Kept['drafts']) => Kept['drafts']) {
  const { owner, drafts } = kept()
  localStore.set(draftsKey, JSON.stringify({ owner, drafts: by(drafts) }))
}

/** The drafts of whoever is signed in; somebody else's are as if there were none. */
function kept(): Kept {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id ?? ''
  const none = { owner, drafts: {} }
  try {
    const found: Kept = JSON.parse(localStore.get(draftsKey) ?? '')
    return found.owner === owner ? found : none
  } catch {
    return none
  }
}
