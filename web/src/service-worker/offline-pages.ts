/** What a build has for the time without a connection. */
type Offline = {
  /** Another one for every build that differs. */
  version: string
  /** Addresses of the program: scripts, styles, fonts, and the page that knows nobody. */
  files: readonly string[]
  /** Paths that this page is for. */
  pages: readonly string[]
}

const ours = 'lampstand '
const shell = '/offline.html'

/**
 * Keeps the program in this browser, so that its pages open without a connection. Pages come from the server while it answers, as
 * only it knows who is here; nothing of a person is ever kept in here, and calls, sign-in and the onboarding page are left alone.
 * A new version waits until no page of the old one is open, so no page finds its own parts gone.
 */
export function serveOffline(scope: WorkerScope, { version, files, pages }: Offline) {
  const name = ours + version
  const known = new Set(files)

  scope.addEventListener('install', (event) => {
    const fresh = files.map(
      (file) =>
        new Request(new URL(file, scope.location.origin), {
          cache: file.startsWith('/assets/') ? 'default' : 'no-cache',
        }),
    )
    event.waitUntil(scope.caches.open(name).then((cache) => cache.addAll(fresh)))
  })

  scope.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => scope.clients.claim()))
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (pages.includes(pathname.replace(/(?<=.)\/+$/, ''))) event.respondWith(fromServerElse(request, shell))
    } else if (pathname.startsWith('/assets/')) event.respondWith(keptElse(request, pathname))
    else if (known.has(pathname)) event.respondWith(fromServerElse(request, pathname))
  })

  const kept = async (file: string) => (await scope.caches.open(name)).match(file)

  async function fromServerElse(request: Request, file: string): Promise<Response> {
    try {
      return await scope.fetch(request)
    } catch (noAnswer) {
      const response = await kept(file)
      if (response) return response
      throw noAnswer
    }
  }

  /** What is named by its content never changes. */
  const keptElse = async (request: Request, file: string) => (await kept(file)) ?? scope.fetch(request)

  async function forgetOthers() {
    const names = await scope.caches.keys()
    const old = names.filter((one) => one.startsWith(ours) && one !== name)
    await Promise.all(old.map((one) => scope.caches.delete(one)))
  }
}
