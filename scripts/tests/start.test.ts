import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canEnter } from '../../apps/server/src/platform/database/embedded/runner.ts'
import { repository } from '../setup/repository.mjs'
import { clusterOf, databaseUrlOf, temporaryFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { isAlive, postmasterOf } from './processes.ts'

/** Debian's account that owns nothing. */
const nobody = { uid: 65534, gid: 65534 }

let folder: ReturnType<typeof temporaryFolder>
const started: ReturnType<typeof startProcess>[] = []
const start: typeof startProcess = (settings, options) => {
  const server = startProcess(settings, options)
  started.push(server)
  return server
}

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  folder.remove()
})

const settingsAt = async (url: string) =>
  (await (await fetch(`${url}/core-service/api/v1/setting/get-all`)).json()) as {
    key: string
    value: string
  }[]

const query = async (dataDir: string, statement: string) => {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A port that is taken for as long as the test needs it. */
const takePort = async () => {
  const holder = createServer().listen(0, 'localhost')
  await once(holder, 'listening')
  return { port: (holder.address() as AddressInfo).port, free: () => holder.close() }
}

describe('a start', () => {
  it('serves, and SIGTERM stops everything, PostgreSQL included', async () => {
    const dataDir = join(folder.path, 'a folder with spaces')
    const server = start({ DATA_DIR: dataDir })
    expect(await settingsAt(await server.url)).toContainEqual({ key: 'REGISTER_PERIOD', value: '2025' })
    const postmaster = postmasterOf(dataDir)
    expect(isAlive(postmaster)).toBe(true)
    server.process.kill('SIGTERM')
    expect(await server.exit).toEqual({ code: 0, signal: null })
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  it('with the README’s command stops on Ctrl-C’s signal, and when that command itself is killed', async () => {
    const first = start({ DATA_DIR: folder.path }, { script: 'scripts/start.mjs' })
    await first.url
    const postmaster = postmasterOf(folder.path)
    first.process.kill('SIGINT')
    expect(await first.exit).toEqual({ code: 0, signal: null })
    expect(isAlive(postmaster)).toBe(false)

    const second = start({ DATA_DIR: folder.path }, { script: 'scripts/start.mjs' })
    await second.url
    const orphan = postmasterOf(folder.path)
    second.process.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(orphan)).toBe(false), 20_000)
  })
})

describe('a stop while it still starts', () => {
  it('leaves neither PostgreSQL nor the lock behind', async () => {
    const server = start({ DATA_DIR: folder.path })
    const pidFile = join(clusterOf(folder.path), 'postmaster.pid')
    await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 60_000, interval: 5 })
    const postmaster = postmasterOf(folder.path)
    server.process.kill('SIGTERM')
    expect((await server.exit).code).toBe(0)
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(join(folder.path, 'lock'))).toBe(false)
  })
})

describe('reset', () => {
  const reset = (settings: Record<string, string> = {}) =>
    start({ DATA_DIR: folder.path, ...settings }, { script: 'apps/server/src/reset.ts' })

  it('erases what the server wrote, and nothing else', async () => {
    const server = start({ DATA_DIR: folder.path })
    await server.url
    await query(folder.path, "insert into settings values ('GONE', 'soon')")
    await server.stop()
    writeFileSync(join(folder.path, 'notes.txt'), 'not ours')
    expect((await reset().exit).code).toBe(0)
    expect(readdirSync(folder.path)).toEqual(['notes.txt'])
    const again = start({ DATA_DIR: folder.path })
    expect(await settingsAt(await again.url)).not.toContainEqual({ key: 'GONE', value: 'soon' })
  })

  it('refuses while a server runs, in production and for another database', async () => {
    const server = start({ DATA_DIR: folder.path })
    const url = await server.url
    const refused = reset()
    expect((await refused.exit).code).toBe(1)
    expect(refused.output()).toContain('already runs')
    expect(await settingsAt(url)).not.toEqual([])
    const elsewhere = reset({ DATABASE_URL: 'postgres://localhost/real' })
    expect((await elsewhere.exit).code).toBe(1)
    expect(elsewhere.output()).toContain('DATABASE_URL is set')
  })
})

