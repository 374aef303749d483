import type { Platform } from '../platform/platform.ts'
import { settleOldMessages } from './repository.ts'

/** Gives up what a worker was about to send when it died, and erases what nobody needs any more. */
export const sweepOutbox = (platform: Pick<Platform, 'database' | 'clock' | 'config'>): Promise<void> =>
  settleOldMessages(platform)
