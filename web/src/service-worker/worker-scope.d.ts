/* What is used of a service worker: the library of its types cannot stand beside that of a page's. */

type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { readonly request: Request; respondWith(response: Promise<Response>): void }

type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

type WorkerScope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  fetch: typeof fetch
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
