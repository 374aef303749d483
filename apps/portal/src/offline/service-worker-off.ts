import { worker } from './worker-scope.ts'

// Served under the name of the other one where the operator has turned offline pages off: it takes all of it away.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    worker.caches
      .keys()
      .then((names) => Promise.all(names.map((name) => worker.caches.delete(name))))
      .then(() => worker.registration.unregister()),
  ),
)
