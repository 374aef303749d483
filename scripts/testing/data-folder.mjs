import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolderPlace } from './memory-disk.mjs'
import { startProcess } from './server-process.mjs'

/** Creates a data folder for one run that the account of PostgreSQL may enter. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(dataFolderPlace(), 'milgo-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The environment variable with the data folder of an installation that all tests of a run may copy. */
const setting = 'MILGO_INSTALLED'

/**
 * Makes one installation for the whole run, because creating, migrating and filling the database is the longest part of
 * a start.
 * @param {string} node
 */
export const prepareInstallation = async (node) => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path }, { node })
  await server.url
  await server.stop()
  // If root had to put the database elsewhere, it is not part of the folder and cannot be copied.
  if (!existsSync(join(folder.path, 'database-location'))) process.env[setting] = folder.path
  return folder
}

/**
 * Returns a data folder in which a server has started once. Without a prepared installation it is empty, and the first
 * start takes longer.
 */
export const installedFolder = () => {
  const folder = temporaryFolder()
  const installed = process.env[setting]
  // Keeps the owners, because PostgreSQL runs only for the account that owns its files.
  if (installed) spawnSync('cp', ['-a', `${installed}/.`, folder.path])
  return folder
}
