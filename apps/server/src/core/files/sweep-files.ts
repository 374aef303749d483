import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { findErasable, removeUnfinished } from './repository.ts'

const atOnce = 100

/** Takes away uploads that were never finished, and the objects of files that are gone. */
export const sweepFiles = async (platform: Platform): Promise<void> => {
  await removeUnfinished(platform)
  for (;;) {
    const gone = await findErasable(platform, atOnce)
    for (const { id } of gone) await eraseFile(platform, id)
    if (gone.length < atOnce) return
  }
}
