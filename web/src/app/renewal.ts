/** Where session storage holds the version of the program that a page was renewed from. */
const key = 'lampstand-renewed'

type Surroundings = {
  /** Names the version of the program that runs. */
  version: string
  storage: () => Storage
  /** Whether the server answers at all. */
  isServerThere: () => Promise<boolean>
  reload: () => void
}

/**
 * Brings in a new version of the program once a part of this one cannot be fetched any more. A version is left so only once:
 * where that did not help, or nothing can be remembered, the person decides. A page is never left for a server that is down.
 */
export async function renew({ version, storage, isServerThere, reload }: Surroundings): Promise<void> {
  if (isKnown(storage, version) || !(await isServerThere())) return
  if (!write(storage, version)) return
  reload()
}

function isKnown(storage: () => Storage, version: string): boolean {
  try {
    return storage().getItem(key) === version
  } catch {
    return true
  }
}

function write(storage: () => Storage, version: string): boolean {
  try {
    storage().setItem(key, version)
    return isKnown(storage, version)
  } catch {
    return false
  }
}
