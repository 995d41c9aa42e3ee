import { lazy } from 'react'

/** What a page shows of another feature: no feature knows another, so it is handed to them. Fetched when it is shown. */
export const pageParts = {
  ChallengeScripture: lazy(() => import('../features/scripture/challenge-scripture.tsx')),
  PersonalGuidance: lazy(() => import('../features/guidance/personal-guidance.tsx')),
}
