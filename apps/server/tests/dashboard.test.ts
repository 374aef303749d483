import type { Dashboard, Figure } from '@milgo/contracts/office/get-dashboard'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { registrationPeriods } from '../src/store/schema.ts'
import { figuresIn, useSeededOffice } from './support/seeded-office.ts'

const { at, enter, dashboardFor, ask, listedCount, someStudents } = useSeededOffice()

// The current period of the seed has no results yet, and therefore no appeals.
beforeAll(() =>
  at.server.database.transaction(async (tx) => {
    await tx.execute(sql`update request_index set appeal = (array['OPEN', 'GRANTED', 'DENIED'])[number % 3 + 1]
      where decision is not null`)
  }),
)

const refuseMessageOf = (studentId: string, state: string) =>
  at.server.database.transaction((tx) =>
    tx.execute(sql`
      insert into outbox_messages (cause, channel, recipient, student_id, template, subject, body, state, created_at)
      select gen_random_uuid()::text, 'mail', email, id, 'REQUEST_SUBMITTED', 'x', 'x', ${state}, now()
      from students where id = ${studentId}::uuid`),
  )

describe('the dashboard', () => {
  it('counts in every figure exactly the requests that the queue shows for its view', async () => {
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
    // Also compares with the pages of the queue, except for single days.
    for (const { view, count } of figures.filter(({ view: { sent, decided } }) => !sent && !decided))
      expect([view, await listedCount(view)]).toEqual([view, count])
    expect(dashboard.undeliverable.count).toBe(1)
  })

  it('has values in each of its parts, and the parts are consistent', async () => {
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

  it('forecasts nothing more if sending is impossible: the times are over, or the period is switched off', async () => {
    const { period, now } = await dashboardFor()
    const set = (closesAt: Date, isOpen: boolean) =>
      at.server.database.transaction((tx) =>
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

  it('counts requests as paid that were paid after the first result or after an appeal', async () => {
    const before = (await dashboardFor()).funnel.paid.count
    const [first, second] = await someStudents(2)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set status = case when student.id = ${first}::uuid
          then 'SCHOLARSHIP_PAID' else 'APPEAL_PAID' end
        from requests join students student on student.id = requests.student_id
        where requests.id = request_index.request_id and student.id in (${first}::uuid, ${second}::uuid)`),
    )
    const { paid } = (await dashboardFor()).funnel
    expect(paid.count).toBe(before + 2)
    expect(await listedCount(paid.view)).toBe(paid.count)
  })

  it('computes the times again only after a quarter of an hour', async () => {
    const before = (await dashboardFor()).times
    const computed = new Date(Date.parse(before.computed_at))
    at.server.clock.set(new Date(computed.getTime() + 14 * 60_000))
    expect((await dashboardFor()).times.computed_at).toBe(before.computed_at)
    at.server.clock.set(new Date(computed.getTime() + 16 * 60_000))
    const after = (await dashboardFor()).times
    expect(Date.parse(after.computed_at)).toBe(computed.getTime() + 16 * 60_000)
    expect(after.statuses).toEqual(before.statuses)
    at.server.clock.set(computed)
  })

  it('shows all staff to a manager, and to a reviewer only their own work', async () => {
    const all = (await dashboardFor((await enter('manager')).headers)).workload
    expect(new Set(all.map(({ staff }) => staff.id)).size).toBeGreaterThan(1)
    const reviewer = await enter('reviewer')
    const own = (await dashboardFor(reviewer.headers)).workload
    expect(own.map(({ staff }) => staff)).toEqual([{ id: reviewer.id, name: reviewer.name }])
  })
})
