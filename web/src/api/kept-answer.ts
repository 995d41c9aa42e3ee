import type { Input, Reply, Route } from '@lampstand/contract/route'
import { queryClient, sessionStore, userQuery } from './browser.ts'

/*
 * The last answer of a page and what it answers, for whoever comes back to the page in this tab. It belongs to whoever is signed
 * in, is nobody else's to read, and goes with them at sign-out.
 */

export type KeptAnswer<I, R> = {
  read: () => { input: I; reply: R } | undefined
  save: (answered: { input: I; reply: R }) => void
}

type StoredAnswers = { owner: string | undefined; answers: Record<string, { input?: unknown; reply?: unknown }> }
type BodyOf<R extends Route> = Input<R> extends { body: infer B } ? B : never

const key = 'lampstand-answers'

/** @param name of the page and its part, the same each time: `guidance prayer`. What an older program kept and `route` does not know is as if it were not there */
export function keptAnswerOf<R extends Route>(name: string, route: R): KeptAnswer<BodyOf<R>, Reply<R>> {
  return {
    read() {
      const { input, reply } = stored().answers[name] ?? {}
      const readInput = route.body?.safeParse(input)
      const readReply = route.reply?.safeParse(reply)
      if (!readInput?.success || !readReply?.success) return undefined
      return { input: readInput.data as BodyOf<R>, reply: readReply.data as Reply<R> }
    },
    save(answered) {
      const { owner, answers } = stored()
      if (owner !== undefined)
        sessionStore.set(key, JSON.stringify({ owner, answers: { ...answers, [name]: answered } }))
    },
  }
}

function stored(): StoredAnswers {
  const owner = queryClient.getQueryData(userQuery.queryKey)?.id
  const none = { owner, answers: {} }
  try {
    const found: StoredAnswers = JSON.parse(sessionStore.get(key) ?? '')
    return owner !== undefined && found.owner === owner ? found : none
  } catch {
    return none
  }
}
