import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { verifyTrail } from './office/trail/verify-trail.ts'
import { databaseClock } from './platform/clock.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain, OperatorError } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run verify-trail`: checks whether an entry of the audit trail was changed, removed or added. See
 * docs/operations.md.
 */
const run = (): Promise<string> => {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const vault = createVault(readSecrets(config))
      const check = await verifyTrail({ database, clock: databaseClock, vault }, values.head)
      if (check.findings.length > 0)
        throw new OperatorError(
          [
            'The audit trail was tampered with:',
            ...check.findings.map(({ kind, id }) => `${kind} ${id}`),
          ].join('\n'),
        )
      return `The audit trail is intact: ${check.entries} entries in ${check.seals} seals. Head: ${check.head}`
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
