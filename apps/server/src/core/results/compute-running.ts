import type { Platform } from '../../platform/platform.ts'
import { computeBatch } from './compute-batch.ts'
import { findRunning } from './runs-repository.ts'

/** Computes the runs that managers started, batch by batch, until all are done or the process stops. */
export const computeRunning = async (
  platform: Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>,
  signal: AbortSignal,
): Promise<void> => {
  for (const runId of await findRunning(platform))
    while (!signal.aborted && (await computeBatch(platform, runId))) await nextTurn()
}

/** Lets calls of the same process run between two batches. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
