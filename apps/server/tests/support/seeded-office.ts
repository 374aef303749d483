import {
  type Dashboard,
  Dashboard as DashboardSchema,
  type Figure,
} from '@milgo/contracts/office/get-dashboard'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import { loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { seedMore } from '../../src/seed/seed-more.ts'
import { sessions } from '../../src/store/accounts-schema.ts'
import { givenStaff, staffSession } from './staff.ts'
import { asStaff, openTestApp, type TestApp } from './test-app.ts'

export const office = '/core-service/api/v1/office'

/** Returns every figure of the answer, at any depth. */
export const figuresIn = (value: unknown): Figure[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('count' in value && 'view' in value) return [value as Figure]
  return Object.values(value).flatMap(figuresIn)
}

/** A server at today's date, with a seeded world of two periods. */
export const useSeededOffice = () => {
  const at = {} as { server: TestApp }
  beforeAll(async () => {
    at.server = await openTestApp({ NODE_ENV: 'development' })
    at.server.clock.set(new Date())
    await loadDemoAccounts(at.server.platform)
    await seedMore(at.server.platform, { requests: 250, seed: 7, withOwnFiles: 1 })
  })
  afterAll(() => at.server.close())

  const enter = async (role: StaffRole) => {
    const { id, name } = await givenStaff(at.server, [role])
    const headers = await staffSession(at.server, id)
    // Sessions of the tests begin on a fixed day, but these requests are of today.
    const far = new Date(Date.now() + 20 * 86_400_000)
    await at.server.database.transaction((tx) =>
      tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
    )
    return { id, name, headers }
  }

  const dashboardFor = async (
    headers: Record<string, string> = asStaff,
    payload: object = {},
  ): Promise<Dashboard> => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `${office}/dashboard`,
      headers,
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    return DashboardSchema.parse(answer.json())
  }

  const ask = async (path: string, payload: object) =>
    (
      await at.server.app.inject({ method: 'POST', url: `${office}${path}`, headers: asStaff, payload })
    ).json()

  const listedCount = async (view: object): Promise<number> => {
    let count = 0
    let after: object | null | undefined
    do {
      const page: { requests: object[]; next: object | null } = await ask('/requests/list', {
        view,
        limit: 100,
        ...(after && { after }),
      })
      count += page.requests.length
      after = page.next
    } while (after)
    return count
  }

  const someStudents = async (count: number): Promise<string[]> => {
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ id: string }>(sql`
        select student_id as id from requests join request_index on request_index.request_id = requests.id
        where request_index.period_id = (select id from registration_periods join settings on value = code
          and key = 'REGISTER_PERIOD') order by request_index.number limit ${count}`),
    )
    return rows.map(({ id }) => id)
  }

  return { at, enter, dashboardFor, ask, listedCount, someStudents }
}
