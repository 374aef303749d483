import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import { addressOf, database, user } from './address.ts'
import { clearLeftover } from './leftover.ts'
import { findPlace, type Place } from './place.ts'
import type { Runner } from './runner.ts'

export type EmbeddedPostgres = {
  readonly url: string
  readonly pid: () => number | undefined
  readonly stop: () => Promise<void>
}

type Options = {
  readonly dataDir: string
  /** Extra server settings, e.g. `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called when PostgreSQL died and is started again. */
  readonly onRestart?: () => void
  /**
   * Returns the next port to try. Another process may take the port a moment later; tests use this to cause that case.
   */
  readonly findPort?: () => Promise<number>
}

/**
 * Starts the cluster of this data folder and restarts it if it dies, until `stop`. The caller has the folder's lock.
 */
export const startEmbedded = async ({
  dataDir,
  settings = {},
  onRestart,
  findPort = freePort,
}: Options): Promise<EmbeddedPostgres> => {
  const place = await findPlace(dataDir)
  await clearLeftover(place.clusterDir)
  if (!existsSync(place.clusterDir)) createCluster(place)
  const stopping = new AbortController()
  let { child, port } = await launch({ place, settings, findPort, signal: stopping.signal })
  const url = addressOf(place.password, port)

  let restarting: Promise<void> | undefined
  const watch = (): void => {
    child.once('exit', () => {
      if (!stopping.signal.aborted) restarting = restart()
    })
  }
  /** Restarts PostgreSQL, trying until it works, because the server is useless without its database. */
  const restart = async (): Promise<void> => {
    onRestart?.()
    while (!stopping.signal.aborted) {
      try {
        await clearLeftover(place.clusterDir)
        child = (await launch({ place, settings, findPort: async () => port, signal: stopping.signal })).child
        watch()
        return
      } catch {
        await delay(1_000)
      }
    }
  }
  const stop = async (): Promise<void> => {
    stopping.abort()
    await restarting
    await end(child)
  }
  watch()
  try {
    await createDatabaseOnce(addressOf(place.password, port, 'postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: () => child.pid, stop }
}

/**
 * Creates the cluster under another name and renames it when it is complete, so that an interrupted start leaves no
 * half cluster.
 */
const createCluster = (place: Place): void => {
  const draft = `${place.clusterDir}.new`
  const passwordFile = `${place.clusterDir}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  give(draft, place.runner)
  give(passwordFile, place.runner)
  const made = spawnSync(
    join(place.binDir, 'initdb'),
    [
      ...['--pgdata', draft, '--username', user, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale-provider', 'builtin'],
      ...['--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ],
    { ...place.runner, cwd: '/', encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`)
  renameSync(draft, place.clusterDir)
}

const give = (path: string, runner: Runner): void => {
  if (runner) chownSync(path, runner.uid, runner.gid)
}

/** A busy machine may take long. An idle one needs a tenth of a second. */
const timeoutMs = 60_000

/**
 * Starts PostgreSQL and waits until it accepts connections. A failed start is tried again, because processes of a
 * killed server may use its shared memory for a moment, and a port that was free may be taken by now.
 */
const launch = async ({
  place,
  settings,
  findPort,
  signal,
}: Launch): Promise<{ child: ChildProcess; port: number }> => {
  const givenUp = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  for (;;) {
    const port = await findPort()
    const child = spawnPostgres(place, port, settings)
    if (await becomesReady(child, place, givenUp)) {
      await checkLogin(child, place, port)
      return { child, port }
    }
    if (givenUp.aborted) throw new OperatorError(`PostgreSQL does not start; see ${place.logFile}`)
    await delay(200)
  }
}

type Launch = {
  readonly place: Place
  readonly settings: Record<string, string>
  readonly findPort: () => Promise<number>
  readonly signal: AbortSignal
}

const spawnPostgres = (place: Place, port: number, settings: Record<string, string>): ChildProcess => {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Error messages quote the values of a failed statement, which may be personal. So only errors that stop the server
    // are logged.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...settings,
  }
  const log = openSync(place.logFile, 'a', 0o600)
  // Detached, so that Ctrl-C in the terminal reaches only the server, which stops PostgreSQL last.
  const child = spawn(
    join(place.binDir, 'postgres'),
    ['-D', place.clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.runner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.on('error', () => {})
  return child
}

/**
 * Returns true once PostgreSQL accepts connections, and false if it exited or the start was given up. Its own file is
 * read, because a test of the port could reach another PostgreSQL that took the port first.
 */
const becomesReady = async (child: ChildProcess, place: Place, givenUp: AbortSignal): Promise<boolean> => {
  while (child.pid !== undefined && !hasExited(child)) {
    if (isReady(child.pid, place)) return true
    if (givenUp.aborted) await end(child)
    else await delay(10)
  }
  return false
}

/** Lines 1 and 8 of `postmaster.pid`. */
const isReady = (pid: number, { clusterDir }: Place): boolean => {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Stops PostgreSQL. SIGINT is its "fast" shutdown: sessions end, everything committed is safe. */
const end = async (child: ChildProcess): Promise<void> => {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  await exited
}

const checkLogin = async (child: ChildProcess, place: Place, port: number): Promise<void> => {
  const client = new pg.Client({ connectionString: addressOf(place.password, port, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    await end(child)
    throw isRefusedPassword(error) ? new OperatorError(lostPassword(place)) : error
  } finally {
    await client.end().catch(() => {})
  }
}

/** PostgreSQL's code for a wrong password. */
const isRefusedPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01'

const lostPassword = ({ clusterDir }: Place): string =>
  `The database in ${clusterDir} does not know the password in DATA_DIR/database-password: was that file replaced?`

const createDatabaseOnce = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1')
  return address.port
}
