import { readConfig } from './config.ts'
import { rebuildIndex } from './office/queue/rebuild-index.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/** `npm run reindex`: builds the request index of the office anew from the requests. */
const reindex = (): Promise<string> => {
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const count = await rebuildIndex({ database, vault: createVault(readSecrets(config)) })
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
