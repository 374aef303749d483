import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { folderStore } from './folder-store.ts'
import { sendsNosniff } from './sends-nosniff.ts'
import type { Store } from './store.ts'

/** Opens the store of `STORAGE_URL`; without it, a folder beside the other data. */
export const openStore = async ({ STORAGE_URL, dataDir }: Config): Promise<Store> => {
  if (STORAGE_URL === undefined) return folderStore(join(dataDir, 'files'))
  if (!STORAGE_URL.startsWith('s3:')) return folderStore(fileURLToPath(STORAGE_URL))
  // The S3 client is large, and most installations do not need it, so it is loaded only here.
  const { s3Store } = await import('./s3-store.ts')
  const { direct, ...store } = s3Store(STORAGE_URL)
  return direct && (await sendsNosniff(store, direct)) ? { ...store, direct } : store
}
