import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { migrationsFolder } from '../src/platform/database/migrate.ts'
import { demoPassword, loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { authz, bearer, core, post } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

/**
 * The release before events and the office. Its data are in `upgrade.test.ts`; here every migration after it meets a
 * database full of rows.
 */
const first = '0011_request-numbers-and-dates'

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>

/** Rows of tables that the seed leaves empty, made from those that it fills. */
const furtherRows = [
  `insert into releases (id, period_id, number, result, state, planned_on, template_version, rules_version, made_by,
      made_at, ended_at)
    select gen_random_uuid(), requests.period_id, 1, '1', 'DONE', '2026-06-01', '1', '1', min(staff.id::text)::uuid,
      now(), now()
    from letters join requests on requests.id = letters.request_id cross join staff group by requests.period_id`,
  `insert into release_rows (release_id, request_id, position, status, last_event, kind, award, state, done_at)
    select releases.id, requests.id, row_number() over (order by requests.id), 'COMPUTED', 1, letters.kind, 0, 'SENT', now()
    from letters join requests on requests.id = letters.request_id
      join releases on releases.period_id = requests.period_id where letters.number = 1`,
  `insert into second_look_draws select id, period_id, '1', now() from releases`,
  `insert into second_looks (id, release_id, request_id, outcome, draw_reason, decision_event, first)
    select gen_random_uuid(), release_id, request_id, 'APPROVED', 'SHARE', 1, '{}' from release_rows limit 5`,
  `insert into revisions (id, request_id, reason, proposed_by, proposed_at)
    select gen_random_uuid(), request_id, 'figures', gen_random_uuid(), now() from release_rows limit 5`,
  `insert into request_work (request_id, assignee_id, labels) select requests.id, (select id from staff limit 1), '{late}'
    from requests where status <> 'DRAFT'`,
  `update request_index set assignee_id = work.assignee_id, labels = work.labels from request_work work
    where work.request_id = request_index.request_id`,
  `insert into staff_conflicts select (select id from staff limit 1), id, now() from requests limit 5`,
  `insert into request_notes (id, request_id, staff_id, at, text)
    select gen_random_uuid(), id, (select id from staff limit 1), now(), 'note' from requests limit 5`,
  `insert into survey_answers (period_id, birth_country, birth_country_parent_one, birth_country_parent_two,
      education_parent_one, education_parent_two, culture_group)
    select period_id, 'IL', 'IL', 'IL', 'NONE', 'NONE', 'OTHER' from students limit 20`,
  `insert into outbox_messages (cause, channel, recipient, student_id, body, state)
    select 'sent:' || id, 'mail', email, id, 'text', 'delivered' from students`,
  `insert into faq_votes select id, 3, 1 from faq_questions`,
  `insert into support_tickets (topic, student_id, created_at) select 'OTHER', id, now() from students limit 3`,
]

const name = `test_steps_${randomBytes(4).toString('hex')}`
const url = inject('databaseUrl').replace(/[^/]*$/, name)

const withClient = async <T>(target: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  return work(client).finally(() => client.end())
}
const asAdmin = (statement: string) =>
  withClient(inject('databaseUrl').replace(/[^/]*$/, 'postgres'), (client) => client.query(statement))

const tablesOf = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  return rows.map((row) => row.name)
}

