import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
  database = openDatabase({ url: postgres.url, poolSize: 4, patienceMs: 60_000 })
  await database.transaction((tx) => tx.execute(sql`create table ledger (n int primary key)`))
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Kills the one that runs: a new one may answer before its number is known. */
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

it('PostgreSQL killed under load comes back: reads wait it out, and no acknowledged write is lost', async () => {
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
    // Killed in the middle of work: something was acknowledged since the last time, and more is on its way.
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
  // Only a commit whose answer was cut off may fail, once a kill: whether it happened cannot be known, so it is not repeated.
  expect(failures.length).toBeLessThanOrEqual(kills)
  for (const failure of failures) expect(failure).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
}, 600_000)

it('a single statement is never repeated once it may have arrived: none is lost, none is done twice', async () => {
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
    // In the middle: many are acknowledged, and one is on its way.
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
