import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { OnStep } from '../../src/office/releases/publish-row.ts'
import { runReleases } from '../../src/office/releases/run-releases.ts'
import { loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { seedMore } from '../../src/seed/seed-more.ts'
import { removeDemoMoney } from '../../src/store/demo-money.ts'
import { core } from './accounts.ts'
import { givenStaff, staffSession } from './staff.ts'
import { openTestApp, type TestApp } from './test-app.ts'

type Manager = { readonly id: string; readonly headers: Record<string, string> }
const dayMs = 24 * 60 * 60 * 1000

/** Returns the reason of a refusal, or its code if it has none. */
export const refusalOf = (answer: {
  json: () => { error: { code: string; errors?: { code: string }[] } }
}) => {
  const { error } = answer.json()
  return error.errors?.[0]?.code ?? error.code
}

/** A server with two managers and seeded requests with results to publish. */
export const useReleasesBench = () => {
  const at = {} as { server: TestApp; maker: Manager; other: Manager; start: Date; period: string }

  const manager = async (...roles: Parameters<typeof givenStaff>[1]): Promise<Manager> => {
    const { id } = await givenStaff(at.server, roles)
    const headers = await staffSession(at.server, id)
    // The seeded world is at the database's time, so the session has to be too.
    await change(sql`update sessions set started_at = ${at.start.toISOString()}::timestamptz,
      idle_ends_at = ${new Date(at.start.getTime() + 60 * dayMs).toISOString()}::timestamptz,
      ends_at = ${new Date(at.start.getTime() + 60 * dayMs).toISOString()}::timestamptz where staff_id = ${id}`)
    return { id, headers }
  }

  const change = (statement: ReturnType<typeof sql>) =>
    at.server.database.transaction((tx) => tx.execute(statement))

  const rowsOf = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await at.server.database.read((db) => db.execute<Row>(statement))).rows

  beforeAll(async () => {
    at.server = await openTestApp({ NODE_ENV: 'development' })
    // Noon, so that a test that waits an hour does not end on another day.
    at.start = new Date(`${jerusalemDayAt(new Date())}T10:00:00Z`)
    at.server.clock.set(at.start)
    await loadDemoAccounts(at.server.platform)
    at.maker = await manager('manager')
    at.other = await manager('manager')
  })
  afterAll(() => at.server.close())
  afterEach(async () => {
    at.server.clock.set(at.start)
    // An unfinished release would block the requests of the next test.
    await change(sql`update release_rows set state = 'LEFT_OUT', reason = 'STOPPED' where state = 'WAITING'`)
    await change(
      sql`update releases set state = 'STOPPED', ended_at = now(), check_started_at = null where ended_at is null`,
    )
    const unpublished = sql`publish_state = '0' or status like 'APPEAL%'`
    await at.server.database.transaction((tx) =>
      removeDemoMoney(tx, sql`select id from requests where ${unpublished}`),
    )
    await change(sql`delete from requests where ${unpublished}`)
  })

  let seed = 100
  /** Seeds requests, of which about half are unpublished; published ones are never in a release. */
  const seeded = async (
    requests: number,
    statuses: readonly RequestStatus[] = ['COMPUTED', 'DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
  ): Promise<number> => {
    seed += 1_000
    await seedMore(at.server.platform, { requests, seed, withOwnFiles: 0, statuses })
    const [row] = await rowsOf<{ code: string; count: number }>(sql`
      select registration_periods.code, count(*)::int as count from requests
        join registration_periods on registration_periods.id = requests.period_id
      where requests.status in ('COMPUTED', 'DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION') and publish_state = '0'
      group by 1`)
    at.period = row?.code ?? at.period
    // Second looks have tests of their own.
    await change(sql`update registration_periods set second_look = jsonb_build_object('edgePoints', 0,
      'firstDecisions', 0, 'shares', jsonb_build_object('AWARD', 0, 'NO_AWARD', 0, 'DENIED', 0))`)
    return row?.count ?? 0
  }

  const call = (who: Manager, method: 'GET' | 'POST', path: string, payload: object = {}) =>
    at.server.app.inject({
      method,
      url: `${core}/office/releases${path}`,
      headers: { ...who.headers, 'accept-language': 'en' },
      ...(method === 'POST' && { payload }),
    })

  const today = () => jerusalemDayAt(at.start)
  const tomorrow = () => daysAfter(today(), 1)

  const make = async (result: '1' | '2' = '1', plannedOn = today()) => {
    const answer = await call(at.maker, 'POST', '/make', {
      period: at.period,
      result,
      planned_on: plannedOn,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().id as string
  }

  const move = (who: Manager, id: string, event: string, more: object = {}) =>
    call(who, 'POST', `/${id}/change`, { event, ...more })

  const run = (onStep?: OnStep, atOnce?: number) =>
    runReleases(at.server.platform, { ...(onStep && { onStep }), ...(atOnce !== undefined && { atOnce }) })
  const detailsOf = async (id: string): Promise<ReleaseDetails> =>
    (await call(at.maker, 'GET', `/${id}`)).json()

  /** Makes a release whose dry run found no fault. */
  const checked = async (result: '1' | '2' = '1', plannedOn = today()) => {
    const id = await make(result, plannedOn)
    await run()
    expect((await detailsOf(id)).state).toBe('CHECKED')
    return id
  }

  const started = async (result: '1' | '2' = '1') => {
    const id = await checked(result)
    for (const event of ['APPROVE', 'START']) {
      const answer = await move(at.other, id, event)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    return id
  }

  /** Counts everything that publication writes, for each request of a release. */
  const writtenOf = (id: string) =>
    rowsOf<{
      id: string
      state: string
      events: number
      letters: number
      mails: number
      sms: number
      awards: number
    }>(sql`
      select request_id as id, state,
        (select count(*)::int from request_events where request_id = r.request_id and event = 'PUBLISH') as events,
        (select count(*)::int from letters where request_id = r.request_id and release_id = r.release_id) as letters,
        (select count(*)::int from outbox_messages where template = 'RESULT_PUBLISHED' and channel = 'mail' and cause like 'result-published:' || r.request_id || ':%') as mails,
        (select count(*)::int from outbox_messages where template = 'RESULT_PUBLISHED' and channel = 'sms' and cause like 'result-published:' || r.request_id || ':%') as sms,
        (select count(*)::int from ledger_entries where request_id = r.request_id and kind = 'ENTITLEMENT') as awards
      from release_rows r where release_id = ${id} order by position`)

  const later = (minutes: number) => at.server.clock.set(new Date(at.start.getTime() + minutes * 60_000))

  const acts = { seeded, call, make, move, run, checked, started, later, change }
  return { at, manager, today, tomorrow, ...acts, detailsOf, rowsOf, writtenOf }
}
