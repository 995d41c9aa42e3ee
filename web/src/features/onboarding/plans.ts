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
    contents: ['Daily scripture', 'Prayer support', 'Workplace challenges', 'Free resources', 'Community access'],
  },
  {
    id: planIds.pro,
    name: 'Pro',
    price: '$9.99',
    term: '/month',
    offer: '3-day free trial',
    contents: [
      'Everything in Basic',
      'Custom prayer times (1 to 5 daily)',
      'Email prayer reminders',
      'AI-powered scripture insights',
      'Priority support',
      'Advanced spiritual analytics',
    ],
  },
]