const readAll = async (client: pg.Client): Promise<Rows> => {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(
      `select to_jsonb(one) as row from ${table} one order by to_jsonb(one)::text`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

/** A value for each type of column. */
const values: Readonly<Record<string, string>> = {
  ARRAY: "'{}'",
  boolean: 'false',
  date: 'current_date',
  jsonb: "'{}'",
  text: "'text'",
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
}

/** Adds a row to every table that is still empty, with values that mean nothing. */
const fillEmpty = async (client: pg.Client): Promise<void> => {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and is_identity = 'NO' order by ordinal_position`,
  )
  await client.query('set session_replication_role = replica')
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`select from ${table} limit 1`)
    if (rows.length > 0) continue
    const own = columns.filter((one) => one.table === table)
    await client.query(
      `insert into ${table} (${own.map(({ column }) => `"${column}"`).join(', ')})
        values (${own.map(({ type }) => values[type] ?? '1').join(', ')})`,
    )
  }
}

/** Returns all rows of a database of this release with requests in every status. */
const seededRows = async (): Promise<Rows> => {
  const server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 60, seed: 7, withOwnFiles: 1 })
  const rows = await withClient(server.database.url, async (client) => {
    for (const statement of furtherRows) await client.query(statement)
    await fillEmpty(client)
    return readAll(client)
  })
  await server.close()
  return rows
}

/**
 * Applies the migrations one by one. As soon as a table exists, it gets its rows, with the columns that it has then, so
 * that each migration after it meets them.
 */
const upgradeStepByStep = async (client: pg.Client, all: Rows): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-steps-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const filled = new Set<string>()
  for (
    let last = journal.entries.findIndex(({ tag }) => tag === first);
    last < journal.entries.length;
    last += 1
  ) {
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder })
    // Rows of several tables name each other, and no trigger may change them.
    await client.query('set session_replication_role = replica')
    for (const table of (await tablesOf(client)).filter((one) => !filled.has(one))) {
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} overriding system value
          select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(all[table] ?? [])],
      )
      filled.add(table)
    }
    await client.query('set session_replication_role = default')
  }
  rmSync(folder, { recursive: true })
}

let before: Rows
let after: Rows
let server: TestApp
beforeAll(async () => {
  before = await seededRows()
  await asAdmin(`create database ${name}`)
  await withClient(url, (client) => upgradeStepByStep(client, before))
  server = await openTestApp({ NODE_ENV: 'development' }, () => {}, { url, drop: async () => {} })
  server.clock.set(new Date())
  // As every start does.
  await reindexRequests(server.database, server.platform.vault, 'missing')
  after = await withClient(url, readAll)
})
afterAll(async () => {
  await server?.close()
  await asAdmin(`drop database ${name} with (force)`)
})

/** Columns that a later release added, and whose values nobody knows for rows of earlier releases. */
const unknownBefore = [
  'appeals.content_version',
  'audit_checks.head',
  'bank_accounts.confirmation',
  'bank_accounts.decided_by',
  'one_time_codes.confirms_hash',
  'outbox_messages.student_id',
  'pending_applicants.consents',
  'registration_periods.reasons',
  'registration_periods.second_look',
  'registration_periods.version',
  'sessions.idle_ends_at',
  'sessions.secret_hash',
  'staff.identity_hash',
  'staff_challenges.known_device',
]

it('every table has rows, and requests are in every status', () => {
  expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([])
  const statuses = new Set(before['requests']?.map(({ status }) => status))
  expect(RequestStatus.options.filter((status) => !statuses.has(status))).toEqual([])
})

it('no migration loses a row or changes a value', () => {
  const different = new Set<string>()
  for (const [table, rows] of Object.entries(before)) {
    expect({ table, count: after[table]?.length }).toEqual({ table, count: rows.length })
    for (const column of Object.keys(rows[0] ?? {})) {
      const all = (from: Rows) => (from[table] ?? []).map((row) => JSON.stringify(row[column])).toSorted()
      if (JSON.stringify(all(before)) !== JSON.stringify(all(after))) different.add(`${table}.${column}`)
    }
  }
  expect([...different].toSorted()).toEqual(unknownBefore)
})

it('appeals of an earlier release have a content, so that drafts from before they were made are older', () => {
  expect(new Set(after['appeals']?.map((row) => row['content_version']))).toEqual(new Set([1]))
})

it('every student can log in and see their request', async () => {
  for (const { id, email } of before['students'] ?? []) {
    const login = await post(server, `${authz}/login-by-email`, { email, password: demoPassword })
    expect(login.statusCode, login.body).toBe(200)
    const headers = bearer(login.json().jwtToken)
    const request = before['requests']?.find(({ student_id }) => student_id === id)
    const user = await server.app.inject({ url: `${core}/user/current-user`, headers })
    expect(user.statusCode, user.body).toBe(200)
    if (request) expect(user.json().request.request_number).toContain(String(request['number']))
  }
})
