import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { firstFileId } from './repository.ts'
import { findErasable, removeUnfinished } from './sweeping-repository.ts'

const atOnce = 100

/**
 * Takes away uploads that were never finished, and the objects of files that are gone. One that cannot be removed is
 * left for the next time, and holds up no other.
 */
export const sweepFiles = async (platform: Platform): Promise<void> => {
  await removeUnfinished(platform)
  let last: string | undefined = firstFileId
  while (last !== undefined) {
    const gone = await findErasable(platform, last, atOnce)
    for (const { id } of gone)
      await eraseFile(platform, id).catch((error: unknown) =>
        platform.logger.warn({ err: error, file: id }, 'a file that is gone was not erased'),
      )
    last = gone.at(-1)?.id
  }
}
