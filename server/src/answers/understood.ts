import type { Content } from '@lampstand/content/loader'
import type { Understood } from '@lampstand/contract/guidance'
import type { Role } from '@lampstand/scripture/roles'
import type { UnderstoodRequest } from './reader.ts'

/** What a reading adds to its theme when somebody else than the one it happens to asks. */
const byRole: Record<Role, string> = {
  affected: '',
  'did-it': ', as the one who did it',
  witness: ', as one who saw it',
  responsible: ', as the one in charge',
  helper: ', to help someone else',
}

const facts = {
  passage: 'A passage of the Bible',
  'no-such-reference': 'A reference that does not exist',
  saying: 'A saying often taken for scripture',
  words: 'Where words are found in the Bible',
  count: 'What can be counted in the Bible',
  told: 'What the Bible tells',
} as const

/** A theme that is not nearly as likely as the first is no reading to be offered. */
const leastOdds = 0.02
const mostAlternatives = 3

/** Of a request that is not in English. */
const nothingRead: Understood = {
  label: null,
  confident: false,
  theme: null,
  role: 'affected',
  question: null,
  fact: null,
  alternatives: [],
}

/** How a request was read, in words fit to show, with other readings to choose from. `themeId`: what it is answered as. */
export function createReadings({ themes, situations }: Pick<Content, 'themes' | 'situations'>) {
  const names = new Map(themes.map(({ id, name }) => [id, name]))
  const ownRoles = new Map(situations.map(({ theme, role }) => [theme, role ?? 'affected']))

  function labelOf(themeId: string, role: Role): string {
    const isOwn = ownRoles.get(themeId) === role
    return `${names.get(themeId) ?? themeId}${isOwn ? '' : byRole[role]}`
  }

  return (reading: UnderstoodRequest, themeId: string | undefined): Understood => {
    const { finding, role, question, refusal, fact, isConfident, language } = reading
    if (language !== null) return nothingRead
    const isOutright = question !== null || refusal !== null || fact !== null
    const theme = isOutright ? null : (themeId ?? null)
    const label = refusal?.title ?? (fact && facts[fact.kind]) ?? question?.title ?? (theme && labelOf(theme, role))
    return {
      label: label ?? null,
      confident: isOutright || isConfident,
      theme,
      role,
      question: question?.id ?? null,
      fact: fact?.kind ?? null,
      alternatives: finding.themes
        .filter(({ id, odds }) => id !== theme && odds >= leastOdds)
        .slice(0, mostAlternatives)
        .map(({ id }) => ({ about: id, label: names.get(id) ?? id })),
    }
  }
}
