/** Types of a service worker, because the compiler knows the types of either a page or a worker. */
type Lasting = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

type Fetching = Lasting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

type WorkerScope = {
  readonly caches: CacheStorage
  readonly clients: { readonly claim: () => Promise<void> }
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly fetch: typeof fetch
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void
    (name: 'fetch', listener: (event: Fetching) => void): void
  }
}

export const worker = globalThis as unknown as WorkerScope
