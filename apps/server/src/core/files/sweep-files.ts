import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { findErasable, removeOrphans } from './repository.ts'

const atOnce = 100

/** Takes away files that nothing names any more, uploads that were never finished, and what either has left behind. */
export const sweepFiles = async (platform: Platform): Promise<void> => {
  await removeOrphans(platform)
  for (;;) {
    const gone = await findErasable(platform, atOnce)
    for (const file of gone) await eraseFile(platform, file)
    if (gone.length < atOnce) break
  }
}
