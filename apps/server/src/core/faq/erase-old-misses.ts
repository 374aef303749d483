import type { Platform } from '../../platform/platform.ts'
import { eraseMissesOlderThan } from './repository.ts'

/**
 * Erases searches without a result that nobody has repeated within the retention time. People may type personal data
 * into a search, so no words are stored without a limit.
 */
export const eraseOldMisses = (platform: Pick<Platform, 'database' | 'clock' | 'config'>): Promise<void> =>
  eraseMissesOlderThan(platform, platform.config.SEARCH_MONTHS)
