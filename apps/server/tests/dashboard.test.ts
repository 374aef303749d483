import {
  type Dashboard,
  Dashboard as DashboardSchema,
  type Figure,
} from '@milgo/contracts/office/get-dashboard'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { sessions } from '../src/store/accounts-schema.ts'
import { registrationPeriods, settings } from '../src/store/schema.ts'
import { addStaff, staffSession } from './support/staff.ts'
import { asStaff, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 250, seed: 7, withOwnFiles: 1 })
  // The current period of the seed has no results yet, and therefore no appeals.
  await server.database.transaction((tx) =>
    tx.execute(sql`update request_index set appeal = (array['OPEN', 'GRANTED', 'DENIED'])[number % 3 + 1]
      where decision is not null`),
  )
})
afterAll(() => server.close())

const enter = async (role: StaffRole) => {
  const { id, name } = await addStaff(server, [role])
  const headers = await staffSession(server, id)
  // Sessions of the tests begin at a fixed day; these requests are of today.
  const far = new Date(Date.now() + 20 * 86_400_000)
  await server.database.transaction((tx) =>
    tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
  )
  return { id, name, headers }
}

const office = '/core-service/api/v1/office'
const dashboardFor = async (
  headers: Record<string, string> = asStaff,
  payload: object = {},
): Promise<Dashboard> => {
  const answer = await server.app.inject({ method: 'POST', url: `${office}/dashboard`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return DashboardSchema.parse(answer.json())
}
const ask = async (path: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url: `${office}${path}`, headers: asStaff, payload })).json()

/** Every number of the answer that is a set of requests, wherever it stands. */
const figuresIn = (value: unknown): Figure[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('count' in value && 'view' in value) return [value as Figure]
  return Object.values(value).flatMap(figuresIn)
}

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

const refuseMessageOf = (studentId: string, state: string) =>
  server.database.transaction((tx) =>
    tx.execute(sql`
      insert into outbox_messages (cause, channel, recipient, student_id, template, subject, body, state, created_at)
      select gen_random_uuid()::text, 'mail', email, id, 'REQUEST_SUBMITTED', 'x', 'x', ${state}, now()
      from students where id = ${studentId}::uuid`),
  )

const someStudents = async (count: number): Promise<string[]> => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ id: string }>(sql`
      select student_id as id from requests join request_index on request_index.request_id = requests.id
      where request_index.period_id = (select id from registration_periods join settings on value = code
        and key = 'REGISTER_PERIOD') order by request_index.number limit ${count}`),
  )
  return rows.map(({ id }) => id)
}

describe('the export of a view', () => {
  const download = (headers: Record<string, string>, payload: object, language = 'en') =>
    server.app.inject({
      method: 'POST',
      url: `${office}/requests/export`,
      headers: { ...headers, 'accept-language': language },
      payload,
    })

  it('has the requests of the view and the columns that were asked for, in their order', async () => {
    const { headers, id } = await enter('manager')
    const view = { status: 'SUBMITTED,DENIED' }
    const answer = await download(headers, { view, columns: ['status', 'number', 'identity'] })
    expect(answer.headers['content-disposition']).toContain('milgo-applications.csv')
    const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toBe('Application number,Identity number (last four digits),Status')
    const { views } = await ask('/requests/count', { views: [view] })
    expect(lines).toHaveLength(views[0].count)
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toMatch(/^\d{4}-\d{6},•••••\d{4},[A-Z]/)
    const { rows } = await server.database.read((db) =>
      db.execute<{ details: object }>(
        sql`select details from audit_entries where staff_id = ${id}::uuid and action = 'requests-exported'`,
      ),
    )
    expect(rows).toEqual([{ details: { view: JSON.stringify(view), columns: 'number, identity, status' } }])
  })

  it('shows a formula in a name as text', async () => {
    const { headers } = await enter('manager')
    await server.database.transaction((tx) =>
      tx.execute(sql`update request_index set name = '=cmd|calc!A1' where number = (select min(number)
        from request_index where status = 'SUBMITTED')`),
    )
    const { body } = await download(headers, { view: { status: 'SUBMITTED' }, columns: ['name'] })
    expect(body).toContain("\r\n'=cmd|calc!A1\r\n")
  })

  it.each(['reviewer', 'finance', 'content-editor', 'administrator'] as const)(
    'is refused to a %s',
    async (role) => {
      const { headers } = await enter(role)
      expect((await download(headers, { columns: ['name'] })).statusCode).toBe(403)
    },
  )

  it('refuses a column that there is not', async () => {
    const { headers } = await enter('manager')
    expect((await download(headers, { columns: ['identity_sealed'] })).statusCode).toBe(400)
    expect((await download(headers, { columns: [] })).statusCode).toBe(400)
  })
})

