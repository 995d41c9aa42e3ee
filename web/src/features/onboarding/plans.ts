import { basicContents, proContents } from '@lampstand/contract/plans'
import { planIds } from './plan-choice.ts'

type Plan = { id: string; name: string; price: string; term: string; offer: string; contents: readonly string[] }

/** What can be chosen, the default first. */
export const plans: readonly Plan[] = [
  {
    id: planIds.basic,
    name: 'Basic',
    price: '$0',
    term: 'free',
    offer: 'What a working day needs.',
    contents: basicContents,
  },
  {
    id: planIds.pro,
    name: 'Pro',
    price: '$9.99',
    term: '/month',
    offer: '3-day free trial',
    contents: proContents,
  },
]
