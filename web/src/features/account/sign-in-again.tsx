import type { User } from '@lampstand/contract/account'
import type { SignInKind } from '@lampstand/contract/sign-in'
import { createRoot } from 'react-dom/client'
import { queryClient, userQuery } from '../../api/browser.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { type Here, signInKind, whoIsHere } from './sign-in-steps.ts'

/**
 * Asks the person of this page to sign in again, above whatever stands open. @returns whether they are signed in now
 * @throws when the server cannot be asked
 */
export async function askToSignIn(): Promise<boolean> {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (!user) return false
  const [here, kind] = await Promise.all([whoIsHere(user), signInKind()])
  const outcome = here === 'nobody' ? await showDialog(user, kind) : here
  // Somebody else is here now: nothing more of this person is shown.
  if (outcome === 'other') queryClient.setQueryData(userQuery.queryKey, null)
  return outcome === 'same'
}

/** Settles once somebody is signed in, or with `nobody` when the dialog is closed. */
async function showDialog(user: User, kind: SignInKind['kind']): Promise<Here> {
  const { activeElement } = document
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const closing = new AbortController()
  const outcome = await new Promise<Here>((resolve) => {
    const look = async () => {
      const here = await whoIsHere(user)
      if (here !== 'nobody') resolve(here)
    }
    // They may have signed in elsewhere, such as in the tab that this one opened.
    const onReturn = () => document.visibilityState === 'visible' && void look().catch(() => undefined)
    document.addEventListener('visibilitychange', onReturn, closing)
    addEventListener('focus', onReturn, closing)
    root.render(
      <SignInDialog
        email={user.email}
        kind={kind}
        onSignedIn={look}
        onClose={() => resolve('nobody')}
        onClosed={() => activeElement instanceof HTMLElement && activeElement.focus()}
      />,
    )
  })
  closing.abort()
  root.unmount()
  place.remove()
  return outcome
}
