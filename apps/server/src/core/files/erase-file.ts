import type { Platform } from '../../platform/platform.ts'
import { allKeysOf } from './file-keys.ts'
import { forgetFile } from './sweeping-repository.ts'

/** Deletes the objects of a removed file from the store, and then its row. */
export const eraseFile = async (
  platform: Pick<Platform, 'database' | 'clock' | 'store'>,
  id: string,
): Promise<void> => {
  await platform.store.remove(allKeysOf(id))
  await forgetFile(platform, id)
}
