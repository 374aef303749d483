import { createAdmit } from '../../apps/server/src/authz/index.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { databaseClock } from '../../apps/server/src/platform/clock.ts'
import { createPlatform } from '../../apps/server/src/platform/create-platform.ts'
import { createPasswords } from '../../apps/server/src/platform/crypto/passwords.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { getRunningUrl } from '../../apps/server/src/platform/database/embedded/find-running.ts'
import { createLogger } from '../../apps/server/src/platform/observability/logger.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { openStore } from '../../apps/server/src/platform/storage/open-store.ts'

/** Runs use cases of the server in this process, on the database and files of a running server. */
export const withPlatform = async <T>(
  dataDir: string,
  work: (platform: Platform) => Promise<T>,
): Promise<T> => {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir }, process.cwd())
  const database = openDatabase({ url: getRunningUrl(dataDir), poolSize: 4 })
  const platform = createPlatform({
    config,
    database,
    clock: databaseClock,
    logger: createLogger('warn'),
    passwords: await createPasswords(1),
    store: await openStore(config),
    createAdmit,
  })
  try {
    return await work(platform)
  } finally {
    await platform.images.stop()
    await database.close()
  }
}
