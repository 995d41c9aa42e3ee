/** Ids of the two radio buttons, by plan. */
export const planIds = { basic: 'plan-basic', pro: 'plan-pro' } as const

/** On the root element while somebody is signed in; the page's style then shows another way on. */
const signedInMark = 'data-signed-in'

/**
 * Keeps the onboarding page true while it stands open. The server sends whoever is signed in on from here, so only a page that was left
 * open, or brought back by the Back button, is seen by them. It asks again what the server would do, and a 302 is the answer.
 */
export function followSignIn(page: Document) {
  const ask = async () => {
    if (page.visibilityState === 'hidden') return
    const { type } = await fetch(page.URL, { method: 'HEAD', redirect: 'manual' })
    page.documentElement.toggleAttribute(signedInMark, type === 'opaqueredirect')
  }
  // A page that cannot ask stays as it is: the way to the login leads on for everybody.
  const tryToAsk = () => void ask().catch(() => undefined)
  page.addEventListener('visibilitychange', tryToAsk)
  addEventListener('focus', tryToAsk)
  addEventListener('pageshow', ({ persisted }) => persisted && tryToAsk())
}

/** `link` names the page at which Pro is taken, if there is one: who chose Pro goes there after signing in, and who did not does not. */
export function rememberPlan(link: HTMLElement, storage: Storage, key: string) {
  const proPath = link.dataset['proPath']
  if (proPath === undefined) return
  if (link.ownerDocument.querySelector(`#${planIds.pro}:checked`)) storage.setItem(key, proPath)
  else if (storage.getItem(key) === proPath) storage.removeItem(key)
}
