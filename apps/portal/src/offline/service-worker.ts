import {
  answerAsset,
  answerPage,
  forgetOldReleases,
  kindOf,
  type OfflineWorld,
  type Release,
  storeRelease,
} from './offline-pages.ts'
import { worker } from './worker-scope.ts'

/** Filled in by the build. */
declare const release: Release

const world: OfflineWorld = {
  release,
  caches: worker.caches,
  fetch: (address, init) => worker.fetch(address, init),
}

// It takes over at once, because it also answers an open page of the release before with that release's files.
worker.addEventListener('install', (event) =>
  event.waitUntil(storeRelease(world).then(() => worker.skipWaiting())),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      forgetOldReleases(world),
      // The browser fetches the page while this worker starts.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  ),
)

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const kind = kindOf(request, worker.location.origin)
  if (kind === 'page')
    event.respondWith(answerPage(world, async () => (await preloadResponse) ?? worker.fetch(request)))
  if (kind === 'asset') event.respondWith(answerAsset(world, request))
})
