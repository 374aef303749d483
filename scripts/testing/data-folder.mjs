import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder for one run, which the account that runs PostgreSQL may enter. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'milgo-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/**
 * Where the embedded database of a data folder stands.
 * @param {string} dataDir
 */
export const clusterOf = (dataDir) => {
  const pointer = join(dataDir, 'database-location')
  return join(
    existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'database'),
    'cluster',
  )
}

/**
 * The embedded database that runs in a data folder, for whoever must look behind the server's back.
 * @param {string} dataDir
 */
export const databaseUrlOf = (dataDir) => {
  const port = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://milgo:${readFileSync(join(dataDir, 'database-password'), 'utf8')}@127.0.0.1:${port}/milgo`
}
