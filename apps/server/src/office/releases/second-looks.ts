import { areSecondLooksDone as areDone } from '../../core/second-looks/are-second-looks-done.ts'
import { drawSecondLooks } from '../../core/second-looks/draw-second-looks.ts'
import { withdrawWaitingLooks } from '../../core/second-looks/withdraw-waiting-looks.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFrozenIds } from './rows-repository.ts'

/** Draws the second looks of what a release has frozen, in the transaction that froze it. */
export const drawForRelease = async (platform: Platform, tx: Queryable, releaseId: string): Promise<void> => {
  await drawSecondLooks(platform, tx, releaseId, await findFrozenIds(tx, releaseId))
}

/** Nobody looks again for a release that was stopped. */
export const withdrawForRelease = (tx: Queryable, releaseId: string): Promise<void> =>
  withdrawWaitingLooks(tx, releaseId)

/** Whether every decision of the release that was drawn for a second look has had it. */
export const areSecondLooksDone = (db: Queryable, releaseId: string): Promise<boolean> =>
  areDone(db, releaseId)
