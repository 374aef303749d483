// `npm run lockfile`: run it after changing dependencies. A registry mirror may lack the builds of a package for other
// platforms. npm then leaves these builds out of the lockfile, and `npm ci` refuses the lockfile everywhere. This
// script adds the missing builds by version and platform, so that each machine installs its own build and skips the
// rest. It also adds their integrity, if the registry has it. A mirror that lacks a build does not.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from './setup/repository.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], funding?: unknown, optionalDependencies?: Record<string, string> }} Entry */

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'x64',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

/**
 * Returns the platform of a build, read from its name, such as `binding-linux-arm64-musl`.
 * @type {(name: string) => Pick<Entry, 'os' | 'cpu' | 'libc'>}
 */
const platformOf = (name) => {
  const os =
    systems.find((system) => name.includes(system)) ?? (name.includes('windows') ? 'win32' : undefined)
  const cpu = processors.find((processor) => name.includes(processor))
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && os === 'linux' && { libc: [libc] }),
  }
}

/** @type {(name: string, version: string) => Promise<string | undefined>} */
const findIntegrity = async (name, version) => {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity'])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/** @param {string} folder */
const complete = async (folder) => {
  const path = join(repository, folder, 'package-lock.json')
  const lockfile = /** @type {{ packages: Record<string, Entry> }} */ (JSON.parse(readFileSync(path, 'utf8')))
  let added = 0
  for (const entry of Object.values(lockfile.packages)) delete entry.funding
  for (const entry of Object.values(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`
      const platform = platformOf(name)
      if (lockfile.packages[place] || (!platform.os && !platform.cpu)) continue
      lockfile.packages[place] = {
        version: version.replace(/^[^\d]+/, ''),
        ...(entry.dev && { dev: true }),
        optional: true,
        ...platform,
      }
      added += 1
    }
  }

  let unknown = 0
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    if (!entry.optional || entry.integrity || !entry.version) continue
    const integrity = await findIntegrity(place.replace(/^.*node_modules\//, ''), entry.version)
    if (integrity) entry.integrity = integrity
    else unknown += 1
  }

  const [root, ...others] = Object.entries(lockfile.packages)
  others.sort(([one], [other]) => (one < other ? -1 : 1))
  lockfile.packages = Object.fromEntries(root ? [root, ...others] : others)
  writeFileSync(path, `${JSON.stringify(lockfile, undefined, 2)}\n`)
  console.log(`${added} builds for other platforms added to ${path}`)
  if (unknown > 0) console.log(`${unknown} of them without integrity: this registry does not have them`)
}

for (const folder of ['.', 'tools']) await complete(folder)
