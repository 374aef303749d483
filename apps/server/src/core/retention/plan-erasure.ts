import type { Platform } from '../../platform/platform.ts'
import { countOldDrafts, type OldDrafts } from './repository.ts'

/** What an erasure would take now, by period; nothing is changed. */
export const planErasure = (platform: Pick<Platform, 'database' | 'clock'>): Promise<readonly OldDrafts[]> =>
  countOldDrafts(platform)
