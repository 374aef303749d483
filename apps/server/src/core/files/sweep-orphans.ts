import type { Platform } from '../../platform/platform.ts'
import { firstFileId } from './repository.ts'
import { sweepFiles } from './sweep-files.ts'
import { removeOrphans } from './sweeping-repository.ts'

const atOnce = 1_000

/** Takes away files that were uploaded a day ago or longer and that no draft and no request names. */
export const sweepOrphans = async (platform: Platform): Promise<void> => {
  let last: string | undefined = firstFileId
  while (last !== undefined) last = await removeOrphans(platform, last, atOnce)
  await sweepFiles(platform)
}
