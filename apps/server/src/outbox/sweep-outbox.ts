import type { Platform } from '../platform/platform.ts'
import { markAbandoned } from './repository.ts'

/** Gives up what a worker was about to send when it died. */
export const sweepOutbox = (platform: Pick<Platform, 'database' | 'clock'>): Promise<void> =>
  markAbandoned(platform)
