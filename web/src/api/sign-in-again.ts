/** Asks the person of this page to sign in again. @returns whether they did */
type AskToSignIn = () => Promise<boolean>

let ask: AskToSignIn = async () => false
let asking: Promise<boolean> | undefined

/** Says how somebody is asked whose session has ended; until then calls fail as they are refused. */
export function askToSignInBy(way: AskToSignIn) {
  ask = way
}

/** Asks once for all calls that wait. Where it cannot even be asked, they fail. */
export function signInAgain(): Promise<boolean> {
  asking ??= ask()
    .catch(() => false)
    .finally(() => {
      asking = undefined
    })
  return asking
}
