import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import { type StepsSave, saveSteps } from './saves-repository.ts'

/** Writes a save; false where the session has ended or something has changed since it was decided. */
export type SaveSteps = (save: StepsSave) => Promise<boolean>

/** Saves that wait for the database at the same time share one statement: most of a save's cost is the way there. */
export const createBatchedSaves = (platform: Pick<Platform, 'database' | 'clock'>): SaveSteps =>
  inBatches({
    send: (saves: readonly StepsSave[]) => saveSteps(platform, saves),
    keyOf: ({ requestId }) => requestId,
    isOfAll: isConnectionLoss,
    // Longer than a statement takes that waits for no lock, also on a busy machine. With 5 every statement of such a machine
    // counted as held up, four went side by side, and PostgreSQL needed 0.6 ms a save in place of 0.4.
    patienceMs: 50,
    lanes: 4,
    most: 50,
  })
