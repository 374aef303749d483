import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../src/platform/database/embedded/start-embedded.ts'

let dataDir: string
let postgres: EmbeddedPostgres | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'milgo-embedded-'))
  chmodSync(dataDir, 0o711)
})
afterEach(async () => {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a port that another PostgreSQL took at the last moment is left to it', async () => {
  const taken = Number(new URL(inject('databaseUrl')).port)
  const ports = [taken, taken]
  postgres = await startEmbedded({
    dataDir,
    settings: { fsync: 'off' },
    findPort: async () => ports.pop() ?? 20_000 + Math.floor(Math.random() * 10_000),
  })
  expect(ports).toEqual([])
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  await client.end()
  expect(rows[0]?.folder).toContain(dataDir)
})
