import type { Platform } from '../../platform/platform.ts'
import { countOldDrafts } from './repository.ts'

/** What an erasure would take now, for the operator; nothing is changed. */
export const planErasure = async (platform: Pick<Platform, 'database' | 'clock'>): Promise<string> => {
  const periods = await countOldDrafts(platform)
  if (periods.length === 0) return 'Nothing would be erased.'
  return periods
    .map(
      ({ period, drafts, files }) => `Period ${period}: ${drafts} drafts and ${files} files would be erased.`,
    )
    .join('\n')
}
