import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getRunningUrl } from '../../apps/server/src/platform/database/embedded/find-running.ts'
import { clusterOf } from '../../apps/server/src/platform/database/embedded/place.ts'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder, temporaryFolder } from '../testing/data-folder.mjs'
import { askDatabase } from './ask-database.ts'
import { createStarter, isAlive, postmasterOf, settingsAt } from './processes.ts'

/** A number that no process has. */
const noProcess = 2 ** 22 + 1
const savedSetting = { key: 'KEPT', value: 'yes' }

/**
 * All tests use one installation, in this order. Each start continues with what the one before left behind, and no data
 * is lost.
 */
let folder: ReturnType<typeof temporaryFolder>
let dataDir: string

const { start, stopAll } = createStarter()
const readme = { script: 'scripts/start.mjs' }
const reset = (settings: Record<string, string> = {}) =>
  start({ DATA_DIR: dataDir, ...settings }, { script: 'apps/server/src/reset.ts' })

const leave = {
  lock: (content: string) => writeFileSync(join(dataDir, 'lock'), content),
  postmaster: (pid: number) =>
    writeFileSync(
      join(clusterOf(dataDir), 'postmaster.pid'),
      `${pid}\n${clusterOf(dataDir)}\n0\n5432\n\n127.0.0.1\n`,
    ),
}

beforeAll(() => {
  folder = temporaryFolder()
  dataDir = join(folder.path, 'a folder with spaces')
  // The last tests start from an empty folder.
  renameSync(installedFolder().path, dataDir)
})
afterAll(() => folder.remove())

