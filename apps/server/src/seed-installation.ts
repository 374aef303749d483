import { join } from 'node:path'
import type { Config } from './config.ts'
import { databaseClock, stopwatch } from './platform/clock.ts'
import { createPasswords } from './platform/crypto/passwords.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { createPdfMaker } from './platform/pdf/pdf-maker.ts'
import { openStore } from './platform/storage/open-store.ts'
import { createSpool } from './platform/storage/spool.ts'
import { loadDemoAccounts } from './reference/demo-accounts.ts'
import { seedMore, settleTables } from './seed/seed-more.ts'
import type { SeedSize } from './seed/seed-world.ts'
import { withDatabase } from './with-database.ts'

/** The number of requests that get files of their own. More would only fill the disk with the same documents. */
const withOwnFiles = 1_000

/** Adds demo requests to the installation's database. Returns how many seconds it took. */
export const seedInstallation = (
  config: Config,
  wanted: Pick<SeedSize, 'requests' | 'seed' | 'statuses'>,
  report: (done: number) => void,
): Promise<number> =>
  withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const platform = {
        config,
        database,
        clock: databaseClock,
        vault: createVault(readSecrets(config)),
        passwords: await createPasswords(1),
        pdf: createPdfMaker(),
        store: await openStore(config),
        spool: createSpool({ folder: join(config.dataDir, 'uploads') }),
      }
      await loadDemoAccounts(platform)
      const start = stopwatch()
      await seedMore(platform, { ...wanted, withOwnFiles }, report)
      await settleTables(platform)
      return (stopwatch() - start) / 1_000
    } finally {
      await database.close()
    }
  })
