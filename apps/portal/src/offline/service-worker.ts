import {
  answerAsset,
  answerPage,
  forgetOldReleases,
  keepRelease,
  kindOf,
  type OfflineWorld,
  type Release,
} from './offline-pages.ts'
import { worker } from './worker-scope.ts'

/** Filled in by the build. */
declare const release: Release

const world: OfflineWorld = {
  release,
  caches: worker.caches,
  fetch: (address, init) => worker.fetch(address, init),
}

// It takes over at once: whatever it answers, a page of the release before finds its files too.
worker.addEventListener('install', (event) =>
  event.waitUntil(keepRelease(world).then(() => worker.skipWaiting())),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      forgetOldReleases(world),
      // The page is asked for while this worker wakes up.
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
