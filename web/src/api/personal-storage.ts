import { clear, createStore, delMany, get, keys, set, type UseStore, update } from 'idb-keyval'

/*
 * What this browser keeps of a person beyond what one page knows: lists to read and writes to send without a connection. Each
 * entry bears its owner's id, and what is not the signed-in person's is deleted when the program starts.
 */

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('lampstand', 'personal')
  return opened
}

/** Under which prayer requests wait to be sent: asked for also where their own program is not loaded. */
export const requestsToSend = 'prayer requests to send'

/** The person left: an answer that comes late is kept no more. */
let isClosed = false

/** One value of one person. Where the browser keeps nothing, it lives as long as the page. */
export type PersonalValue<T> = {
  get: () => Promise<T | undefined>
  set: (value: T) => Promise<void>
  /** Changes the value in one transaction, also against other tabs. @returns the new value */
  update: (change: (value: T | undefined) => T) => Promise<T>
}

export function personalValue<T>(owner: string, name: string): PersonalValue<T> {
  const key = `${owner} ${name}`
  let unkept: T | undefined
  return {
    async get() {
      try {
        return await get<T>(key, store())
      } catch {
        return unkept
      }
    },
    async set(value) {
      if (isClosed) return
      try {
        await set(key, value, store())
      } catch {
        unkept = value
      }
    },
    async update(change) {
      if (isClosed) return change(unkept)
      let next: T | undefined
      const changed = (value: T | undefined) => {
        next = change(value)
        return next
      }
      try {
        await update<T>(key, changed, store())
        return next as T
      } catch {
        unkept = change(unkept)
        return unkept
      }
    },
  }
}

/** Deletes what belongs to anybody else. */
export async function deleteAllButOf(owner: string): Promise<void> {
  const others = (await keys<string>(store())).filter((key) => !key.startsWith(`${owner} `))
  if (others.length > 0) await delMany(others, store())
}

/** Deletes what is kept of anybody, and keeps nothing more in this page. */
export async function clearPersonalStorage(): Promise<void> {
  isClosed = true
  await clear(store())
}
