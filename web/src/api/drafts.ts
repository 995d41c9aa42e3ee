import { localStore, queryClient, userQuery } from './browser.ts'
import { draftsKey } from './device-keys.ts'

/*
 * What was typed and not yet sent, in this browser alone. It belongs to whoever is signed in, goes with them at sign-out, and is
 * nobody else's to read.
 */

export type FormDraft = {
  /** What was typed before; undefined where there is nothing. */
  read: () => Record<string, string> | undefined
  save: (values: Record<string, unknown>) => void
  /** It was sent, or is not wanted any more. Told what was sent, it keeps what was typed since. */
  clear: (sent?: Record<string, string>) => void
}

type StoredDrafts = { owner: string | undefined; drafts: Record<string, Record<string, string>> }

/** @param name of the form, the same each time: `prayer request` */
export function draftOf(name: string): FormDraft {
  return {
    read: () => stored().drafts[name],
    save: (values) => change((drafts) => withTexts(without(drafts, name), name, textsIn(values))),
    clear: (sent) => change((drafts) => (sent && !isSame(drafts[name] ?? {}, sent) ? drafts : without(drafts, name))),
  }
}

/** What is sent is often trimmed. */
const isSame = (typed: Record<string, string>, sent: Record<string, string>) =>
  Object.entries(typed).every(([field, text]) => text.trim() === (sent[field] ?? '').trim())

/** A form that stands empty has no draft. */
const withTexts = (drafts: StoredDrafts['drafts'], name: string, texts: Record<string, string>) =>
  Object.values(texts).some((text) => text.trim() !== '') ? { ...drafts, [name]: texts } : drafts

/** Only what was typed is kept. */
const textsIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter((field): field is [string, string] => typeof field[1] === 'string'))

const without = (drafts: StoredDrafts['drafts'], name: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== name))

/** Once a session has ended the drafts stay as they are, for the same person's next one. */
function change(by: (drafts: StoredDrafts['drafts']) => StoredDrafts['drafts']) {
  const { owner, drafts } = stored()
  if (owner !== undefined) localStore.set(draftsKey, JSON.stringify({ owner, drafts: by(drafts) }))
}

/** The drafts of whoever is signed in; somebody else's are as if there were none. */
function stored(): StoredDrafts {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  const none = { owner, drafts: {} }
  try {
    const found: StoredDrafts = JSON.parse(localStore.get(draftsKey) ?? '')
    return owner !== undefined && found.owner === owner ? found : none
  } catch {
    return none
  }
}
