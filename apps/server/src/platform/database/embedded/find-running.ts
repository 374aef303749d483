import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { addressOf } from './address.ts'
import { clusterOf, readPassword } from './place.ts'

/** Line 4 of `postmaster.pid`. */
const portLine = 3

/** Returns the address of the embedded PostgreSQL that another process runs on this data folder. */
export const getRunningUrl = (dataDir: string): string => {
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid')
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[portLine]) : Number.NaN
  const password = readPassword(dataDir)
  if (!(port > 0) || !password)
    throw new OperatorError(`The database in ${dataDir} is starting or stopping. Try again in a moment.`)
  return addressOf(password, port)
}
