import { postLoginKey } from './app/post-login-path.ts'
import { followSignIn, rememberPlan } from './features/onboarding/plan-choice.ts'

/* Runs as /onboarding.js on the onboarding page, which is read and used without it. */

followSignIn(document)

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('[data-pro-path]')
  if (link) rememberPlan(link, sessionStorage, postLoginKey)
})
