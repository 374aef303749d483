import type { Config } from './config.ts'
import { DataDirInUse, lockDataDir } from './platform/data-dir-lock.ts'
import { openDatabase } from './platform/database/database.ts'
import { getRunningUrl } from './platform/database/embedded/find-running.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { loadStarterData } from './reference/load-starter-data.ts'

/**
 * Calls `work` with the address of the installation's database: the configured one; the embedded one of a server that
 * runs on the same data folder; or the embedded one, started for this work only.
 */
export const withDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  if (config.DATABASE_URL) {
    await prepare(config.DATABASE_URL)
    return work(config.DATABASE_URL)
  }
  const release = await tryLock(config.dataDir)
  if (!release) return work(getRunningUrl(config.dataDir))
  try {
    const embedded = await startEmbedded({ dataDir: config.dataDir })
    try {
      await prepare(embedded.url)
      return await work(embedded.url)
    } finally {
      await embedded.stop()
    }
  } finally {
    release()
  }
}

const tryLock = async (dataDir: string): Promise<(() => void) | undefined> => {
  try {
    return await lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof DataDirInUse) return undefined
    throw error
  }
}

/**
 * Migrates the database and loads the starter sets. The sets come before the import, because a set that is loaded later
 * would meet rows it does not expect.
 */
const prepare = async (url: string): Promise<void> => {
  await migrate(url)
  const database = openDatabase({ url, poolSize: 2 })
  try {
    await loadStarterData(database)
  } finally {
    await database.close()
  }
}
