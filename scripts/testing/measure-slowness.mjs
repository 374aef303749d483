import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The environment variable by which `npm test` tells all its tests how slow the machine is. */
const setting = 'MILGO_SLOWNESS'

/** How long the fixed work takes on a quiet machine. */
const quietMs = 450

/** A machine that is quiet at the start may become busy, and one that hangs is not waited for without end. */
const [least, most] = [1, 4]

/** Returns how many times slower than a quiet machine this one is, if the fixed work took so long. @param {number} ms */
export const slownessOf = (ms) => Math.min(most, Math.max(least, ms / quietMs))

/** Measures how slow the machine is, and passes it on to all processes of this run. A run inside a run measures nothing. */
export const measureSlowness = async () => {
  process.env[setting] ??= slownessOf(await timeFixedWork()).toFixed(1)
  return Number(process.env[setting])
}

/** Returns how many milliseconds fixed work takes, on as many cores as the tests use at once. */
const timeFixedWork = async () => {
  const cores = Math.min(2, availableParallelism())
  const times = await Promise.all(Array.from({ length: cores }, workOnce))
  return Math.max(...times)
}

/** @returns {Promise<number>} */
const workOnce = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fixed-work.mjs', import.meta.url))
    worker.once('message', resolve)
    worker.once('error', reject)
  })
