import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig } from './config.ts'
import { DataDirInUse, lockDataDir } from './platform/data-dir-lock.ts'
import { clearLeftover } from './platform/database/embedded/leftover.ts'
import { databaseHomes } from './platform/database/embedded/place.ts'

/** `npm run reset`: back to an empty installation. Refuses while a server runs, and in production. */
const reset = async (): Promise<string> => {
  const config = readConfig(process.env, process.cwd())
  if (config.isProduction) throw new ConfigError('reset erases everything; it does not run in production.')
  const release = lockDataDir(config.dataDir)
  try {
    for (const home of databaseHomes(config.dataDir)) {
      await clearLeftover(join(home, 'cluster'))
      rmSync(home, { recursive: true, force: true })
    }
  } finally {
    release()
  }
  rmSync(config.dataDir, { recursive: true, force: true })
  return `${config.dataDir} is gone. The next start makes a new one.`
}

try {
  process.stdout.write(`${await reset()}\n`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataDirInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
