const named = (files: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, name]) => [path.replace(/^.*\/|\.json$/g, ''), name]))

/** Names of all that is listed as a challenge, by the challenge's id. */
export const challenges = named(
  import.meta.glob('../../../../content/challenges/*.json', { eager: true, import: 'name' }),
)
const themeOf = named(import.meta.glob('../../../../content/challenges/*.json', { eager: true, import: 'theme' }))
const themes = named(import.meta.glob('../../../../content/themes/*.json', { eager: true, import: 'name' }))

/** What many people face; the list is short, so that it is chosen from with one tap. */
const common = [
  'work-anxiety',
  'too-much-at-once',
  'a-hard-conversation',
  'conflict-with-a-colleague',
  'a-big-decision',
]

/** Names of challenges to keep a verse with: first the one of the verse's own theme, where there is one. */
export function offeredFor(theme: string | undefined): string[] {
  const own = [...challenges.keys()].filter((id) => themes.get(themeOf.get(id) ?? '') === theme)
  return [...new Set([...own, ...common])].flatMap((id) => challenges.get(id) ?? [])
}
