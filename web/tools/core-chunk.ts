/** What the bundler tells of a module. */
type Modules = {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Absolute paths: where the program starts, the page after sign-in, the folder of what pages are made of. */
type Places = { entry: string; home: string; parts: string }

/** The query library's index imports all of it, and nothing of this is used before the first paint. */
const mutations = /\/(useMutation|useMutationState|mutationObserver)\.js$/

/**
 * Which modules travel as one file that every page loads; together they compress better than apart. It is what the entry imports
 * at once, and the parts of the interface that the page after sign-in imports at once. What is imported lazily is left out.
 */
export function createCoreChunk({ entry, home, parts }: Places) {
  let core: ReadonlySet<string> | undefined
  return (id: string, modules: Modules): string | null => {
    core ??= new Set([
      ...[...reachedAtOnce(entry, modules)].filter((one) => one !== entry && !mutations.test(one)),
      ...[...reachedAtOnce(home, modules)].filter((one) => one.startsWith(parts)),
    ])
    return core.has(id) ? 'core' : null
  }
}

/** The module, all that it imports at once, and so on. */
function reachedAtOnce(start: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
