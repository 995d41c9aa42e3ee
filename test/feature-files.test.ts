import { expect, test } from 'vitest'
import { filesMatching } from './sources.ts'

const features = (
  'account scripture challenges prayer-requests reminders email-reminders guidance morning ' +
  'devotions habits billing insights personal-data'
).split(' ')
const webFeatures = [...features, 'home', 'onboarding', 'prayer-mode', 'create', 'reset', 'resources']

/** What is not where one listing would have it. */
function misplaced(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const [, side, feature = '', ...rest] = /^(server|web)\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
    const file = path.split('/').at(-1) ?? ''
    const faults: string[] = []
    if (side && !(side === 'server' ? features : webFeatures).includes(feature))
      faults.push('is no feature of the product')
    if (rest[0]?.includes('/')) faults.push('a feature has no folders inside')
    if (file.endsWith('-page.tsx') && side === 'web' && file !== `${feature}-page.tsx`)
      faults.push(`belongs in ${feature}-page.tsx`)
    if (side === 'server' && file.endsWith('.test.ts') && !file.startsWith(feature))
      faults.push(`its test is ${feature}.test.ts`)
    if (/^(index|utils?|helpers?|misc|common|types|constants)\.tsx?$/.test(file))
      faults.push('says nothing about what it holds')
    if (!/^[a-z0-9.-]+$/.test(file)) faults.push('names are in kebab-case')
    return faults.map((fault) => `${path}: ${fault}`)
  })
}

const sources = filesMatching('{contract,scripture,content,server,web,e2e,bench,test,scripts}/**/*.{ts,tsx,mjs}')

test('every file stands where one listing would look for it', () => {
  expect(misplaced(sources)).toEqual([])
})

test('a feature of the server is a module, routes and a test at least', () => {
  const folders = new Set(sources.flatMap((path) => /^server\/src\/features\/[^/]+/.exec(path)?.[0] ?? []))
  const missing = [...folders].flatMap((folder) =>
    [`${folder}/module.ts`, `${folder}/routes.ts`, `${folder}/${folder.split('/').at(-1)}.test.ts`].filter(
      (file) => !sources.includes(file),
    ),
  )
  expect(folders.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

test('each kind of misplaced file is found', () => {
  const wrong = [
    'server/src/features/verses/routes.ts',
    'server/src/features/account/parts/name.ts',
    'web/src/features/home/daily-page.tsx',
    'server/src/features/account/sign-in.test.ts',
    'web/src/ui/utils.ts',
    'web/src/ui/Button.tsx',
  ]
  expect(misplaced(wrong)).toHaveLength(wrong.length)
  expect(misplaced(['web/src/features/home/home-page.tsx', 'server/src/features/account/account.test.ts'])).toEqual([])
})
