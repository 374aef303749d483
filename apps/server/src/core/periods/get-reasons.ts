import type { Reasons } from '@milgo/domain/period/reasons'
import type { Platform } from '../../platform/platform.ts'
import { starterReasons } from '../../reference/starter-reasons.ts'
import { findReasons } from './repository.ts'

/** Returns the reasons of a period, or the starter lists if its office has not written its own. */
export const getReasons = async (platform: Pick<Platform, 'database'>, periodId: number): Promise<Reasons> =>
  (await findReasons(platform, periodId)) ?? starterReasons
