import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolderPlace } from './memory-disk.mjs'
import { startProcess } from './server-process.mjs'

/** A data folder for one run, which the account that runs PostgreSQL may enter. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(dataFolderPlace(), 'milgo-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Names the data folder of an installation that all tests of a run may copy. */
const setting = 'MILGO_INSTALLED'

/**
 * Installs once for the run: a database that is made, migrated and filled takes longer than all else of a start.
 * @param {string} node
 */
export const prepareInstallation = async (node) => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path }, { node })
  await server.url
  await server.stop()
  // A database that root had to put elsewhere is no part of the folder.
  if (!existsSync(join(folder.path, 'database-location'))) process.env[setting] = folder.path
  return folder
}

/** A data folder in which a server has started once; without such an installation an empty one, which takes longer. */
export const installedFolder = () => {
  const folder = temporaryFolder()
  const installed = process.env[setting]
  // With its owners: PostgreSQL runs only for the account that has its files.
  if (installed) spawnSync('cp', ['-a', `${installed}/.`, folder.path])
  return folder
}
