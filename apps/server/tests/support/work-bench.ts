import type { AgeingLevel } from '@milgo/domain/queue/ageing'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { seedMore } from '../../src/seed/seed-more.ts'
import { sessions } from '../../src/store/accounts-schema.ts'
import { givenStaff, staffSession } from './staff.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export type Person = { id: string; name: string; roles: StaffRole[]; headers: Record<string, string> }

export type Listed = {
  request_id: string
  name: string
  request_number: string
  status: string
  submitted_at: string
  waiting: { days: number; due_on: string; level: AgeingLevel } | null
  assignee: { id: string } | null
  open_at: { id: string; name: string } | null
  hold: { reason: string } | null
  labels: string[]
  flags: string[]
  language: 'he'
  institution_id: number
  score: number | null
  award: number | null
  work_version: number
}

export const office = '/core-service/api/v1/office'

/** A server with a seeded queue, two reviewers and a manager. Before each test nobody works on a request. */
export const useWorkBench = () => {
  const start = new Date()
  const at = {} as { server: TestApp; noa: Person; yoav: Person; manager: Person }

  const enter = async (...roles: StaffRole[]): Promise<Person> => {
    const { id, name } = await givenStaff(at.server, roles)
    const headers = await staffSession(at.server, id)
    // Sessions of the tests begin on a fixed day, but these requests are of today.
    const far = new Date(start.getTime() + 20 * 86_400_000)
    await at.server.database.transaction((tx) =>
      tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
    )
    return { id, name, roles, headers }
  }

  beforeAll(async () => {
    at.server = await openTestApp({ NODE_ENV: 'development' })
    at.server.clock.set(start)
    await loadDemoAccounts(at.server.platform)
    await seedMore(at.server.platform, { requests: 150, seed: 7, withOwnFiles: 1 })
    at.noa = await enter('reviewer')
    at.yoav = await enter('reviewer')
    at.manager = await enter('manager')
  })
  afterAll(() => at.server.close())
  beforeEach(async () => {
    at.server.clock.set(start)
    await at.server.database.transaction(async (tx) => {
      await tx.execute(
        sql`truncate staff_conflicts, request_work, queue_views, work_changes, work_change_rows, rate_limits`,
      )
      await tx.execute(sql`update request_index set assignee_id = null, hold_until = null, labels = '{}'`)
    })
  })

  const ask = async (person: Person, path: string, payload: object) => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `${office}${path}`,
      headers: { ...person.headers, origin: 'http://localhost' },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const list = async (person: Person, payload: object): Promise<Listed[]> => {
    const found: Listed[] = []
    let after: object | undefined
    do {
      const { body } = await ask(person, '/requests/list', { limit: 40, ...payload, ...(after && { after }) })
      found.push(...body.requests)
      after = body.next ?? undefined
    } while (after)
    return found
  }
  const inReview = (person = at.noa) => list(person, { view: { status: 'SUBMITTED' } })
  const change = (person: Person, requests: readonly Listed[], what: object, more: object = {}) =>
    ask(person, '/work/change', {
      requests: requests.map(({ request_id }) => ({ request_id })),
      change: what,
      ...more,
    })
  const outcomes = ({ body }: { body: { results: { outcome: string }[] } }) =>
    body.results.map(({ outcome }) => outcome)
  const later = (days: number) => at.server.clock.set(new Date(start.getTime() + days * 86_400_000))
  const dayIn = (days: number) => daysAfter(jerusalemDayAt(start), days)

  return { at, start, enter, ask, list, inReview, change, outcomes, later, dayIn }
}
