import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repository } from './repository.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: the one named by CHROMIUM_PATH, one that is installed, Debian's package
 * where we may install it, and else Playwright's own download.
 * @param {string} node
 * @returns {string | undefined} undefined: Playwright uses the one it downloaded
 */
export const findBrowser = (node) => {
  const present = findPresentBrowser()
  if (present) return present
  if (process.getuid?.() === 0 && installDebianPackage()) return findPresentBrowser()
  console.log('Downloading a browser for the tests, once...')
  const playwright = join(repository, 'node_modules', '@playwright', 'test', 'cli.js')
  const result = spawnSync(node, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
  if (result.status !== 0)
    throw new Error('No browser for the tests. Install chromium, or set CHROMIUM_PATH.')
  return undefined
}

/**
 * The one named by CHROMIUM_PATH, else one that is installed; nothing is fetched.
 * @returns {string | undefined}
 */
export const findPresentBrowser = () =>
  process.env['CHROMIUM_PATH'] ||
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

const installDebianPackage = () => {
  console.log('Installing Chromium for the browser tests, once...')
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  if (install().status === 0) return true
  spawnSync('apt-get', ['update'], options)
  return install().status === 0
}
