import { drawSecondLooks } from '../../core/second-looks/draw-second-looks.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFrozenIds } from './rows-repository.ts'

/** Draws the second looks of the rows that a release has frozen, in the same transaction. */
export const drawForRelease = async (platform: Platform, tx: Queryable, releaseId: string): Promise<void> => {
  await drawSecondLooks(platform, tx, releaseId, await findFrozenIds(tx, releaseId))
}
