import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patient } from '../../../scripts/testing/patience.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '../src/platform/database/embedded/start-embedded.ts'
import { patience } from './support/patience.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let database: Database
let restarts = 0

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'milgo-restart-'))
  chmodSync(dataDir, 0o711)
  postgres = await startEmbedded({ dataDir, onRestart: () => restarts++ })
  database = openDatabase({ url: postgres.url, poolSize: 4, timeoutMs: 60_000 })
  await database.transaction((tx) => tx.execute(sql`create table ledger (n int primary key)`))
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The processes that were killed. A new process may answer before its number is known. */
const killed = new Set<number>()
const killPostgres = async (): Promise<void> => {
  const pid = await vi.waitFor(() => {
    const running = postgres.pid()
    if (running === undefined || killed.has(running)) throw new Error('not there yet')
    return running
  }, patience)
  killed.add(pid)
  process.kill(pid, 'SIGKILL')
}

it(
  'PostgreSQL killed under load restarts: reads wait for it, and no acknowledged write is lost',
  async () => {
    const kills = 3
    const acknowledged: number[] = []
    const failures: unknown[] = []
    let isOver = false
    const writes = (async () => {
      for (let n = 0; !isOver; n++) {
        const write = database.transaction((tx) => tx.execute(sql`insert into ledger values (${n})`))
        await write.then(() => acknowledged.push(n)).catch((error) => failures.push(error))
      }
    })()
    const reads = (async () => {
      while (!isOver) await database.read((db) => db.execute(sql`select count(*) from ledger`))
    })()
    for (let kill = 1; kill <= kills; kill++) {
      const before = acknowledged.length
      // Killed in the middle of work: a write was acknowledged since the last time, and more are under way.
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), patience)
      await killPostgres()
      await vi.waitFor(() => expect(restarts).toBe(kill), patience)
    }
    const before = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), patience)
    isOver = true
    await Promise.all([writes, reads])
    const { rows } = await database.read((db) =>
      db.execute<{ n: number }>(sql`select n from ledger order by n`),
    )
    const kept = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
    // Only a commit whose answer was lost may fail, once per kill. Whether it happened is unknown, so it is not repeated.
    expect(failures.length).toBeLessThanOrEqual(kills)
    for (const failure of failures) expect(failure).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  },
  patient(300_000),
)

it('a single statement is never repeated if it may have arrived: none is lost, none is done twice', async () => {
  await database.transaction((tx) => tx.execute(sql`create table tally (n int)`))
  const before = restarts
  const acknowledged: number[] = []
  const write = (n: number) =>
    database
      .statement((db) => db.execute(sql`insert into tally values (${n})`))
      .then(() => acknowledged.push(n))
      .catch(() => {})
  for (let n = 0; n < 150; n++) {
    const written = write(n)
    // In the middle: many are acknowledged, and one is under way.
    if (n === 50) await killPostgres()
    await written
  }
  await vi.waitFor(() => expect(restarts).toBe(before + 1), patience)
  const { rows } = await database.read((db) => db.execute<{ n: number }>(sql`select n from tally`))
  const kept = rows.map(({ n }) => n)
  expect(new Set(kept).size).toBe(kept.length)
  expect(acknowledged.filter((n) => !kept.includes(n))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(100)
})

it('a connection is replaced at the end of its lifetime', async () => {
  const shortLived = openDatabase({ url: postgres.url, poolSize: 1, connectionSeconds: 0.1 })
  const connection = async () => (await shortLived.pool.query('select pg_backend_pid() as pid')).rows[0]?.pid
  const first = await connection()
  await expect.poll(connection, patience).not.toBe(first)
  await shortLived.close()
})
