import type { User } from '@lampstand/contract/account'
import { localStore } from './browser.ts'
import { userKey } from './device-keys.ts'

/** Remembers who is here, so that their pages open without a connection; null forgets them. */
export function rememberUser(user: User | null) {
  if (user) localStore.set(userKey, JSON.stringify(user))
  else localStore.remove(userKey)
}

/** Who was here when there was a connection last. */
export function rememberedUser(): User | undefined {
  try {
    return JSON.parse(localStore.get(userKey) ?? '')
  } catch {
    return undefined
  }
}
