import { localStore, queryClient, sessionStore } from './browser.ts'
import { forgetDevice } from './device-keys.ts'
import { clearPersonalStorage } from './personal-storage.ts'
import { askToSignInBy } from './sign-in-again.ts'

/**
 * What this browser knows of a person goes with them at sign-out; the theme stays, it belongs to the screen. The cache is
 * emptied as the page is left: sooner, and the page would ask for it again. A page brought back by the Back button starts anew.
 */
export async function forgetPerson() {
  // They leave on purpose.
  askToSignInBy(async () => false)
  forgetDevice(localStore)
  sessionStore.clear()
  addEventListener('pagehide', () => {
    queryClient.clear()
    // A call that was under way named the device anew.
    forgetDevice(localStore)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  await clearPersonalStorage()
}
