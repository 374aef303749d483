import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate, migrationsFolder } from '../src/platform/database/migrate.ts'
import { demoPassword } from '../src/reference/demo-accounts.ts'
import { loadStarterData } from '../src/reference/load-starter-data.ts'
import { authz, bearer, core, post } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

/**
 * The last migration of the release that is upgraded, and the content of its database, written by that release itself.
 */
const release = '0011_request-numbers-and-dates'
const storedRows: Readonly<Record<string, readonly Record<string, unknown>[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/release-0011.json'), 'utf8'),
)

const name = `test_upgrade_${randomBytes(4).toString('hex')}`
const addressOf = (database: string): string => inject('databaseUrl').replace(/[^/]*$/, database)

const withClient = async <T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: addressOf(database) })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Returns a folder with the migrations of that release. */
const migrationsOfRelease = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-release-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journalPath = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalPath, 'utf8'))
  const last = journal.entries.findIndex(({ tag }) => tag === release)
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

const restoreRelease = async (client: pg.Client): Promise<void> => {
  const folder = migrationsOfRelease()
  await applyMigrations(drizzle({ client }), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  const [current] = storedRows['registration_periods'] ?? []
  await client.query("insert into settings (key, value) values ('REGISTER_PERIOD', $1)", [current?.['code']])
  // Dictionaries are loaded at the start, but a student's institution must exist before.
  await client.query(
    `insert into institutions (id, name, is_sponsored, is_religious)
     select distinct (row ->> 'institution_id')::int, '{"he":"-"}'::jsonb, false, false
     from jsonb_array_elements($1::jsonb) row`,
    [JSON.stringify(storedRows['students'])],
  )
  for (const [table, rows] of Object.entries(storedRows))
    await client.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
  await client.query("insert into starter_sets (name) values ('first-period'), ('institutions')")
}

let server: TestApp
beforeAll(async () => {
  await withClient('postgres', (client) => client.query(`create database ${name}`))
  await withClient(name, restoreRelease)
  await migrate(addressOf(name))
  server = await openTestApp({}, () => {}, { url: addressOf(name), drop: async () => {} })
  await loadStarterData(server.database)
  const submitted = (storedRows['requests'] ?? []).map((request) => Date.parse(String(request['updated_at'])))
  server.clock.set(new Date(Math.max(...submitted) + 3_600_000))
})
afterAll(async () => {
  await server?.close()
  await withClient('postgres', (client) => client.query(`drop database ${name} with (force)`))
})

const rowsOf = (table: string) => storedRows[table] ?? []

it('every student of the release can log in and finds request, answers and copy unchanged', async () => {
  for (const student of rowsOf('students')) {
    const request = rowsOf('requests').find((one) => one['student_id'] === student['id'])
    const login = { email: student['email'], password: demoPassword }
    const { jwtToken } = (await post(server, `${authz}/login-by-email`, login)).json()
    const get = (path: string) => server.app.inject({ url: `${core}${path}`, headers: bearer(jwtToken) })

    const user = (await get('/user/current-user')).json()
    expect(user.request.request_number).toContain(String(request?.['number']))

    const step = rowsOf('request_steps').find(
      (one) => one['request_id'] === request?.['id'] && one['step'] === 'personal',
    )
    const answers = step?.['answers'] as { firstName?: string } | undefined
    expect((await get('/step-1/by-user')).json()).toMatchObject({
      first_name: answers?.firstName,
      version: 1,
    })

    const bank = await get('/step-1/bank/by-user')
    if (
      rowsOf('request_steps').some((one) => one['request_id'] === request?.['id'] && one['step'] === 'bank')
    )
      expect(bank.json().account_number).toMatch(/^\d+$/)

    const copy = await get('/user-request/submitted-copy')
    expect(copy.statusCode).toBe(request?.['status'] === 'DRAFT' ? 409 : 200)
  }
})

it('no data of the release is lost', async () => {
  for (const [table, rows] of Object.entries(storedRows)) {
    const { rows: found } = await withClient(name, (client) =>
      client.query(`select count(*)::int as count from ${table}`),
    )
    expect({ table, count: found[0].count }).toEqual({
      table,
      count: table === 'institutions' ? expect.any(Number) : rows.length,
    })
  }
})

it('sent requests have their first event, with its snapshot', async () => {
  const { rows } = await withClient(name, (client) =>
    client.query('select request_id, event, snapshot_number from request_events order by request_id'),
  )
  const sent = rowsOf('requests').filter((request) => request['submitted_at'] !== null)
  expect(rows).toEqual(
    sent
      .map((request) => ({ request_id: request['id'], event: 'SUBMIT', snapshot_number: 1 }))
      .toSorted((one, other) => (String(one.request_id) < String(other.request_id) ? -1 : 1)),
  )
})
