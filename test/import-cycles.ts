import type { Source } from './sources.ts'

/** Rings of modules that load each other: each as `a.ts → b.ts → a.ts`. Types and lazy imports make none. */
export function importCycles(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  const graph = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(({ kind }) => kind === 'value').map(({ target }) => target),
    ]),
  )
  const done = new Set<string>()
  const trail: string[] = []
  const cycles: string[] = []

  function visit(path: string) {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    trail.push(path)
    for (const target of graph.get(path) ?? []) visit(target)
    trail.pop()
    done.add(path)
  }

  for (const path of graph.keys()) visit(path)
  return cycles
}
