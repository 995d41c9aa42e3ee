import { type Passage, scriptureRoutes } from '@lampstand/contract/scripture'
import { queryClient, userQuery } from '../../api/browser.ts'
import { personalValue } from '../../api/personal-storage.ts'

/* Scripture is everybody's, but which of it a person looked at is theirs: so it is kept for them, and goes with them. */

type Kept = { id: string; passage: Passage; day: string }

/** The newest are kept, some kilobytes each. */
const most = 50

/** What this browser last read of a passage. What an older program kept and the contract does not know is as if it were not there. */
export async function keptPassage(id: string): Promise<{ passage: Passage; isOfToday: boolean } | undefined> {
  const found = (await list()?.get())?.find((one) => one.id === id)
  const passage = scriptureRoutes.passage.reply.safeParse(found?.passage)
  return found && passage.success ? { passage: passage.data, isOfToday: found.day === today() } : undefined
}

export async function keepPassage(id: string, passage: Passage): Promise<void> {
  const newest = { id, passage, day: today() }
  await list()?.update((kept = []) => [newest, ...kept.filter((one) => one.id !== id)].slice(0, most))
}

function list() {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  return owner === undefined ? undefined : personalValue<readonly Kept[]>(owner, 'passages')
}

const today = () => new Date().toDateString()
