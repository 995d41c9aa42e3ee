/* What is used of a service worker: the library of its types cannot stand beside that of a page's. */

type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { readonly request: Request; respondWith(response: Promise<Response>): void }

type PushEvent = ExtendableEvent & { readonly data: { json(): unknown } | null }
type NotificationClick = ExtendableEvent & { readonly notification: Notification }

type WorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  push: PushEvent
  notificationclick: NotificationClick
}

type WindowClient = { focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }

type WorkerScope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  fetch: typeof fetch
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
