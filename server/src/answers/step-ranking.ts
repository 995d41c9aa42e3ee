import type { Facet } from '@lampstand/content/schemas'

/** Words by which a request shows what kind of step it asks for. */
const facetPatterns: Record<Facet, RegExp> = {
  now: /\b(?:today|tonight|now|in an hour|minutes?|tomorrow|this (?:morning|afternoon|evening)|about to|before (?:the|my|i))\b/i,
  words:
    /\b(?:say|said|tell|told|talk|speak|answer|reply|e-?mail|message|conversation|meeting|ask|apologi[sz]e|confront)\b/i,
  record:
    /\b(?:prove|proof|evidence|record|document|report|contract|written|screenshots?|policy|complain(?:t|ed)?|witness)\b/i,
  people: /\b(?:alone|nobody|no one|help|advice|whom|hr|union|lawyer|pastor|friend|family|wife|husband)\b/i,
  boundary: /\b(?:no|refuse|stop|limit|overtime|weekends?|boundar\w+|always|every (?:day|night)|quit|leave|resign)\b/i,
  body: /\b(?:sleep|tired|exhausted|sick|eat|headache|shaking|breath\w*|crying|body|awake|pain|rest)\b/i,
  heart: /\b(?:angry|jealous|envy|ashamed|guilty|bitter|proud|afraid|hate|resent\w*|hurt|fault|forgive)\b/i,
  prayer: /\b(?:pray\w*|god|jesus|christ|faith|church|bible|scripture|spirit)\b/i,
  later: /\b(?:future|years?|months?|career|plan|long.?term|eventually|next)\b/i,
}

/** What a request asks for, by its words. */
export const requestedFacets = (request: string): ReadonlySet<Facet> =>
  new Set((Object.keys(facetPatterns) as Facet[]).filter((facet) => facetPatterns[facet].test(request)))

/** Steps of the kinds that are asked for stand first; the rest keep their order. */
export const requestedFirst = <T extends { readonly facet: Facet }>(
  steps: readonly T[],
  asked: ReadonlySet<Facet>,
): T[] => [...steps.filter(({ facet }) => asked.has(facet)), ...steps.filter(({ facet }) => !asked.has(facet))]

const days = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const moments: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/\b(?:in (?:an|one|half an) hour|in (?:\w+ )?minutes|about to|right now)\b/i, () => 'In the next minutes'],
  [/\btonight\b|\bthis evening\b/i, () => 'For tonight'],
  [/\btomorrow\b/i, () => 'Before tomorrow'],
  [
    new RegExp(`\\b(?:on|by|until|before|this|next) (${days})\\b`, 'i'),
    ([, day = '']) => `Before ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`,
  ],
  [/\bnext week\b/i, () => 'Before next week'],
]

/** The moment that a request looks ahead to, as a heading in our words; never in those of the person. */
export function momentIn(request: string): string | undefined {
  for (const [pattern, heading] of moments) {
    const match = pattern.exec(request)
    if (match) return heading(match)
  }
  return undefined
}
