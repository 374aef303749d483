import type { Platform } from '../../platform/platform.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { sweepFiles } from './sweep-files.ts'
import { removeOrphans } from './sweeping-repository.ts'

const batchSize = 1_000

/** Removes files that were uploaded more than a day ago and that no draft and no request names. */
export const sweepOrphans = async (platform: Platform): Promise<void> => {
  let last: string | undefined = lowestId
  while (last !== undefined) last = await removeOrphans(platform, last, batchSize)
  await sweepFiles(platform)
}
