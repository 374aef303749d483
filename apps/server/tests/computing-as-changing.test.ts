import { findComputation } from '@milgo/domain/status/computation'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { changeRequest } from '../src/core/requests/change-request.ts'
import { decideMove } from '../src/core/requests/decide-move.ts'
import { computeRunning } from '../src/core/results/compute-running.ts'
import { addScore, findScore, type Score } from '../src/core/results/score-repository.ts'
import { startComputeRun } from '../src/core/results/start-compute-run.ts'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { requests } from '../src/store/requests-schema.ts'
import { registrationPeriods } from '../src/store/schema.ts'
import { freshDatabase } from './support/fresh-database.ts'
import { givenRequest } from './support/given-request.ts'
import { givenStaff } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const start = new Date()
const system = { kind: 'system' } as const
const development = { NODE_ENV: 'development' }

const withAdmin = async (work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('databaseUrl').replace(/[^/]*$/, 'postgres') })
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Opens two servers whose databases are equal to the byte, with requests in every status that can be computed. */
const openTwins = async (): Promise<readonly [TestApp, TestApp]> => {
  const first = await freshDatabase()
  const filled = await openTestApp(development, () => {}, first)
  filled.clock.set(start)
  await loadDemoAccounts(filled.platform)
  await seedMore(filled.platform, { requests: 60, seed: 7, withOwnFiles: 1 })
  for (const status of ['APPEAL_APPROVED', 'APPEAL_WAITING_CALCULATED'] as const)
    await givenRequest(filled, { status })
  await givenStaff(filled, ['manager'])
  // Assignee, hold and labels of a request stay as they are while it is computed.
  await filled.database.transaction((tx) =>
    tx.execute(sql`
      insert into request_work (request_id, assignee_id, hold_reason, labels)
      select requests.id, (select id from staff limit 1), 'waits', '{label}' from requests where status <> 'DRAFT'
      on conflict (request_id) do update set assignee_id = excluded.assignee_id, labels = excluded.labels`),
  )
  await filled.close()
  const name = (url: string) => url.replace(/.*\//, '')
  const second = await freshDatabase()
  await second.drop()
  await withAdmin((client) =>
    client.query(`create database ${name(second.url)} template ${name(first.url)} strategy file_copy`),
  )
  const open = async (database: typeof first) => {
    const server = await openTestApp(development, () => {}, database)
    server.clock.set(new Date(start.getTime() + 3_600_000))
    onTestFinished(async () => {
      await server.close()
      await database.drop()
    })
    return server
  }
  return [await open(first), await open(second)]
}

/**
 * SQL: what is compared of a row. The entries of the audit trail are numbered in the order of the requests, which is not
 * the same in both twins. The version of a request is compared apart.
 */
const rowOf = (table: string) => {
  if (table === 'audit_entries') return sql`to_jsonb(one) - 'id'`
  return table === 'requests' ? sql`to_jsonb(one) - 'version'` : sql`to_jsonb(one)`
}

const isOfRun = (row: object): boolean => 'action' in row && row.action === 'results-computed'

/** Returns the rows of every table but those of the computation itself. */
const rowsOf = async ({ database }: TestApp) => {
  const { rows: tables } = await database.read((db) =>
    db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'compute_%'`),
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await database.read((db) =>
        db.execute<{ row: object }>(
          sql`select ${rowOf(name)} as row from ${sql.identifier(name)} one order by (${rowOf(name)})::text`,
        ),
      )
      // Who started the computation is an entry of the run, not of a request.
      return [name, found.rows.flatMap(({ row }) => (isOfRun(row) ? [] : row))] as const
    }),
  )
  return Object.fromEntries(rows)
}

/** Returns the ids of the requests whose version is not the one before, so that who has read them reads again. */
const touched = async ({ database }: TestApp, before: readonly { id: string; version: number }[]) => {
  const versions = new Map(before.map(({ id, version }) => [id, version]))
  const now = await database.read((db) => db.select().from(requests).orderBy(requests.id))
  return now.filter(({ id, version }) => version !== versions.get(id)).map(({ id }) => id)
}

const compute = async ({ platform, database }: TestApp) => {
  const { rows } = await database.read((db) => db.execute<{ id: string }>(sql`select id from staff limit 1`))
  const periods = await database.read((db) =>
    db.select({ id: registrationPeriods.id }).from(registrationPeriods),
  )
  for (const { id: periodId } of periods)
    await startComputeRun(platform, { periodId, startedBy: rows[0]?.id ?? '', isAgain: false })
  await computeRunning(platform, new AbortController().signal)
}

/** Moves the request by its events, each as a change of its own, and stores the score that the other twin computed. */
const computeByChanges = async (
  { platform }: TestApp,
  id: string,
  events: readonly StatusEvent[],
  { version: _version, ...score }: Score,
) => {
  for (const event of events)
    await changeRequest(platform, system, id, async (loaded) => {
      const decision = decideMove(platform.vault, loaded, { role: 'SYSTEM', id: null }, { event })
      if (decision.does !== 'change' || event !== 'COMPUTE') return decision
      return { ...decision, change: { ...decision.change, writes: (tx) => addScore(tx, score) } }
    })
}

it('a computed request has exactly the rows that a change of the request would have written', async () => {
  const [computed, changed] = await openTwins()
  const before = await rowsOf(computed)
  expect(await rowsOf(changed)).toEqual(before)
  const waiting = await computed.database.read((db) => db.select().from(requests).orderBy(requests.id))

  await compute(computed)
  const moved = new Set<string>()
  for (const request of waiting) {
    const computation = findComputation(request)
    if (!computation || computation.events.length === 0) continue
    const score = await findScore(computed.platform, request.id, computation.result)
    if (!score) throw new Error('a request without a score')
    await computeByChanges(changed, request.id, computation.events, score)
    moved.add(request.status)
  }
  expect([...moved].toSorted()).toEqual([
    'APPEAL_APPROVED',
    'APPEAL_WAITING_CALCULATED',
    'WAITING_TO_BE_COMPUTED',
  ])
  const [after, expected] = [await rowsOf(computed), await rowsOf(changed)]
  expect(after).not.toEqual(before)
  for (const table of Object.keys(expected))
    expect({ [table]: after[table] }).toEqual({ [table]: expected[table] })
  // Two events of one computation raise the version once, because they are one change.
  expect(await touched(computed, waiting)).toEqual(await touched(changed, waiting))
})
