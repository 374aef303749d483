import { areSecondLooksDone as areDone } from '../../core/second-looks/are-second-looks-done.ts'
import { drawSecondLooks } from '../../core/second-looks/draw-second-looks.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFrozenIds } from './repository.ts'

/** Draws the second looks of what a release has frozen, in the transaction that froze it. */
export const drawForRelease = async (platform: Platform, tx: Queryable, releaseId: string): Promise<void> => {
  await drawSecondLooks(platform, tx, releaseId, await findFrozenIds(tx, releaseId))
}

/** Whether every decision of the release that was drawn for a second look has had it. */
export const areSecondLooksDone = (platform: Platform, releaseId: string): Promise<boolean> =>
  areDone(platform, releaseId)
