import { resealAll } from './authz/index.ts'
import { readConfig } from './config.ts'
import { resealRequests } from './core/key-rotation/reseal-requests.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain, OperatorError } from './platform/operator-error.ts'

/**
 * `npm run rotate-key`: encrypts again, with the present key, what the previous key encrypted. See docs/operations.md.
 */
const rotateKey = async (): Promise<string> => {
  const config = readConfig(process.env, process.cwd())
  if (!config.DATABASE_URL) throw new OperatorError('rotate-key needs DATABASE_URL.')
  if (!config.DATA_KEY_PREVIOUS) throw new OperatorError('rotate-key needs DATA_KEY_PREVIOUS.')
  const database = openDatabase({ url: config.DATABASE_URL, poolSize: 2 })
  try {
    const vault = createVault(readSecrets(config))
    const count = (await resealAll(database, vault)) + (await resealRequests(database, vault))
    return `${count} sealed anew, nothing is left. DATA_KEY_PREVIOUS can go.`
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await rotateKey()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
