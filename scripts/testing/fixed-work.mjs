import { parentPort } from 'node:worker_threads'

// Work that takes a processor always as long, so that its time says how much of a processor it got.
const started = performance.now()
let number = 1
for (let count = 0; count < 300_000_000; count += 1)
  number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
// The number is used, so that no compiler leaves the work out.
parentPort?.postMessage(performance.now() - started + (number === 0 ? 1 : 0))
