import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { eraseBankDetails } from './core/erasure/erase-bank-details.ts'
import { databaseClock } from './platform/clock.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { createLogger } from './platform/observability/logger.ts'
import { explain } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run erase-bank-details -- --dry-run`: erases the bank details of refused students whose appeal days are over, or
 * lists their requests. A job does the same every night. See docs/operations.md.
 */
const run = (): Promise<string> => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const isDryRun = values['dry-run']
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const vault = createVault(readSecrets(config))
      const platform = { database, clock: databaseClock, vault, logger: createLogger(config.logLevel) }
      const numbers = await eraseBankDetails(platform, { isDryRun })
      const said = isDryRun ? 'would be erased. Nothing was changed.' : 'were erased.'
      return [...(isDryRun ? numbers : []), `Bank details of ${numbers.length} requests ${said}`].join('\n')
    } finally {
      await database.close()
    }
  })
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
