import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runReleases } from '../src/office/releases/run-releases.ts'
import { refusalOf, useReleasesBench } from './support/releases-bench.ts'

const { at, seeded, call, make, move, run, detailsOf, checked, later, change, rowsOf } = useReleasesBench()

describe('a dry run', () => {
  it('finds a letter that differs from its request, and then nothing can be approved', async () => {
    await seeded(12, ['COMPUTED'])
    const id = await make()
    await change(sql`update request_index set name = 'Somebody Else'
      where request_id = (select request_id from release_rows where release_id = ${id} order by position limit 1)`)
    await change(sql`update scores set award = 1 where request_id = (
      select request_id from release_rows where release_id = ${id} and status = 'COMPUTED' order by position desc limit 1)`)
    await run()
    const found = await detailsOf(id)
    expect(found).toMatchObject({ state: 'DRAFT', dry_run: { is_running: false } })
    expect(found.dry_run.faulty).toBeGreaterThanOrEqual(2)
    const { letters } = (await call(at.maker, 'POST', `/${id}/letters`, { which: 'FAULTY' })).json()
    const faults = letters.flatMap((letter: { faults: string[] }) => letter.faults)
    expect(faults).toEqual(expect.arrayContaining(['NAME', 'AMOUNT']))
    expect(refusalOf(await move(at.other, id, 'APPROVE'))).toBe('WRONG_STATE')
  })

  it('finds an empty block: a reason whose text the period has removed', async () => {
    await seeded(10, ['DENIED'])
    const id = await make()
    await change(sql`update request_events set reason = ' ' where event = 'DENY' and request_id in (
      select request_id from release_rows where release_id = ${id})`)
    await change(sql`update registration_periods set reasons = jsonb_build_object(
      'returning', jsonb_build_array(jsonb_build_object('code', 'OTHER', 'text', jsonb_build_object('he', 'א', 'ar', 'ا', 'en', 'a'), 'needsNote', false)),
      'denying', jsonb_build_array(jsonb_build_object('code', 'OTHER', 'text', jsonb_build_object('he', ' ', 'ar', ' ', 'en', ' '), 'needsNote', false)),
      'denyingAppeal', jsonb_build_array(jsonb_build_object('code', 'OTHER', 'text', jsonb_build_object('he', ' ', 'ar', ' ', 'en', ' '), 'needsNote', false)))`)
    try {
      await run()
      const { letters } = (await call(at.maker, 'POST', `/${id}/letters`, { which: 'FAULTY' })).json()
      expect(letters.length).toBeGreaterThan(0)
      expect(letters[0].faults).toContain('EMPTY')
    } finally {
      await change(sql`update registration_periods set reasons = null`)
    }
  })

  it('freezes all values again and shows the changes since the last', async () => {
    const ready = await seeded(12)
    const id = await checked()
    const [row] = await rowsOf<{ id: string }>(
      sql`select request_id as id from release_rows where release_id = ${id} and state = 'WAITING' limit 1`,
    )
    await change(sql`delete from requests where id = ${row?.id}`)
    expect((await move(at.maker, id, 'START_CHECK')).statusCode).toBe(200)
    await run()
    const { rows, dry_run: dryRun, state } = await detailsOf(id)
    expect([rows, state]).toEqual([ready - 1, 'CHECKED'])
    expect(dryRun.groups.reduce((sum, { change: moved }) => sum + (moved ?? 0), 0)).toBe(-1)
  })

  it('cannot be approved by the person who froze it last, but by the one who created the release', async () => {
    await seeded(6)
    const id = await checked()
    expect((await move(at.other, id, 'START_CHECK')).statusCode).toBe(200)
    await run()
    expect(refusalOf(await move(at.other, id, 'APPROVE'))).toBe('MAKER_MAY_NOT_APPROVE')
    expect((await move(at.maker, id, 'APPROVE')).statusCode).toBe(200)
  })

  it('prints the new appeal date if the period has moved its appeals, and the old one is not sent', async () => {
    await seeded(8)
    const [{ from } = { from: '' }] = await rowsOf<{ from: string }>(
      sql`select appeals_from::text as from from registration_periods where code = ${at.period}`,
    )
    const id = await checked()
    const before = (await detailsOf(id)).appeal_until
    await change(sql`update registration_periods set appeals_from = ${at.server.platform.clock.now()} + interval '40 days'
      where code = ${at.period}`)
    try {
      expect(refusalOf(await move(at.other, id, 'APPROVE'))).toBe('APPEAL_DATE_TOO_NEAR')
      expect((await move(at.maker, id, 'START_CHECK')).statusCode).toBe(200)
      await run()
      const { state, appeal_until: after } = await detailsOf(id)
      expect([state, Date.parse(after ?? '') > Date.parse(before ?? '')]).toEqual(['CHECKED', true])
      expect((await move(at.other, id, 'APPROVE')).statusCode).toBe(200)
      await change(
        sql`update registration_periods set appeal_days = appeal_days + 9 where code = ${at.period}`,
      )
      expect(refusalOf(await move(at.other, id, 'START'))).toBe('APPEAL_DATE_TOO_NEAR')
    } finally {
      await change(sql`update registration_periods set appeals_from = ${from}::timestamptz, appeal_days = 14
        where code = ${at.period}`)
    }
  })

  it('shows a letter in a language to a manager, and records the view', async () => {
    await seeded(6)
    const id = await checked()
    const [sample] = (await detailsOf(id)).samples
    const answer = await call(at.other, 'POST', `/${id}/preview`, {
      request_id: sample?.request_id,
      language: 'ar',
    })
    expect(answer.json().letter).toMatchObject({ language: 'ar', direction: 'rtl' })
    const [entry] = await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from audit_entries where action = 'letter-viewed' and staff_id = ${at.other.id}`,
    )
    expect(entry?.count).toBe(1)
    const foreign = { request_id: '00000000-0000-4000-8000-000000000001', language: 'he' }
    expect((await call(at.other, 'POST', `/${id}/preview`, foreign)).statusCode).toBe(404)
  })

  it('gives way to another release after each slice', async () => {
    await seeded(100)
    const long = await make()
    await seeded(8)
    const short = await make()
    let looks = 0
    await runReleases(at.server.platform, {
      isStopping: () => {
        looks += 1
        return looks > 2
      },
    })
    const checkedOf = async (id: string) => (await detailsOf(id)).dry_run.checked
    expect([await checkedOf(long), await checkedOf(short)].every((count) => count > 0)).toBe(true)
    expect((await detailsOf(long)).dry_run.is_running).toBe(true)
  })

  it('that was interrupted between two slices continues there, and checks no letter twice', async () => {
    const ready = await seeded(100)
    const id = await make()
    let looks = 0
    await runReleases(at.server.platform, {
      isStopping: () => {
        looks += 1
        return looks > 1
      },
    })
    const half = (await detailsOf(id)).dry_run
    expect(half).toMatchObject({ is_running: true, faulty: 0 })
    expect(half.checked).toBeGreaterThan(0)
    expect(half.checked).toBeLessThan(ready)
    later(1)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'CHECKED', rows: ready })
    const [early] = await rowsOf<{ count: number }>(sql`select count(*)::int as count from release_rows
      where release_id = ${id} and checked_at = (select min(checked_at) from release_rows where release_id = ${id})`)
    expect(early?.count).toBe(half.checked)
  })
})
