import { expect, test } from 'vitest'
import { createChunks } from './chunks.ts'

const imports: Record<string, readonly string[]> = {
  '/src/main.ts': ['/src/app.ts', '/query/index.js'],
  '/src/app.ts': ['/src/ui/button.ts'],
  '/query/index.js': ['/query/useQuery.js', '/query/useMutation.js'],
  '/src/home.ts': ['/src/ui/card.ts', '/src/home/list.ts'],
  '/src/ui/card.ts': ['/src/ui/button.ts'],
  '/src/calls.ts': ['/src/app.ts', '/contract.ts'],
  '/contract.ts': ['/contract.ts', '/zod.js'],
  '/src/other.ts': ['/src/ui/dialog.ts', '/query/useMutation.js'],
}

const modules = { getModuleInfo: (module: string) => ({ importedIds: imports[module] ?? [] }) }

/** The first group that wants a module has it. */
const chunkOf = (id: string) =>
  createChunks({ entry: '/src/main.ts', home: '/src/home.ts', parts: ['/src/ui/'], calls: '/src/calls.ts' })
    .map(({ name }) => name(id, modules))
    .find((name) => name !== null)

test('what the entry imports at once is loaded by every page, and so are the parts of the page after sign-in', () => {
  for (const id of ['/src/app.ts', '/src/ui/button.ts', '/query/useQuery.js', '/src/ui/card.ts'])
    expect(chunkOf(id)).toBe('core')
})

test('the entry, pages, what only other pages use and mutations are not', () => {
  for (const id of ['/src/main.ts', '/src/home.ts', '/src/home/list.ts', '/src/ui/dialog.ts', '/query/useMutation.js'])
    expect(chunkOf(id)).toBeUndefined()
})

test('what talks to the server is together, but for what every page has', () => {
  for (const id of ['/src/calls.ts', '/contract.ts', '/zod.js']) expect(chunkOf(id)).toBe('calls')
})
