import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import { goTogether } from '../../platform/database/go-together.ts'
import type { Platform } from '../../platform/platform.ts'
import { type StepsUpdate, updateSteps } from './steps-repository.ts'

export type SaveSteps = (update: StepsUpdate) => Promise<string | undefined>

/**
 * The saves of all students who have a form open. On the last evening they come by the hundred in a second, and what a
 * save costs is mostly the way to the database and back: those that wait at the same time share it.
 */
export const createSaves = (platform: Pick<Platform, 'database' | 'clock'>): SaveSteps =>
  goTogether({
    send: (updates: readonly StepsUpdate[]) => updateSteps(platform, updates),
    keyOf: ({ token }) => token.sessionId,
    isOfAll: isConnectionLoss,
    // Longer than a full journey takes that nothing is in the way of, such as a row that another transaction holds.
    patienceMs: 5,
    lanes: 4,
    most: 50,
  })
