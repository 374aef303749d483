import { inBatches } from '../../platform/database/in-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import { batchLimits } from './batch-limits.ts'
import { type StepsSave, saveSteps } from './saves-repository.ts'

/** Writes a save. Returns false if the session has ended or a row changed after the save was decided. */
export type SaveSteps = (save: StepsSave) => Promise<boolean>

/**
 * Returns a save that shares one SQL statement with the saves of other requests at the same time, because most of a
 * save's cost is the round trip to the database.
 */
export const createBatchedSaves = (platform: Pick<Platform, 'database' | 'clock'>): SaveSteps =>
  inBatches({
    ...batchLimits,
    send: (saves: readonly StepsSave[]) => saveSteps(platform, saves),
    keyOf: ({ requestId }) => requestId,
  })
