import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repository } from './repository.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @typedef {{ environment?: NodeJS.ProcessEnv, isRoot?: boolean }} Machine */

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, one that is installed, Debian's package
 * where we may install it, and else Playwright's own download.
 * @param {string} node
 * @param {Machine} [machine]
 * @returns {string | undefined} undefined: Playwright uses the one it downloaded
 */
export const findBrowser = (node, { environment = process.env, isRoot = process.getuid?.() === 0 } = {}) => {
  const present = findPresentBrowser(environment)
  if (present) return present
  if (isRoot && installDebianPackage(environment)) {
    const installed = findPresentBrowser(environment)
    if (installed) return installed
  }
  console.log('Downloading a browser for the tests, once...')
  const playwright = join(repository, 'node_modules', '@playwright', 'test', 'cli.js')
  const result = spawnSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit', env: environment })
  if (result.status !== 0)
    throw new Error('No browser for the tests. Install chromium, or set CHROMIUM_PATH.')
  return undefined
}

/**
 * The one named by CHROMIUM_PATH, else one that is installed; nothing is fetched.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export const findPresentBrowser = (environment = process.env) => {
  const named = environment['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  return (
    named ||
    (environment['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path))
  )
}

/** @type {(environment: NodeJS.ProcessEnv) => boolean} */
const installDebianPackage = (environment) => {
  console.log('Installing Chromium for the browser tests, once...')
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  if (install().status === 0) return true
  // A fresh machine knows no packages yet.
  spawnSync('apt-get', ['update'], options)
  return install().status === 0
}
