import { computeRunning } from '../core/results/compute-running.ts'
import type { Platform } from '../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>

export type Computing = {
  /** Begins no further batch; one that is being computed is finished. */
  readonly stop: () => Promise<void>
}

/** How soon a computation begins that somebody has started. */
const idleMs = 500
const afterFailureMs = 2_000

/**
 * Computes what managers have started, batch by batch. Any number of processes may do so at once: a batch is one
 * transaction that locks its run, so that whoever comes second leaves it alone.
 */
export const startComputing = (platform: Source, every = idleMs): Computing => {
  const stopping = new AbortController()
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await computeRunning(platform, stopping.signal).then(
        () => every,
        (error) => {
          platform.logger.warn({ err: error }, 'computing results')
          return afterFailureMs
        },
      )
      await waitFor(pause, stopping.signal)
    }
  }
  const finished = loop()
  return {
    stop: () => {
      stopping.abort()
      return finished
    },
  }
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
