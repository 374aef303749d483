import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { countOldAccounts, eraseOldAccounts } from './core/retention/erase-old-accounts.ts'
import { databaseClock } from './platform/clock.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/** `npm run erase`: erases at once what the job `sweep` erases. With `--dry-run` it only prints how much that is. */
const run = (): Promise<string> => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const platform = { database, clock: databaseClock, vault: createVault(readSecrets(config)) }
      if (values['dry-run']) return planText(await countOldAccounts(platform))
      const { drafts, accounts } = await eraseOldAccounts(platform)
      return `${drafts} drafts and ${accounts} accounts of closed periods were erased.`
    } finally {
      await database.close()
    }
  })
}

const planText = (plan: Awaited<ReturnType<typeof countOldAccounts>>): string =>
  plan.length === 0
    ? 'Nothing would be erased.'
    : plan
        .map(
          ({ period, accounts, drafts, files }) =>
            `Period ${period}: ${accounts} accounts, ${drafts} drafts and ${files} files would be erased.`,
        )
        .join('\n')

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