describe('while a server runs', () => {
  let server: ReturnType<typeof start>
  let url: string

  beforeAll(async () => {
    server = start({ DATA_DIR: dataDir })
    url = await server.url
  })
  // Killed as by an outage. The next test starts from what is left behind.
  afterAll(() => server.stop('SIGKILL'))

  it('the server answers, and prints how to log in', async () => {
    expect(await settingsAt(url)).toContainEqual({ key: 'REGISTER_PERIOD', value: '2025' })
    expect(server.output()).toContain('demo.student@milgo.example')
    expect(server.output()).toContain(`${url}/dev/outbox`)
  })

  it('a second server on the same data exits with one line, and the first one goes on', async () => {
    const second = start({ DATA_DIR: dataDir })
    expect((await second.exit).code).toBe(1)
    expect(second.output().trim()).toBe(
      `Milgo already runs on ${dataDir} (process ${server.process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
    const third = start({ DATA_DIR: dataDir }, readme)
    expect((await third.exit).code).toBe(1)
    expect(third.output()).toBe(second.output())
    expect(await settingsAt(url)).not.toEqual([])
  })

  it('a PORT that is in use is refused with one line, and nothing is created', async () => {
    const elsewhere = join(folder.path, 'never made')
    const { port } = new URL(url)
    const second = start({ DATA_DIR: elsewhere, PORT: port })
    expect((await second.exit).code).toBe(1)
    expect(second.output().trim()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
    expect(existsSync(elsewhere)).toBe(false)
  })

  it('reset refuses to run, also for another database', async () => {
    const refused = reset()
    expect((await refused.exit).code).toBe(1)
    expect(refused.output()).toContain('already runs')
    const elsewhere = reset({ DATABASE_URL: 'postgres://localhost/real' })
    expect((await elsewhere.exit).code).toBe(1)
    expect(elsewhere.output()).toContain('DATABASE_URL is set')
    expect(await settingsAt(url)).not.toEqual([])
  })

  it('a wrong password of the database is refused with one line', async () => {
    const address = new URL(getRunningUrl(dataDir))
    address.password = 'another'
    const second = start({ DATA_DIR: join(folder.path, 'never made'), DATABASE_URL: address.href })
    expect((await second.exit).code).toBe(1)
    expect(second.output().trim()).toBe(
      'Cannot connect to the database: password authentication failed for user "milgo". See DATABASE_URL in docs/operations.md.',
    )
  })

  it('PostgreSQL is started again when it alone is killed', async () => {
    await askDatabase(dataDir, `insert into settings values ('${savedSetting.key}', '${savedSetting.value}')`)
    const victim = postmasterOf(dataDir)
    process.kill(victim, 'SIGKILL')
    await vi.waitFor(async () => {
      expect(postmasterOf(dataDir)).not.toBe(victim)
      expect(await settingsAt(url)).toContainEqual(savedSetting)
    }, patience)
  })
})

describe('the next start', () => {
  afterEach(stopAll)

  it('after kill -9 stops the PostgreSQL that is still running and starts its own; SIGTERM then stops everything', async () => {
    const orphan = postmasterOf(dataDir)
    expect(isAlive(orphan)).toBe(true)
    const server = start({ DATA_DIR: dataDir })
    expect(await settingsAt(await server.url)).toContainEqual(savedSetting)
    expect(isAlive(orphan)).toBe(false)
    const postmaster = postmasterOf(dataDir)
    expect(isAlive(postmaster)).toBe(true)
    server.process.kill('SIGTERM')
    expect(await server.exit).toEqual({ code: 0, signal: null })
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  it('succeeds for exactly one of five servers at the same moment, on lock files of dead processes', async () => {
    leave.lock(JSON.stringify({ pid: noProcess, started: 'gone' }))
    leave.postmaster(noProcess)
    const copies = Array.from({ length: 5 }, () => start({ DATA_DIR: dataDir }))
    const results = await Promise.allSettled(copies.map(({ url }) => url))
    const winners = copies.filter((_copy, index) => results[index]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')).pid).toBe(winners[0]?.process.pid)
    for (const copy of copies)
      if (copy !== winners[0]) expect(copy.output()).toMatch(/^Milgo already runs on .*\n$/)
  })

  it('with `npm start` ignores lock files that name a foreign process, and SIGINT stops it', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = stranger.pid ?? 0
    leave.lock(JSON.stringify({ pid, started: 'earlier' }))
    leave.postmaster(pid)
    const server = start({ DATA_DIR: dataDir }, readme)
    expect(await settingsAt(await server.url)).toContainEqual(savedSetting)
    expect(isAlive(pid)).toBe(true)
    stranger.kill()
    const postmaster = postmasterOf(dataDir)
    server.process.kill('SIGINT')
    expect(await server.exit).toEqual({ code: 0, signal: null })
    expect(isAlive(postmaster)).toBe(false)
  })

  it('ignores an incomplete lock file, and ends when its command is killed', async () => {
    leave.lock('{"pid":')
    const server = start({ DATA_DIR: dataDir }, readme)
    await server.url
    const postmaster = postmasterOf(dataDir)
    server.process.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), patience)
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'lock'))).toBe(false), patience)
  })

  it('with a lost password fails with one line, and does not change the database', async () => {
    const path = join(dataDir, 'database-password')
    const password = readFileSync(path, 'utf8')
    writeFileSync(path, 'another')
    const server = start({ DATA_DIR: dataDir })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(server.output()).toContain('does not know the password')
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false)
    writeFileSync(path, password)
  })
})

describe('a fresh start', () => {
  afterEach(stopAll)

  it('reset erases what the server wrote, and nothing else', async () => {
    writeFileSync(join(dataDir, 'notes.txt'), 'not ours')
    expect((await reset().exit).code).toBe(0)
    expect(readdirSync(dataDir)).toEqual(['notes.txt'])
  })

  it('two servers that start together without PORT get different ports', async () => {
    const other = join(folder.path, 'another')
    renameSync(installedFolder().path, other)
    const urls = await Promise.all([dataDir, other].map((place) => start({ DATA_DIR: place }).url))
    expect(urls[0]).not.toBe(urls[1])
    for (const url of urls) {
      const settings = await settingsAt(url)
      expect(settings).toContainEqual({ key: 'REGISTER_PERIOD', value: '2025' })
      expect(settings).not.toContainEqual(savedSetting)
    }
  })

  it('a stop during the start leaves neither PostgreSQL nor the lock behind', async () => {
    const fresh = join(folder.path, 'fresh')
    mkdirSync(fresh)
    const server = start({ DATA_DIR: fresh })
    const pidFile = join(clusterOf(fresh), 'postmaster.pid')
    await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { ...patience, interval: 5 })
    const postmaster = postmasterOf(fresh)
    server.process.kill('SIGTERM')
    expect((await server.exit).code).toBe(0)
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(fresh, 'lock'))).toBe(false)
  })
})

describe('settings', () => {
  it.each([
    // Every other invalid setting is tested in `config.test.ts`, without starting a server.
    [{ PORT: 'eighty' }, 'Setting PORT:'],
    [
      { DATABASE_URL: 'postgres://milgo:secret@127.0.0.1:1/milgo' },
      'Cannot connect to the database: connect ECONNREFUSED 127.0.0.1:1.',
    ],
    [
      { DATABASE_URL: 'postgres://milgo:secret@nowhere.invalid/milgo' },
      'Cannot connect to the database: getaddrinfo',
    ],
    [{ DATA_DIR: '/dev/null/data' }, 'The data folder cannot be used: ENOTDIR'],
  ])('%j stops the start with one clear line', async (environment: Record<string, string>, line) => {
    const elsewhere = join(folder.path, 'never made')
    const server = start({ DATA_DIR: elsewhere, ...environment })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(server.output()).toContain(line)
    expect(server.output()).not.toContain('secret@')
    expect(existsSync(elsewhere)).toBe(false)
  })
})
