import type { Help } from '@lampstand/contract/answers'
import { queryClient, userQuery } from './browser.ts'
import { client } from './calls.ts'
import { type PersonalValue, personalValue } from './personal-storage.ts'

/** Help lines as the server last named them, and for where and when. */
type KeptHelp = { help: Help; asOf: string }

/** Whoever is in need waits no longer for what may have changed since, in milliseconds. */
const patience = 2000

/** Where to get help now: as the server says, else as it said when it last answered. @throws where it never did */
export function helpOrKept(): Promise<Help> {
  const kept = keptHelp()
  const asked = ask(kept)
  const given = asked.then(
    () => undefined,
    () => undefined,
  )
  const inVain = Promise.race([given, new Promise((resolve) => setTimeout(resolve, patience))])
  return Promise.any([asked, inVain.then(() => read(kept))])
}

/** Has the help lines of where this browser is in it, before they are needed. */
export async function keepHelp() {
  const kept = keptHelp()
  if (kept && (await kept.get())?.asOf !== hereToday()) await ask(kept)
}

function keptHelp(): PersonalValue<KeptHelp> | undefined {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  return owner === undefined ? undefined : personalValue(owner, 'help lines')
}

async function ask(kept: PersonalValue<KeptHelp> | undefined): Promise<Help> {
  const help = await client.guidance.help()
  void kept?.set({ help, asOf: hereToday() })
  return help
}

async function read(kept: PersonalValue<KeptHelp> | undefined): Promise<Help> {
  const value = await kept?.get()
  if (!value) throw new Error('no help lines are kept')
  return value.help
}

function hereToday(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${timeZone} ${new Date().toDateString()}`
}
