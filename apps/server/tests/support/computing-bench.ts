import type { ComputeRun } from '@milgo/contracts/office/results-fields'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { computeBatch } from '../../src/core/results/compute-batch.ts'
import { loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { seedMore } from '../../src/seed/seed-more.ts'
import { sessions } from '../../src/store/accounts-schema.ts'
import { givenStaff, staffSession } from './staff.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export type Person = { readonly id: string; readonly headers: Record<string, string> }

/** A server with two managers and seeded requests that wait to be computed. They are reset before each test. */
export const useComputingBench = () => {
  const start = new Date()
  const at = {} as {
    server: TestApp
    dana: Person
    yoav: Person
    /** The ids of waiting requests, in the order of a run. */
    waiting: string[]
  }

  const enter = async (...roles: StaffRole[]): Promise<Person> => {
    const { id } = await givenStaff(at.server, roles)
    const headers = await staffSession(at.server, id)
    const far = new Date(start.getTime() + 20 * 86_400_000)
    await at.server.database.transaction((tx) =>
      tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
    )
    return { id, headers }
  }

  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]> =>
    // The columns are those that the query names.
    (await at.server.database.read((db) => db.execute(query))).rows as unknown as readonly Row[]

  const change = (query: SQL) => at.server.database.transaction((tx) => tx.execute(query))

  const ask = async (person: Person, path: string, payload: object = {}) => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `/core-service/api/v1/office/${path}`,
      headers: { ...person.headers, origin: 'http://localhost', 'accept-language': 'en' },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const begin = async (payload: object = {}): Promise<ComputeRun> =>
    (await ask(at.dana, 'results/compute', payload)).body
  const overview = async () => (await ask(at.dana, 'results/overview')).body

  const reset = () =>
    change(sql`
      with those as (select id from requests where id = any(${sql.param(at.waiting)}::uuid[]))
      update requests set status = 'WAITING_TO_BE_COMPUTED', publish_state = '0' where id in (select id from those)`)

  beforeAll(async () => {
    at.server = await openTestApp({ NODE_ENV: 'development' })
    at.server.clock.set(start)
    await loadDemoAccounts(at.server.platform)
    await seedMore(at.server.platform, { requests: 90, seed: 7, withOwnFiles: 1 })
    at.dana = await enter('manager')
    at.yoav = await enter('manager')
    at.waiting = (
      await rowsOf<{ id: string }>(
        sql`select id from requests where status = 'WAITING_TO_BE_COMPUTED' order by id`,
      )
    ).map(({ id }) => id)
    expect(at.waiting.length).toBeGreaterThan(5)
  })
  afterAll(() => at.server.close())
  beforeEach(async () => {
    at.server.clock.set(start)
    await change(sql`delete from compute_runs`)
    await change(sql`delete from request_events where request_id = any(${sql.param(at.waiting)}::uuid[])
      and event in ('COMPUTE', 'PUBLISH')`)
    await change(sql`delete from scores where request_id = any(${sql.param(at.waiting)}::uuid[])`)
    await change(sql`delete from letters where request_id = any(${sql.param(at.waiting)}::uuid[])`)
    await reset()
    await change(
      sql`update request_index set status = requests.status from requests where requests.id = request_id`,
    )
  })

  const finish = async (runId: string, most?: number) => {
    while (await computeBatch(at.server.platform, runId, most));
  }

  return { at, enter, rowsOf, change, ask, begin, overview, reset, finish }
}
