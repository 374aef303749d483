import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createAdmit } from '../apps/server/src/authz/index.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { databaseClock } from '../apps/server/src/platform/clock.ts'
import { createPlatform } from '../apps/server/src/platform/create-platform.ts'
import { createPasswords } from '../apps/server/src/platform/crypto/passwords.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { createLogger } from '../apps/server/src/platform/observability/logger.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { openStore } from '../apps/server/src/platform/storage/open-store.ts'
import { loadDemoAccounts } from '../apps/server/src/reference/demo-accounts.ts'
import { loadStarterData } from '../apps/server/src/reference/load-starter-data.ts'
import { seedMore } from '../apps/server/src/seed/seed-more.ts'
import { withDatabase } from '../apps/server/src/with-database.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'

type Seeded = Omit<Parameters<typeof seedMore>[1], 'seed' | 'withOwnFiles'>

/** Runs the work on a database of its own with the data of a new installation. */
export const withPlatform = async <T>(work: (platform: Platform) => Promise<T>): Promise<T> => {
  const folder = temporaryFolder()
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder.path }, process.cwd())
  try {
    return await withDatabase(config, async (url) => {
      const database = openDatabase({ url, poolSize: 4 })
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
        await loadStarterData(database)
        return await work(platform)
      } finally {
        await platform.images.stop()
        await database.close()
      }
    })
  } finally {
    folder.remove()
  }
}

/** Runs the work on such a database with seeded requests. */
export const withSeededPlatform = <T>(seeded: Seeded, work: (platform: Platform) => Promise<T>): Promise<T> =>
  withPlatform(async (platform) => {
    await loadDemoAccounts(platform)
    await seedMore(platform, { ...seeded, seed: 7, withOwnFiles: 0 })
    return work(platform)
  })

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Returns the memory of the process after a garbage collection in MB, the compiler of letters included. */
export const memoryInUse = (): number => {
  collectGarbage()
  return process.memoryUsage().rss / 2 ** 20
}
