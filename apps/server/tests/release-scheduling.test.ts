import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { refusalOf, useReleasesBench } from './support/releases-bench.ts'

const bench = useReleasesBench()
const { at, seeded, move, run, detailsOf, checked, later, change, rowsOf } = bench

describe('a release', () => {
  it('cannot be started or scheduled before the date on its letters', async () => {
    await seeded(6)
    const id = await checked('1', bench.tomorrow())
    await move(at.other, id, 'APPROVE')
    expect(refusalOf(await move(at.other, id, 'START'))).toBe('DAY_NOT_COME')
    const soon = new Date(at.start.getTime() + 60_000).toISOString()
    expect(refusalOf(await move(at.other, id, 'SCHEDULE', { schedule_for: soon }))).toBe('DAY_NOT_COME')
    later(24 * 60)
    expect((await move(at.other, id, 'START')).statusCode).toBe(200)
  })

  it('starts at its time, also if the server was down then', async () => {
    await seeded(8)
    const first = await checked()
    await move(at.other, first, 'APPROVE')
    const inAnHour = new Date(at.start.getTime() + 3_600_000).toISOString()
    expect((await move(at.other, first, 'SCHEDULE', { schedule_for: inAnHour })).statusCode).toBe(200)
    later(59)
    await run()
    expect((await detailsOf(first)).state).toBe('SCHEDULED')
    later(6 * 60)
    await run()
    expect((await detailsOf(first)).state).toBe('DONE')
  })

  it('does not start so late that students would lose appeal days', async () => {
    await seeded(8)
    const before = await rowsOf<{ from: string | null }>(
      sql`select appeals_from::text as from from registration_periods where code = ${at.period}`,
    )
    await change(sql`update registration_periods set appeals_from = '2020-01-01' where code = ${at.period}`)
    try {
      const id = await checked()
      await move(at.other, id, 'APPROVE')
      const inAnHour = new Date(at.start.getTime() + 3_600_000).toISOString()
      await move(at.other, id, 'SCHEDULE', { schedule_for: inAnHour })
      later(5 * 24 * 60)
      await run()
      const { state, events, sent } = await detailsOf(id)
      expect([state, sent]).toEqual(['SCHEDULED', 0])
      expect(events.find(({ event }) => event === 'START')?.refusal).toBe('APPEAL_DATE_TOO_NEAR')
      // The refused start is not tried again at each look.
      const written = () => rowsOf(sql`select xmin::text from releases where id = ${id}`)
      const before = await written()
      await run()
      expect(await written()).toEqual(before)
      later(5 * 24 * 60 + 1)
      await run()
      expect(await written()).not.toEqual(before)
    } finally {
      await change(
        sql`update registration_periods set appeals_from = ${before[0]?.from}::timestamptz where code = ${at.period}`,
      )
    }
  })
})
