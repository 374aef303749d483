import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/database/embedded/start-embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { loadStarterData } from '../../src/reference/load-starter-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** In memory where the machine has room: `scripts/testing/memory-disk.mjs` says so for a whole run. */
const dataFolderPlace = process.env['MILGO_DATA_FOLDERS'] ?? tmpdir()

/** The data is not needed after the run, so nothing is written for recovery, and no space is reclaimed. */
const shortLived = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '200',
}

/**
 * Starts one real PostgreSQL for the run. Its database `milgo`, migrated and filled, is the template for each test
 * file's own.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(dataFolderPlace, 'milgo-test-'))
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbedded({
    dataDir,
    settings: shortLived,
  })
  await migrate(postgres.url)
  const database = openDatabase({ url: postgres.url, poolSize: 2 })
  await loadStarterData(database)
  await database.close()
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
