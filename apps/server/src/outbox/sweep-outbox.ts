import type { Platform } from '../platform/platform.ts'
import { eraseLateTexts, removeUselessMessages } from './repository.ts'

/** Erases texts that are of no use any more, and removes messages after their retention time. */
export const sweepOutbox = async (
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
): Promise<void> => {
  await eraseLateTexts(platform)
  await removeUselessMessages(platform, platform.config.MESSAGE_DAYS)
}