describe('the dashboard', () => {
  it('counts in every figure exactly what the queue shows for its view', async () => {
    const [first = '', second = ''] = await someStudents(2)
    await refuseMessageOf(first, 'refused')
    await refuseMessageOf(first, 'uncertain')
    await refuseMessageOf(second, 'delivered')
    const dashboard = await dashboardFor()
    const figures = figuresIn(dashboard)
    expect(figures.length).toBeGreaterThan(100)
    for (let from = 0; from < figures.length; from += 40) {
      const part = figures.slice(from, from + 40)
      const { views } = await ask('/requests/count', { views: part.map(({ view }) => view) })
      expect(views.map(({ count }: { count: number }) => count)).toEqual(part.map(({ count }) => count))
    }
    expect(dashboard.times.statuses.every(({ left }) => left.count > 0)).toBe(true)
    // The pages of the queue too, of all that is no single day.
    for (const { view, count } of figures.filter(({ view: { sent, decided } }) => !sent && !decided))
      expect([view, await listedCount(view)]).toEqual([view, count])
    expect(dashboard.undeliverable.count).toBe(1)
  })

  it('counts those of another period, whose views name it', async () => {
    const { periods, period } = await dashboardFor()
    const past = periods.find((code) => code !== period.code) ?? expect.fail('there is one period only')
    const dashboard = await dashboardFor(asStaff, { period: past })
    expect(dashboard.period.code).toBe(past)
    const figures = figuresIn(dashboard)
    expect(new Set(figures.map(({ view }) => view.period))).toEqual(new Set([past]))
    expect(dashboard.sent.count).toBeGreaterThan(0)
    expect(dashboard.times.statuses.length).toBeGreaterThan(0)
    for (let from = 0; from < figures.length; from += 40) {
      const part = figures.slice(from, from + 40)
      const { views } = await ask('/requests/count', { views: part.map(({ view }) => view) })
      expect(views.map(({ count }: { count: number }) => count)).toEqual(part.map(({ count }) => count))
    }
    expect(await listedCount(dashboard.sent.view)).toBe(dashboard.sent.count)
    await server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods
        set reasons = jsonb_set(reasons, '{denying,0,text,he}', '"As it was then"') where code = ${past}`),
    )
    expect((await dashboardFor(asStaff, { period: past })).reasons.denying[0]?.text).toBe('As it was then')
    expect((await dashboardFor()).reasons.denying[0]?.text).not.toBe('As it was then')
    const { body } = await server.app.inject({
      method: 'POST',
      url: `${office}/requests/export`,
      headers: asStaff,
      payload: { view: dashboard.sent.view, columns: ['number'] },
    })
    expect(body.trimEnd().split('\r\n')).toHaveLength(dashboard.sent.count + 1)
  })

  it('offers the current period before anything is sent in it, here and in the queue', async () => {
    const { periods, period } = await dashboardFor()
    const makeCurrent = (code: string) =>
      server.database.transaction((tx) =>
        tx.update(settings).set({ value: code }).where(eq(settings.key, 'REGISTER_PERIOD')),
      )
    await server.database.transaction(async (tx) => {
      const [first] = await tx
        .select()
        .from(registrationPeriods)
        .where(eq(registrationPeriods.code, period.code))
      const { id: _, ...values } = first ?? expect.fail('there is no period')
      const opensAt = new Date(values.opensAt.getTime() + 1)
      await tx.insert(registrationPeriods).values({ ...values, code: 'empty', opensAt })
    })
    onTestFinished(async () => {
      await makeCurrent(period.code)
      await server.database.transaction((tx) =>
        tx.delete(registrationPeriods).where(eq(registrationPeriods.code, 'empty')),
      )
    })
    // One that is neither current nor has requests is no choice.
    expect((await dashboardFor()).periods).toEqual(periods)
    await makeCurrent('empty')
    const past = await dashboardFor(asStaff, { period: period.code })
    expect(past.periods).toEqual(['empty', ...periods])
    const choices = await server.app.inject({ url: `${office}/queue/choices`, headers: asStaff })
    expect(choices.json().periods).toEqual(past.periods)
  })

  it('of a period that there is not is not found', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${office}/dashboard`,
      headers: asStaff,
      payload: { period: 'none' },
    })
    expect(answer.statusCode).toBe(404)
  })

  it('has something to tell of in each of its parts, and the parts fit each other', async () => {
    const {
      sent,
      decided,
      open,
      statuses,
      days,
      before,
      stages,
      decisions,
      returns,
      times,
      workload,
      appeals,
      drafts,
      funnel,
      forecast,
      overdue,
    } = await dashboardFor()
    const sum = (figures: readonly Figure[]) => figures.reduce((all, { count }) => all + count, 0)
    expect(sent.count).toBe(decided.count + open.count)
    const ways = [
      funnel.registered,
      funnel.begun,
      funnel.sent.count,
      funnel.decided.count,
      funnel.approved.count,
    ]
    expect(ways).toEqual(ways.toSorted((a, b) => b - a))
    expect(funnel.begun).toBe(drafts + sent.count)
    expect(overdue.count).toBe(sum(stages.map((stage) => stage.overdue)))
    const pace = forecast.pace ?? expect.fail('there were working days')
    expect(pace.decided.count / pace.worked_days).toBeCloseTo(forecast.decided_per_day)
    expect(pace.sent.count / pace.worked_days).toBeCloseTo(forecast.sent_per_day)
    expect(sum(statuses.map(({ figure }) => figure))).toBe(sent.count)
    expect(sum(days.map((day) => day.sent)) + (before?.sent.count ?? 0)).toBe(sent.count)
    expect(sum(days.map((day) => day.decided)) + (before?.decided.count ?? 0)).toBe(decided.count)
    for (const { waiting, within, due, overdue, median } of stages) {
      expect(waiting.count).toBe(within.count + due.count + overdue.count)
      expect(median === null).toBe(waiting.count === 0)
    }
    expect(sum(decisions.map(({ all }) => all))).toBe(decided.count)
    for (const { all, reasons } of decisions) expect(sum(reasons.map(({ figure }) => figure))).toBe(all.count)
    for (const { all, languages } of returns.documents)
      expect(sum(languages.map(({ figure }) => figure))).toBe(all.count)
    expect(appeals.made.count).toBe(appeals.open.count + appeals.granted.count + appeals.denied.count)
    const shown = [
      returns.documents,
      times.statuses,
      workload,
      stages.filter(({ overdue }) => overdue.count > 0),
    ]
    expect(shown.map(({ length }) => length > 0)).toEqual(shown.map(() => true))
    expect(appeals.made.count).toBeGreaterThan(0)
  })

  it('expects nothing more where nobody can send: the times are over, or the period is switched off', async () => {
    const { period, now } = await dashboardFor()
    const set = (closesAt: Date, isOpen: boolean) =>
      server.database.transaction((tx) =>
        tx
          .update(registrationPeriods)
          .set({ closesAt, isOpen })
          .where(eq(registrationPeriods.code, period.code)),
      )
    onTestFinished(async () => {
      await set(new Date(period.closes_at), true)
    })
    const daysFromNow = (days: number) => new Date(Date.parse(now) + days * 86_400_000)
    const found: Dashboard[] = []
    for (const [days, isOpen] of [
      [365, true],
      [-1, true],
      [365, false],
    ] as const) {
      await set(daysFromNow(days), isOpen)
      found.push(await dashboardFor())
    }
    expect(found.map((one) => one.period.is_open)).toEqual([true, false, false])
    const [, over, off] = found.map(({ forecast }) => forecast)
    expect(off?.done_on).toBe(over?.done_on)
  })

  it('counts as paid who was paid with the first result and who was after an appeal', async () => {
    const before = (await dashboardFor()).funnel.paid.count
    const [first, second] = await someStudents(2)
    await server.database.transaction((tx) =>
      tx.execute(sql`update request_index set status = case when student.id = ${first}::uuid
          then 'SCHOLARSHIP_PAID' else 'APPEAL_PAID' end
        from requests join students student on student.id = requests.student_id
        where requests.id = request_index.request_id and student.id in (${first}::uuid, ${second}::uuid)`),
    )
    const { paid } = (await dashboardFor()).funnel
    expect(paid.count).toBe(before + 2)
    expect(await listedCount(paid.view)).toBe(paid.count)
  })

  it('computes the times anew only after a quarter of an hour', async () => {
    const before = (await dashboardFor()).times
    const at = new Date(Date.parse(before.computed_at))
    server.clock.set(new Date(at.getTime() + 14 * 60_000))
    expect((await dashboardFor()).times.computed_at).toBe(before.computed_at)
    server.clock.set(new Date(at.getTime() + 16 * 60_000))
    const after = (await dashboardFor()).times
    expect(Date.parse(after.computed_at)).toBe(at.getTime() + 16 * 60_000)
    expect(after.statuses).toEqual(before.statuses)
    server.clock.set(at)
  })

  it('shows a manager everybody and a reviewer only their own work', async () => {
    const all = (await dashboardFor((await enter('manager')).headers)).workload
    expect(new Set(all.map(({ staff }) => staff.id)).size).toBeGreaterThan(1)
    const reviewer = await enter('reviewer')
    const own = (await dashboardFor(reviewer.headers)).workload
    expect(own.map(({ staff }) => staff)).toEqual([{ id: reviewer.id, name: reviewer.name }])
  })
})
