import { readConfig } from './config.ts'
import { reindexRequests } from './core/requests/reindex-requests.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/** `npm run reindex`: what the office searches is built anew from the requests themselves. */
const reindex = (): Promise<string> => {
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const count = await reindexRequests(database, createVault(readSecrets(config)), 'all')
      return `${count} requests are in the index of the office.`
    } finally {
      await database.close()
    }
  })
}

try {
  process.stdout.write(`${await reindex()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
