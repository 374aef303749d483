import type { Platform } from '../../platform/platform.ts'
import { eraseDrafts } from './repository.ts'

const atOnce = 100

/**
 * Drafts of closed periods, once the retention time of their period is over (decisions, section 13). A transaction for each
 * hundred, so that none is long. Answers how many were erased.
 */
export const eraseOldDrafts = async (platform: Pick<Platform, 'database' | 'clock'>): Promise<number> => {
  for (let erased = 0; ; ) {
    const count = await eraseDrafts(platform, atOnce)
    erased += count
    if (count < atOnce) return erased
  }
}
