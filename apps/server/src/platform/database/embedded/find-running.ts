import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf } from './address.ts'
import { databaseHomes, readPassword } from './place.ts'

/** Line 4 of `postmaster.pid`. */
const portLine = 3

/** The address of the embedded PostgreSQL that another process runs on this data folder. */
export const findRunningUrl = (dataDir: string): string | undefined => {
  const pidFile = databaseHomes(dataDir)
    .map((home) => join(home, 'cluster', 'postmaster.pid'))
    .find((path) => existsSync(path))
  const port =
    pidFile === undefined ? Number.NaN : Number(readFileSync(pidFile, 'utf8').split('\n')[portLine])
  const password = readPassword(dataDir)
  return Number.isInteger(port) && port > 0 && password ? addressOf(password, port) : undefined
}
