import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { refusalOf, useReleasesBench } from './support/releases-bench.ts'

const bench = useReleasesBench()
const { at, manager, seeded, call, make, move, run, detailsOf, checked, started, change, rowsOf, writtenOf } =
  bench

describe('a release', () => {
  it('is created, checked, approved by another manager, started and completed, and every student is notified once', async () => {
    const ready = await seeded(16)
    expect(ready).toBeGreaterThan(3)
    const id = await make()
    expect(await detailsOf(id)).toMatchObject({ state: 'DRAFT', rows: ready, dry_run: { is_running: true } })
    await run()
    const draft = await detailsOf(id)
    expect(draft).toMatchObject({
      state: 'CHECKED',
      dry_run: { faulty: 0, checked: ready, is_running: false },
    })
    expect(draft.dry_run.groups.reduce((sum, { count }) => sum + count, 0)).toBe(ready)
    expect(draft.samples.length).toBe(Math.min(ready, 20))
    expect(new Set(draft.samples.flatMap(({ hashes }) => Object.values(hashes ?? {}))).size).toBe(ready * 3)
    expect((await move(at.other, id, 'APPROVE')).statusCode).toBe(200)
    expect((await move(at.other, id, 'START')).statusCode).toBe(200)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0, waiting: 0 })
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ state: 'SENT', events: 1, letters: 1, mails: 1, sms: 1 })
    const dates = await rowsOf<{ until: string }>(
      sql`select distinct appeal_until::text as until from letters where release_id = ${id}`,
    )
    expect(dates).toHaveLength(1)
  })

  it('cannot be approved by its creator', async () => {
    await seeded(6)
    const id = await checked()
    const answer = await move(at.maker, id, 'APPROVE')
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'MAKER_MAY_NOT_APPROVE'])
    expect((await detailsOf(id)).state).toBe('CHECKED')
  })

  it('cannot be approved before its second looks are done, which every dry run draws again', async () => {
    await seeded(6)
    await change(
      sql`update registration_periods set second_look = jsonb_set(second_look, '{firstDecisions}', '5000')`,
    )
    const id = await checked()
    const drawn = await rowsOf<{ count: number }>(
      sql`select count(*)::int as count from second_looks where release_id = ${id}`,
    )
    expect(drawn[0]?.count).toBeGreaterThan(0)
    const answer = await move(at.other, id, 'APPROVE')
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'SECOND_LOOKS_OPEN'])
    await change(sql`update second_looks set state = 'AGREED' where release_id = ${id}`)
    expect((await move(at.other, id, 'APPROVE')).statusCode).toBe(200)
  })

  it('that is stopped leaves no second look waiting; decided ones count for the next release', async () => {
    await seeded(12)
    await change(
      sql`update registration_periods set second_look = jsonb_set(second_look, '{firstDecisions}', '5000')`,
    )
    const looksOf = (id: string) =>
      rowsOf<{ state: string; count: number }>(
        sql`select state, count(*)::int as count from second_looks where release_id = ${id} group by 1 order by 1`,
      )
    const id = await checked()
    const [drawn] = await looksOf(id)
    expect(drawn?.count).toBeGreaterThan(1)
    await change(sql`update second_looks set state = 'AGREED', second = first, decided_at = now(), figures = '{}'
      where id = (select id from second_looks where release_id = ${id} and outcome = 'DENIED' limit 1)`)
    await move(at.maker, id, 'STOP')
    expect(await looksOf(id)).toEqual([{ state: 'AGREED', count: 1 }])
    const next = await checked()
    expect(await looksOf(next)).toEqual([
      { state: 'AGREED', count: 1 },
      { state: 'WAITING', count: (drawn?.count ?? 0) - 1 },
    ])
  })

  it('lists what is ready, and why the rest is not', async () => {
    await seeded(30, ['COMPUTED', 'INVALID_BANK', 'APPEAL_SUBMITTED'])
    const { outside } = (await call(at.maker, 'POST', '/list', { period: at.period })).json()
    const reasons = Object.fromEntries(
      outside.map(({ status, reason }: { status: string; reason: string }) => [`${status} ${reason}`, true]),
    )
    expect(reasons).toMatchObject({
      'APPEAL_SUBMITTED APPEAL_OPEN': true,
      'INVALID_BANK PUBLISHED': true,
    })
    expect(Object.keys(reasons)).toHaveLength(outside.length)
    expect(outside.some(({ status }: { status: string }) => status === 'DRAFT')).toBe(false)
  })

  it('is only for managers', async () => {
    for (const role of ['reviewer', 'finance', 'content-editor', 'administrator'] as const) {
      const answer = await call(await manager(role), 'POST', '/list', {})
      expect([role, answer.statusCode]).toEqual([role, 403])
    }
  })

  it('that was changed meanwhile cannot be moved by an outdated page', async () => {
    await seeded(6)
    const id = await checked()
    const { version } = await detailsOf(id)
    expect((await move(at.other, id, 'APPROVE', { version })).statusCode).toBe(200)
    const answer = await move(at.other, id, 'START', { version })
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'RELEASE_CHANGED'])
  })

  it('cannot be created for a past day, nor without requests', async () => {
    await seeded(6)
    const body = { period: at.period, result: '1', planned_on: '2020-01-01' }
    const passed = await call(at.maker, 'POST', '/make', body)
    expect([passed.statusCode, refusalOf(passed)]).toEqual([409, 'DAY_PASSED'])
    await make()
    const again = await call(at.maker, 'POST', '/make', { ...body, planned_on: bench.tomorrow() })
    expect([again.statusCode, refusalOf(again)]).toEqual([409, 'NOTHING_TO_RELEASE'])
  })

  it('never shares a request with another release, even at the same moment', async () => {
    const ready = await seeded(12)
    const body = { period: at.period, result: '1', planned_on: bench.tomorrow() }
    const answers = await Promise.all([1, 2, 3].map(() => call(at.maker, 'POST', '/make', body)))
    const made = answers.filter(({ statusCode }) => statusCode === 200)
    expect(made.length).toBeGreaterThan(0)
    expect(made.reduce((sum, answer) => sum + answer.json().rows, 0)).toBe(ready)
  })

  it('of appeal results publishes those, and offers no second appeal', async () => {
    await seeded(24, ['APPEAL_CALCULATED', 'APPEAL_DENIED'])
    const id = await started('2')
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', appeal_until: null, left_out: 0 })
    const states = await rowsOf<{ state: string; until: string | null }>(sql`
      select requests.publish_state as state, letters.appeal_until::text as until
      from letters join requests on requests.id = letters.request_id where letters.release_id = ${id}`)
    expect(states.length).toBeGreaterThan(0)
    for (const row of states) expect(row).toEqual({ state: '2', until: null })
  })
})
