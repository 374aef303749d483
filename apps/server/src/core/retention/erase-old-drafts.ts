import type { Platform } from '../../platform/platform.ts'
import { eraseDrafts } from './repository.ts'

export { countOldDrafts } from './repository.ts'

const batchSize = 100

/**
 * Erases drafts of closed periods after the retention time of their period (decisions, section 13). Each hundred has
 * its own transaction, so that no transaction is long. Returns how many drafts were erased.
 */
export const eraseOldDrafts = async (platform: Pick<Platform, 'database' | 'clock'>): Promise<number> => {
  for (let erased = 0; ; ) {
    const count = await eraseDrafts(platform, batchSize)
    erased += count
    if (count < batchSize) return erased
  }
}
