import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** The oldest Node that has everything that these scripts use. */
const oldestNode = { major: 20, minor: 19 }
const tools = join(repository, 'tools')
const node24 = join(repository, 'node_modules', 'node', 'bin', 'node')

/**
 * Installs the packages of the lockfile, unless this lockfile is already installed. Returns the path of the pinned
 * Node.
 */
export const install = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)) {
    fail(
      `Milgo needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is ${process.versions.node}.`,
    )
  }
  if (existsSync(node24) && isInstalled(repository)) return node24
  console.log('Installing dependencies, once; this takes a minute or two...')
  installIn(repository)
  if (!existsSync(node24))
    fail('The pinned Node was not installed: its install script did not run (allowScripts, npm 11).')
  return node24
}

/** Installs the tools that only some commands use, and returns their folder. No start and no test waits for them. */
export const installTools = () => {
  install()
  if (!isInstalled(tools)) {
    console.log('Installing the tools, once...')
    installIn(tools)
  }
  return tools
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.milgo-installed')

/** @param {string} folder */
const isInstalled = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === fingerprint(folder)

/** @param {string} folder */
const installIn = (folder) => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withoutOuterNpm(process.env),
  })
  if (result.status !== 0) fail('npm ci failed. Is the package registry reachable?')
  writeFileSync(stampOf(folder), fingerprint(folder))
}

/** Returns a hash of the lockfile and the platform, on which the installed packages depend. @param {string} folder */
const fingerprint = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')

/**
 * Removes the settings that `npm start` passes on in the environment, because the inner npm must read the project's.
 * @param {NodeJS.ProcessEnv} environment
 */
const withoutOuterNpm = (environment) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.toLowerCase().startsWith('npm_')))

/** @type {(line: string) => never} */
const fail = (line) => {
  console.error(line)
  process.exit(1)
}