describe('after kill -9', () => {
  it('the next start takes over the PostgreSQL that still runs, and nothing is lost', async () => {
    const first = start({ DATA_DIR: folder.path })
    await first.url
    await query(folder.path, "insert into settings values ('KEPT', 'yes')")
    const orphan = postmasterOf(folder.path)
    await first.stop('SIGKILL')
    expect(isAlive(orphan)).toBe(true)

    const second = start({ DATA_DIR: folder.path })
    expect(await settingsAt(await second.url)).toContainEqual({ key: 'KEPT', value: 'yes' })
    expect(isAlive(orphan)).toBe(false)
  })

  it('a postmaster.pid that names nobody, or a stranger, is no obstacle', async () => {
    const first = start({ DATA_DIR: folder.path })
    await first.url
    await first.stop()
    for (const pid of [2 ** 22 + 1, process.pid]) {
      const lines = `${pid}\n${clusterOf(folder.path)}\n0\n5432\n\n127.0.0.1\n`
      writeFileSync(join(clusterOf(folder.path), 'postmaster.pid'), lines)
      const next = start({ DATA_DIR: folder.path })
      await next.url
      await next.stop()
    }
  })

  it.each([
    ['names a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: 'gone' })],
    [
      'names a process number that now belongs to another',
      JSON.stringify({ pid: process.pid, started: 'earlier' }),
    ],
    ['was cut off while being written', '{"pid":'],
  ])('a lock that %s is no obstacle', async (_name, content) => {
    mkdirSync(folder.path, { recursive: true })
    writeFileSync(join(folder.path, 'lock'), content)
    const server = start({ DATA_DIR: folder.path })
    await server.url
    expect(JSON.parse(readFileSync(join(folder.path, 'lock'), 'utf8')).pid).toBe(server.process.pid)
  })

  it('PostgreSQL killed alone is started again by the running server', async () => {
    const server = start({ DATA_DIR: folder.path })
    const url = await server.url
    const victim = postmasterOf(folder.path)
    process.kill(victim, 'SIGKILL')
    await vi.waitFor(() => expect(postmasterOf(folder.path)).not.toBe(victim), 60_000)
    expect(await settingsAt(url)).toContainEqual({ key: 'REGISTER_PERIOD', value: '2025' })
  })
})

describe('a second copy', () => {
  it('on the same data says so in one line and leaves the first alone', async () => {
    const first = start({ DATA_DIR: folder.path })
    const url = await first.url
    const second = start({ DATA_DIR: folder.path })
    expect((await second.exit).code).toBe(1)
    expect(second.output().trim().split('\n')).toHaveLength(1)
    expect(second.output()).toContain(`already runs on ${folder.path} (process ${first.process.pid})`)
    expect(await settingsAt(url)).not.toEqual([])
  })

  it('of five started at the same instant on a stale lock exactly one wins', async () => {
    writeFileSync(join(folder.path, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: 'gone' }))
    const copies = Array.from({ length: 5 }, () => start({ DATA_DIR: folder.path }))
    const winners = (await Promise.allSettled(copies.map(({ url }) => url))).filter(
      ({ status }) => status === 'fulfilled',
    )
    expect(winners).toHaveLength(1)
  })
})

describe('a taken port', () => {
  it('that was asked for is refused in one line', async () => {
    const { port, free } = await takePort()
    const server = start({ DATA_DIR: folder.path, PORT: String(port) })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
    expect(existsSync(join(folder.path, 'lock'))).toBe(false)
    free()
  })

  it('that was not asked for is passed over', async () => {
    const first = start({ DATA_DIR: join(folder.path, 'one') })
    const firstUrl = await first.url
    const second = start({ DATA_DIR: join(folder.path, 'two') })
    const secondUrl = await second.url
    expect(secondUrl).not.toBe(firstUrl)
    expect(await settingsAt(secondUrl)).not.toEqual([])
    expect(await settingsAt(firstUrl)).not.toEqual([])
  })
})

describe('settings', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 'Production needs TOKEN_SECRET, DATA_KEY, LOOKUP_KEY, LINK_SECRET.'],
    [
      { NODE_ENV: 'production', TOKEN_SECRET: 't'.repeat(32) },
      'Production needs DATA_KEY, LOOKUP_KEY, LINK_SECRET.',
    ],
    [{ PORT: 'eighty' }, 'Setting PORT:'],
    [{ PORT: '70000' }, 'Setting PORT:'],
    [{ ROLES: 'web,cook' }, 'Setting ROLES'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'Setting DATABASE_URL:'],
    [{ TOKEN_SECRET: 'short' }, 'Setting TOKEN_SECRET: needs at least 32 characters.'],
  ])('%j stops the start with one clear line', async (environment: Record<string, string>, line) => {
    const server = start({ DATA_DIR: folder.path, ...environment })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    expect(server.output()).toContain(line)
  })
})

// Root may become anyone; whoever is not root is an ordinary user in every test above.
describe.runIf(process.getuid?.() === 0 && canEnter(nobody, repository))('an ordinary user', () => {
  it('runs everything as themselves', async () => {
    const dataDir = join(folder.path, 'theirs')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const server = start({ DATA_DIR: dataDir }, nobody)
    expect(await settingsAt(await server.url)).not.toEqual([])
    expect(statSync(clusterOf(dataDir)).uid).toBe(nobody.uid)
  })
})

describe('a lost password', () => {
  it('is told in one line, and the database is left as it was', async () => {
    const first = start({ DATA_DIR: folder.path })
    await first.url
    await first.stop()
    const password = readFileSync(join(folder.path, 'database-password'), 'utf8')
    writeFileSync(join(folder.path, 'database-password'), 'another')
    const second = start({ DATA_DIR: folder.path })
    expect((await second.exit).code).toBe(1)
    expect(second.output()).toContain('does not know the password')
    writeFileSync(join(folder.path, 'database-password'), password)
    const third = start({ DATA_DIR: folder.path })
    expect(await settingsAt(await third.url)).not.toEqual([])
  })
})

// Only root's folders are closed to the account that runs PostgreSQL; anyone else runs it as themselves.
describe.runIf(process.getuid?.() === 0)('a closed home folder', () => {
  it('holds the data folder, and the database stands where its account can reach it', async () => {
    const home = join(folder.path, 'home')
    mkdirSync(home)
    chmodSync(home, 0o700)
    const dataDir = join(home, 'milgo', '.data')
    const server = start({ DATA_DIR: dataDir })
    expect(await settingsAt(await server.url)).not.toEqual([])
    const outside = readFileSync(join(dataDir, 'database-location'), 'utf8').trim()
    expect(outside.startsWith(home)).toBe(false)
    await query(dataDir, "insert into settings values ('KEPT', 'yes')")
    await server.stop()

    const again = start({ DATA_DIR: dataDir })
    expect(await settingsAt(await again.url)).toContainEqual({ key: 'KEPT', value: 'yes' })
    await again.stop()
    rmSync(outside, { recursive: true })
  })
})
