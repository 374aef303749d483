import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { endLease, leaseRelease } from '../src/office/releases/lease-repository.ts'
import { useReleasesBench } from './support/releases-bench.ts'

const { at, seeded, call, move, run, detailsOf, started, later, change, rowsOf, writtenOf } =
  useReleasesBench()

/** Makes storing a letter of this request fail, as if the disk or a program refused it. */
const breakLetterOf = async (requestId: string | undefined) => {
  await change(
    sql.raw(`create or replace function refuse_letter() returns trigger language plpgsql as $$ begin
    if new.request_id = '${requestId}' or '${requestId}' = 'all' then raise exception 'no room' using errcode = '53100'; end if;
    return new; end $$`),
  )
  await change(
    sql.raw(`create or replace trigger refuse_letter before insert on letters
    for each row execute function refuse_letter()`),
  )
}
const mendLetters = () => change(sql.raw('drop trigger if exists refuse_letter on letters'))

describe('a row whose sending fails', () => {
  afterEach(mendLetters)

  const firstRow = async (id: string) =>
    (
      await rowsOf<{ id: string }>(
        sql`select request_id as id from release_rows where release_id = ${id} order by position limit 1`,
      )
    )[0]?.id

  it('does not stop the others: it is listed, tried again, and left out after the third time', async () => {
    const ready = await seeded(10)
    const id = await started()
    const broken = await firstRow(id)
    await breakLetterOf(broken)
    await run()
    expect(await detailsOf(id)).toMatchObject({
      state: 'RUNNING',
      sent: ready - 1,
      left_out: 0,
      waiting: 1,
      failing: 1,
    })
    const listed = async (which: string) =>
      (await call(at.maker, 'POST', `/${id}/letters`, { which })).json().letters
    expect(await listed('FAILING')).toMatchObject([{ request_id: broken, failures: 1, failure: '53100' }])
    await run()
    expect(await listed('FAILING')).toMatchObject([{ failures: 1 }])
    later(1)
    await run()
    expect(await listed('FAILING')).toMatchObject([{ failures: 2 }])
    later(3)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready - 1, left_out: 1, failing: 0 })
    expect(await listed('LEFT_OUT')).toMatchObject([
      { request_id: broken, reason: 'FAILED', failures: 3, failure: '53100' },
    ])
    const written = (await writtenOf(id)).find((one) => one.id === broken)
    expect(written).toMatchObject({ events: 0, letters: 0, mails: 0, sms: 0, awards: 0 })
  })

  it('is sent at a later try if the fault is over', async () => {
    const ready = await seeded(6)
    const id = await started()
    await breakLetterOf(await firstRow(id))
    await run()
    await mendLetters()
    later(1)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
  })

  it('pauses the release if all of them fail, and a resume allows all tries again', async () => {
    const ready = await seeded(60)
    expect(ready).toBeGreaterThan(20)
    const id = await started()
    await breakLetterOf('all')
    await run()
    const paused = await detailsOf(id)
    expect(paused).toMatchObject({ state: 'PAUSED', sent: 0, left_out: 0 })
    // A slice ends early on a slow machine, so there may be more than the first 20.
    expect(paused.failing).toBeGreaterThanOrEqual(20)
    await mendLetters()
    expect((await move(at.other, id, 'RESUME')).statusCode).toBe(200)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
  })

  it('does not stop other releases', async () => {
    await seeded(6)
    const broken = await started()
    await change(
      sql.raw(`create or replace function refuse_finish() returns trigger language plpgsql as $$ begin
      if new.id = '${broken}' and new.state = 'DONE' then raise exception 'broken'; end if; return new; end $$`),
    )
    await change(
      sql`create trigger refuse_finish before update on releases for each row execute function refuse_finish()`,
    )
    try {
      await seeded(6)
      const id = await started()
      expect((await detailsOf(id)).waiting).toBeGreaterThan(0)
      await run()
      expect(await detailsOf(broken)).toMatchObject({ state: 'RUNNING', waiting: 0 })
      expect(await detailsOf(id)).toMatchObject({ state: 'DONE', waiting: 0 })
    } finally {
      await change(sql`drop trigger refuse_finish on releases`)
    }
  })
})

describe('the lease of a release', () => {
  it('ends, so that a dead process is replaced, and one that slept does not continue beside its successor', async () => {
    await seeded(6)
    const id = await started()
    const [dead, heir] = [randomUUID(), randomUUID()]
    const lease = (holder: string) => leaseRelease(at.server.platform, id, holder)
    expect(await lease(dead)).toBeDefined()
    expect(await lease(heir)).toBeUndefined()
    await run()
    expect((await detailsOf(id)).sent).toBe(0)
    later(1)
    expect(await lease(heir)).toBeDefined()
    expect(await lease(dead)).toBeUndefined()
    await endLease(at.server.platform, id, dead)
    expect(await lease(dead)).toBeUndefined()
    await endLease(at.server.platform, id, heir)
    await run()
    expect((await detailsOf(id)).state).toBe('DONE')
  })
})
