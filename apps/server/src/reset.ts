import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './config.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import { clearLeftover } from './platform/database/embedded/leftover.ts'
import { databaseHomes } from './platform/database/embedded/place.ts'
import { explain, OperatorError } from './platform/operator-error.ts'

/** The names that the server writes into its data folder. Other files there are not erased. */
const written = ['database-location', 'database-password', 'secrets.json', 'postgres.log', 'files']

/** `npm run reset`: back to an empty installation. Refuses while a server runs, and where real data could be erased. */
const reset = async (): Promise<string> => {
  const config = readConfig(process.env, process.cwd())
  if (config.isProduction) throw new OperatorError('reset erases everything; it does not run in production.')
  if (config.DATABASE_URL)
    throw new OperatorError('reset erases the embedded database only; DATABASE_URL is set.')
  const release = await lockDataDir(config.dataDir)
  try {
    for (const home of databaseHomes(config.dataDir)) {
      await clearLeftover(join(home, 'cluster'))
      rmSync(home, { recursive: true, force: true })
    }
    for (const name of written) rmSync(join(config.dataDir, name), { recursive: true, force: true })
  } finally {
    release()
  }
  return `${config.dataDir} is empty. The next start begins anew.`
}

try {
  process.stdout.write(`${await reset()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
