import { DeviceId } from './contract.ts'
import { idKey, sessionKey } from './device-keys.ts'
import type { Store } from './store.ts'

/** The two names of this browser. They are distinct and are kept apart. */
export type Device = {
  /** Form `device-` and twelve random letters or digits; goes with every call. */
  id: () => string
  /** Form `device_{timestamp}_{random}`; the home screen's `sessionId`. */
  sessionId: () => string
}

/** Names are made on first use and kept in `store`; one that the server would refuse is made anew. */
export function createDevice({ store, now }: { store: Store; now: () => number }): Device {
  const stored = (key: string, fits: (value: string) => boolean, make: () => string) => {
    const kept = store.get(key)
    if (kept !== null && fits(kept)) return kept
    const made = make()
    store.set(key, made)
    return made
  }
  return {
    id: () => stored(idKey, isDeviceId, () => `device-${randomText()}`),
    sessionId: () => stored(sessionKey, isSessionId, () => `device_${now()}_${randomText()}`),
  }
}

const isDeviceId = (value: string) => DeviceId.safeParse(value).success
const isSessionId = (value: string) => /^device_\d+_[a-z0-9]+$/.test(value)

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Twelve of 32 characters, 60 bits, from the browser's cryptographic source. */
const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
