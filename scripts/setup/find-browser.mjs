import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { repository } from './repository.mjs'

/**
 * Programs in order of preference. The headless shell comes first, because it needs a third less work for a journey.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** @typedef {{ environment?: NodeJS.ProcessEnv, isRoot?: boolean }} Machine */

/**
 * Returns the path of a Chromium for the browser tests: the one of CHROMIUM_PATH, else an installed one, else Debian's
 * package if we are root, else Playwright's download. Throws if there is none.
 * @param {string} node
 * @param {Machine} [machine]
 * @returns {string}
 */
export const findBrowser = (node, { environment = process.env, isRoot = process.getuid?.() === 0 } = {}) => {
  const present = findPresentBrowser(environment)
  if (present) return present
  if (isRoot && installDebianPackage(environment)) {
    const installed = findPresentBrowser(environment)
    if (installed) return installed
  }
  return downloadBrowser(node, environment)
}

const playwright = join(repository, 'node_modules', '@playwright', 'test')

/**
 * Downloads Playwright's browser and starts it once, because system libraries that it needs may be missing.
 * @type {(node: string, environment: NodeJS.ProcessEnv) => string}
 */
const downloadBrowser = (node, environment) => {
  console.log('Downloading a browser for the tests, once...')
  const install = [join(playwright, 'cli.js'), 'install', 'chromium']
  if (spawnSync(node, install, { stdio: 'inherit', env: environment }).status !== 0)
    throw new Error('No browser for the tests. Install chromium, or set CHROMIUM_PATH.')
  const where = `process.stdout.write(require(${JSON.stringify(playwright)}).chromium.executablePath())`
  const path = spawnSync(node, ['-e', where], { encoding: 'utf8', env: environment }).stdout
  if (spawnSync(path, ['--version'], { stdio: 'ignore', env: environment }).status !== 0)
    throw new Error(
      `The downloaded browser does not start: libraries of the system are missing. Let root run "apt-get install chromium", or "npx playwright install-deps chromium".`,
    )
  return path
}

/**
 * Returns the path of CHROMIUM_PATH, else of an installed browser, else undefined. Nothing is downloaded.
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
  // Debian before 12 has only the full browser, without the headless shell.
  const install = () =>
    ['chromium-headless-shell', 'chromium'].some(
      (name) =>
        spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0,
    )
  if (install()) return true
  // A fresh machine has no package lists yet.
  spawnSync('apt-get', ['update'], options)
  return install()
}
