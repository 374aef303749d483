import type { Platform } from '../../platform/platform.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { eraseFile } from './erase-file.ts'
import { findErasable, removeUnfinished } from './sweeping-repository.ts'

const batchSize = 100

/**
 * Removes uploads that were never finished, and the objects of removed files. A file that cannot be erased is logged
 * and left for the next run.
 */
export const sweepFiles = async (platform: Platform): Promise<void> => {
  await removeUnfinished(platform)
  let last: string | undefined = lowestId
  while (last !== undefined) {
    const gone = await findErasable(platform, last, batchSize)
    for (const { id } of gone)
      await eraseFile(platform, id).catch((error: unknown) =>
        platform.logger.warn({ err: error, file: id }, 'a file that is gone was not erased'),
      )
    last = gone.at(-1)?.id
  }
}
