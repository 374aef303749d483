import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '../src/platform/database/embedded/start-embedded.ts'

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

it('PostgreSQL killed under load comes back: reads wait it out, and no acknowledged write is lost', async () => {
  const acknowledged: number[] = []
  const writes = (async () => {
    for (let n = 0; n < 150; n++) {
      const write = database.transaction((tx) => tx.execute(sql`insert into ledger values (${n})`))
      await write.then(() => acknowledged.push(n)).catch(() => {})
    }
  })()
  const reads = (async () => {
    for (let n = 0; n < 150; n++) await database.read((db) => db.execute(sql`select count(*) from ledger`))
  })()
  process.kill(postgres.pid() ?? 0, 'SIGKILL')
  await Promise.all([writes, reads])
  expect(restarts).toBe(1)
  const { rows } = await database.read((db) =>
    db.execute<{ n: number }>(sql`select n from ledger order by n`),
  )
  const kept = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(100)
}, 90_000)
