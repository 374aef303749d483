import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
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
  /** Told when PostgreSQL died and was started again. */
  readonly onRestart?: () => void
}

/** Starts the cluster of this data folder and keeps it running until `stop`. The caller holds the folder's lock. */
export const startEmbedded = async ({
  dataDir,
  settings = {},
  onRestart,
}: Options): Promise<EmbeddedPostgres> => {
  const place = await findPlace(dataDir)
  await clearLeftover(place.clusterDir)
  if (!existsSync(place.clusterDir)) createCluster(place)
  const port = await freePort()
  const url = addressOf(place.password, port)

  let isStopping = false
  let child = await launch(place, port, settings)
  let comingBack: Promise<void> | undefined
  const watch = (): void => {
    child.once('exit', () => {
      if (!isStopping) comingBack = comeBack()
    })
  }
  /** Tried until it works: without its database the server has nothing better to do. */
  const comeBack = async (): Promise<void> => {
    onRestart?.()
    while (!isStopping) {
      try {
        await clearLeftover(place.clusterDir)
        child = await launch(place, port, settings)
        watch()
        return
      } catch {
        await delay(1_000)
      }
    }
  }
  const stop = async (): Promise<void> => {
    isStopping = true
    await comingBack
    if (child.exitCode !== null || child.signalCode !== null) return
    // SIGINT is PostgreSQL's "fast" shutdown: sessions end, everything committed is safe.
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    await exited
  }
  watch()
  try {
    await createDatabaseOnce(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: () => child.pid, stop }
}

/** Made under another name and moved when whole: a start that was cut off leaves no half cluster behind. */
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

/** Processes of a killed server may hold its shared memory for a moment: a start that fails is tried again. */
const launch = async (
  place: Place,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> => {
  const deadline = Date.now() + 20_000
  for (;;) {
    const child = spawnPostgres(place, port, settings)
    if (await answers(child, place, port, deadline)) return child
    if (Date.now() > deadline) throw new OperatorError(`PostgreSQL does not start; see ${place.logFile}`)
    await delay(200)
  }
}

const spawnPostgres = (place: Place, port: number, settings: Record<string, string>): ChildProcess => {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a failed statement chokes on may be personal, and its message quotes it: only what stops the server is logged.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...settings,
  }
  const log = openSync(place.logFile, 'a', 0o600)
  // Detached: Ctrl-C in the terminal reaches the server alone, which stops PostgreSQL last.
  const child = spawn(
    join(place.binDir, 'postgres'),
    ['-D', place.clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.runner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.on('error', () => {})
  return child
}

/** True once it takes connections; false when it exited instead, or was given up. */
const answers = async (
  child: ChildProcess,
  place: Place,
  port: number,
  deadline: number,
): Promise<boolean> => {
  for (;;) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user,
      password: place.password,
      database: 'postgres',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch (error) {
      if (isRefusedPassword(error) || Date.now() > deadline) {
        child.kill('SIGINT')
        await once(child, 'exit')
      }
      if (isRefusedPassword(error)) throw new OperatorError(lostPassword(place))
      await delay(25)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** PostgreSQL's code for a wrong password. */
const isRefusedPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01'

const lostPassword = ({ clusterDir }: Place): string =>
  `The database in ${clusterDir} does not know the password in DATA_DIR/database-password: was that file replaced?`

const createDatabaseOnce = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
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
