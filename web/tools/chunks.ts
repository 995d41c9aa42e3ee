/** What the bundler tells of a module. */
type Modules = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Absolute paths. */
type Places = {
  /** Where the program starts. */
  entry: string
  /** The page after sign-in. */
  home: string
  /** The folders and files of what pages are made of. */
  parts: readonly string[]
  /** What talks to the server. */
  calls: string
}

/** The query library's index imports all of it, and nothing of this is used before the first paint. */
const mutations = /\/(useMutation|useMutationState|mutationObserver)\.js$/

/** Nearly every page has it, and a file of its own would be larger than what it holds. */
const compilerRuntime = /\/react\/(cjs\/react-)?compiler-runtime(\.production)?\.js$/

/**
 * The groups of modules that travel as one file each, as together they compress better than apart. They follow from what is
 * imported at once; what is imported lazily is left out. `core` is loaded by every page: what the entry imports, and the parts that
 * the page after sign-in imports. `calls` is needed whole or not at all: what talks to the server, with the contract's schemas.
 */
export function createChunks({ entry, home, parts, calls }: Places) {
  const inCore = once((modules) => [
    ...importedAtOnce(entry, modules).filter((id) => id !== entry && !mutations.test(id)),
    ...importedAtOnce(home, modules).filter((id) => parts.some((part) => id.startsWith(part))),
  ])
  const inCalls = once((modules) => importedAtOnce(calls, modules).filter((id) => !mutations.test(id)))
  const isCore = (id: string, modules: Modules) => inCore(modules).has(id) || compilerRuntime.test(id)
  return [
    { debugName: 'core', name: (id: string, modules: Modules) => (isCore(id, modules) ? 'core' : null) },
    { debugName: 'calls', name: (id: string, modules: Modules) => (inCalls(modules).has(id) ? 'calls' : null) },
  ]
}

/** The graph is the same for every module of a build. */
function once(find: (modules: Modules) => string[]) {
  let found: ReadonlySet<string> | undefined
  return (modules: Modules) => (found ??= new Set(find(modules)))
}

/** The module, all that it imports at once, and so on. */
function importedAtOnce(start: string, modules: Modules): string[] {
  const reached = new Set([start])
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return [...reached]
}
