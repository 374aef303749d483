import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from './repository.mjs'

const applications = ['portal', 'office', 'kit']

/** Sources of the pages. A change in any of them makes the built pages stale. */
const sources = ['apps/portal', 'apps/office', 'apps/kit', 'packages', 'scripts/pages', 'package-lock.json']

/**
 * Builds each application whose sources have changed since its last build.
 * @param {string} node
 */
export const buildPages = async (node) => {
  const wanted = fingerprint()
  const stale = applications.filter((name) => readStamp(name) !== wanted)
  if (stale.length > 0) console.log(`Building the pages (${stale.join(', ')})...`)
  await Promise.all(stale.map((name) => build(node, name, wanted)))
}

/** @param {string} name */
const stampOf = (name) => join(repository, 'apps', name, 'dist', '.built')

/** @param {string} name */
const readStamp = (name) => (existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : undefined)

/** @type {(node: string, name: string, wanted: string) => Promise<void>} */
const build = async (node, name, wanted) => {
  const vite = join(repository, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(repository, 'apps', name),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The pages of ${name} could not be built.`)
  writeFileSync(stampOf(name), wanted)
}

/**
 * Returns a hash of names, sizes and times. Reading the content of a thousand files at every start would take too long.
 */
const fingerprint = () => {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, join(repository, source))
  return hash.digest('hex')
}

/** @type {(hash: import('node:crypto').Hash, path: string) => void} */
const addTo = (hash, path) => {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return
  if (!entry.isDirectory())
    return void hash.update(`${relative(repository, path)}:${entry.size}:${entry.mtimeMs}\n`)
  for (const name of readdirSync(path).sort()) if (!isGenerated(name)) addTo(hash, join(path, name))
}

/**
 * Returns whether a file or folder is not a source: written by a build, hidden, or a test.
 * @type {(name: string) => boolean}
 */
const isGenerated = (name) =>
  name.startsWith('.') || name === 'node_modules' || name === 'dist' || /\.test\.tsx?$/.test(name)
