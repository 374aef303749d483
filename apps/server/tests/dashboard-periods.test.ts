import type { getQueueChoices } from '@milgo/contracts/office/get-queue-choices'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { z } from 'zod'
import { registrationPeriods, settings } from '../src/store/schema.ts'
import { figuresIn, office, useSeededOffice } from './support/seeded-office.ts'
import { asStaff } from './support/test-app.ts'

const { at, dashboardFor, ask, listedCount } = useSeededOffice()

describe('the dashboard', () => {
  it('counts the requests of another period, whose code is in the views', async () => {
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
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods
        set reasons = jsonb_set(reasons, '{denying,0,text,he}', '"As it was then"') where code = ${past}`),
    )
    expect((await dashboardFor(asStaff, { period: past })).reasons.denying[0]?.text).toBe('As it was then')
    expect((await dashboardFor()).reasons.denying[0]?.text).not.toBe('As it was then')
    // The filters of the queue offer the reasons of each period in its own words.
    const choices = await at.server.app.inject({ url: `${office}/queue/choices`, headers: asStaff })
    const { reasons }: z.output<typeof getQueueChoices.response> = choices.json()
    expect(
      reasons.map((one) => [one.period, one.is_current, one.denying[0]?.text === 'As it was then']),
    ).toEqual([
      [period.code, true, false],
      [past, false, true],
    ])
    const { body } = await at.server.app.inject({
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
      at.server.database.transaction((tx) =>
        tx.update(settings).set({ value: code }).where(eq(settings.key, 'REGISTER_PERIOD')),
      )
    await at.server.database.transaction(async (tx) => {
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
      await at.server.database.transaction((tx) =>
        tx.delete(registrationPeriods).where(eq(registrationPeriods.code, 'empty')),
      )
    })
    // A period that is neither current nor has requests is not offered.
    expect((await dashboardFor()).periods).toEqual(periods)
    await makeCurrent('empty')
    const past = await dashboardFor(asStaff, { period: period.code })
    expect(past.periods).toEqual(['empty', ...periods])
    const choices = await at.server.app.inject({ url: `${office}/queue/choices`, headers: asStaff })
    expect(choices.json().periods).toEqual(past.periods)
  })

  it('of an unknown period is not found', async () => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `${office}/dashboard`,
      headers: asStaff,
      payload: { period: 'none' },
    })
    expect(answer.statusCode).toBe(404)
  })
})
