import { worker } from './worker-scope.ts'

// Served under the name of the other service worker when the operator has turned offline pages off. It removes
// everything that is stored.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    worker.caches
      .keys()
      .then((names) => Promise.all(names.map((name) => worker.caches.delete(name))))
      .then(() => worker.registration.unregister()),
  ),
)
