import type { Platform } from '../platform/platform.ts'
import { eraseOldMessages } from './repository.ts'

/** Erases what nobody needs any more. */
export const sweepOutbox = (platform: Pick<Platform, 'database' | 'clock' | 'config'>): Promise<void> =>
  eraseOldMessages(platform)
