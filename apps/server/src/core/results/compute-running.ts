import type { Platform } from '../../platform/platform.ts'
import { computeBatch } from './compute-batch.ts'
import { findRunning } from './runs-repository.ts'

/** Computes what managers have started, batch by batch, until nothing is left or the process stops. */
export const computeRunning = async (
  platform: Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>,
  signal: AbortSignal,
): Promise<void> => {
  for (const runId of await findRunning(platform))
    while (!signal.aborted && (await computeBatch(platform, runId))) await nextTurn()
}

/** Calls of the same process get their turn between two batches. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
