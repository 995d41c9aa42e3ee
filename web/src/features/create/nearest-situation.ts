/** Words in which people tell of each situation. */
const told: Readonly<Record<string, string>> = {
  'overwhelmed-with-deadlines':
    'deadline overwhelmed overloaded swamped behind late overdue due urgent rush hurry schedule backlog workload busy project inbox overtime',
  'difficult-colleagues':
    'difficult colleague coworker coworkers workmate teammate team boss manager supervisor foreman argue argument quarrel conflict gossip rude shouts shouted yells moody insults credit',
  'workplace-stress':
    'stress stressed stressful tired exhausted exhaustion weary sleep sleepless anxious anxiety worry worried worries panic burnout burnt tense strain nervous',
  'wisdom-for-decisions':
    'wisdom wise decision decide choose choice choosing offer option whether unsure uncertain advice direction',
  'fear-of-losing-work':
    'afraid fear losing lose layoff layoffs laid redundant redundancy dismissed dismissal fired sacked unemployed jobless cuts closing replaced rent',
  'feeling-unseen':
    'unseen notice notices noticed unnoticed nobody overlooked invisible ignored forgotten unthanked thanks thanked appreciated recognition recognised passed',
  'pressure-to-compromise':
    'lie lies lying lied dishonest honest honesty cheat falsify forge bribe wrong illegal unethical fraud hide conscience integrity compromise pressure',
  'beginning-something-new':
    'new begin begins beginning start starts starting first newcomer trainee apprentice apprenticeship probation promoted learning',
}

/** Beginnings of words, so that "deadlines" and "deadline" are one. */
const stemsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6)))

const situations = Object.entries(told).map(([id, words]) => ({ id, stems: stemsIn(words) }))

/** The id of the situation that shares most words with somebody's own; undefined where none does. */
export function nearestSituation(words: string): string | undefined {
  const said = stemsIn(words)
  const [best] = situations
    .map(({ id, stems }) => ({ id, shared: said.intersection(stems).size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.id
}
