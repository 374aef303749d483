import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { endLease, leaseRelease } from '../src/office/releases/lease-repository.ts'
import type { SendStep } from '../src/office/releases/publish-row.ts'
import { RunEnded } from '../src/office/releases/send-rows.ts'
import { core } from './support/accounts.ts'
import { useReleasesBench } from './support/releases-bench.ts'

const bench = useReleasesBench()
const { at, manager, seeded, call, make, move, run, detailsOf, checked, started, later, change, rowsOf } =
  bench

const refusalOf = (answer: { json: () => { error: { code: string; errors?: { code: string }[] } } }) => {
  const { error } = answer.json()
  return error.errors?.[0]?.code ?? error.code
}

/** Everything that publication writes, counted for each request of a release. */
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

describe('a release', () => {
  it('is made, checked, approved by another manager, started and done, and everybody is told once', async () => {
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

  it('is not approved by whoever made it', async () => {
    await seeded(6)
    const id = await checked()
    const answer = await move(at.maker, id, 'APPROVE')
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'MAKER_MAY_NOT_APPROVE'])
    expect((await detailsOf(id)).state).toBe('CHECKED')
  })

  it('is not approved before its second looks are done, drawn anew with every dry run', async () => {
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

  it('that is stopped leaves no second look waiting; what was decided counts for the next release', async () => {
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

  it('says beside what is ready why the rest is outside of it', async () => {
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

  it('is for managers alone', async () => {
    for (const role of ['reviewer', 'finance', 'content-editor', 'administrator'] as const) {
      const answer = await call(await manager(role), 'POST', '/list', {})
      expect([role, answer.statusCode]).toEqual([role, 403])
    }
  })

  it('that somebody else has changed is not moved by a page that has not seen it', async () => {
    await seeded(6)
    const id = await checked()
    const { version } = await detailsOf(id)
    expect((await move(at.other, id, 'APPROVE', { version })).statusCode).toBe(200)
    const answer = await move(at.other, id, 'START', { version })
    expect([answer.statusCode, refusalOf(answer)]).toEqual([409, 'RELEASE_CHANGED'])
  })

  it('is not made for a day that has passed, nor of nothing', async () => {
    await seeded(6)
    const body = { period: at.period, result: '1', planned_on: '2020-01-01' }
    expect((await call(at.maker, 'POST', '/make', body)).statusCode).toBe(400)
    await make()
    const again = await call(at.maker, 'POST', '/make', { ...body, planned_on: bench.tomorrow() })
    expect([again.statusCode, refusalOf(again)]).toEqual([409, 'NOTHING_TO_RELEASE'])
  })

  it('never shares a request with another one, whatever runs at once', async () => {
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

describe('a dry run', () => {
  it('finds a letter that says something else than its request, and nothing can be approved', async () => {
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

  it('finds an empty block: a reason that the period has blanked', async () => {
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

  it('freezes everything anew and says what changed since the last', async () => {
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
    expect(dryRun.groups.reduce((sum, { change: moved }) => sum + moved, 0)).toBe(-1)
  })

  it('shows a letter in a language to a manager, and the trail says who looked', async () => {
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
})

/** A letter of this request cannot be stored, as if the disk or a program refused it. */
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

describe('a row that cannot be sent', () => {
  afterEach(mendLetters)

  const firstRow = async (id: string) =>
    (
      await rowsOf<{ id: string }>(
        sql`select request_id as id from release_rows where release_id = ${id} order by position limit 1`,
      )
    )[0]?.id

  it('stops nothing: it is listed, tried again, and left out after the third time', async () => {
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

  it('is sent at a later try where the fault is over', async () => {
    const ready = await seeded(6)
    const id = await started()
    await breakLetterOf(await firstRow(id))
    await run()
    await mendLetters()
    later(1)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
  })

  it('pauses the release where all of them fail, and whoever resumes it gives them all their tries', async () => {
    const ready = await seeded(60)
    expect(ready).toBeGreaterThan(20)
    const id = await started()
    await breakLetterOf('all')
    await run()
    const paused = await detailsOf(id)
    expect(paused).toMatchObject({ state: 'PAUSED', sent: 0, left_out: 0 })
    // A slice ends early on a slow machine, so that it may be more than the first 20.
    expect(paused.failing).toBeGreaterThanOrEqual(20)
    await mendLetters()
    expect((await move(at.other, id, 'RESUME')).statusCode).toBe(200)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
  })

  it('keeps no other release from going on', async () => {
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
  it('ends, so that a process that died is replaced, and one that slept does not go on beside its heir', async () => {
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

describe('sending', () => {
  it('sends first 50, holds for 15 minutes, and then the rest by itself', async () => {
    const ready = await seeded(130)
    expect(ready).toBeGreaterThan(52)
    const id = await started()
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'RUNNING', sent: 50, waiting: ready - 50 })
    later(14.9)
    await run()
    expect((await detailsOf(id)).sent).toBe(50)
    later(15.1)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready })
  })

  it('pauses, goes on, and stops for good; what was not sent is listed and free for another release', async () => {
    const ready = await seeded(130)
    const id = await started()
    await run()
    expect((await move(at.maker, id, 'PAUSE')).statusCode).toBe(200)
    later(20)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'PAUSED', sent: 50 })
    expect((await move(at.maker, id, 'RESUME')).statusCode).toBe(200)
    expect((await move(at.maker, id, 'STOP')).statusCode).toBe(200)
    await run()
    expect(await detailsOf(id)).toMatchObject({
      state: 'STOPPED',
      sent: 50,
      left_out: ready - 50,
      waiting: 0,
    })
    const { letters } = (await call(at.maker, 'POST', `/${id}/letters`, { which: 'LEFT_OUT' })).json()
    expect(letters[0]).toMatchObject({ state: 'LEFT_OUT', reason: 'STOPPED' })
    const next = await make()
    expect((await detailsOf(next)).rows).toBe(ready - 50)
  })

  it.each([
    ['STATUS_CHANGED', sql`update requests set status = 'SUBMITTED' where id = `],
    [
      'DECISION_CHANGED',
      sql`insert into request_events (request_id, number, at, event, actor_role, from_status, to_status, publish_state)
      select id, 99, now(), 'ENTER_FIGURES', 'REVIEWER', status, status, publish_state from requests where id = `,
    ],
    [
      'SCORE_CHANGED',
      sql`insert into scores (request_id, version, result, snapshot_number, figures_version, rules_version, inputs, components, total, award, computed_at)
      select request_id, version + 1, result, snapshot_number, figures_version, rules_version, inputs, components, total, award, computed_at from scores where request_id = `,
    ],
    ['PUBLISHED_ALREADY', sql`update requests set publish_state = '1' where id = `],
    [
      'LETTER_CHANGED',
      sql`update students set institution_id = (select max(id) from institutions where id <> institution_id) where id = (select student_id from requests where requests.id = `,
    ],
  ] as const)(
    'leaves a request out of which something moved after the approval: %s',
    async (reason, statement) => {
      const ready = await seeded(10, ['COMPUTED'])
      const id = await checked()
      await move(at.other, id, 'APPROVE')
      const [row] = await rowsOf<{ id: string }>(
        sql`select request_id as id from release_rows where release_id = ${id} order by position limit 1`,
      )
      await change(reason === 'LETTER_CHANGED' ? sql`${statement}${row?.id})` : sql`${statement}${row?.id}`)
      await move(at.other, id, 'START')
      await run()
      expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready - 1, left_out: 1 })
      const { letters } = (await call(at.maker, 'POST', `/${id}/letters`, { which: 'LEFT_OUT' })).json()
      expect(letters).toMatchObject([{ request_id: row?.id, reason }])
      const written = (await writtenOf(id)).find((one) => one.id === row?.id)
      expect(written).toMatchObject({ letters: 0, mails: 0, sms: 0 })
    },
  )

  it('leaves out what was computed by other rules than those of today', async () => {
    const ready = await seeded(10, ['COMPUTED'])
    const id = await checked()
    await move(at.other, id, 'APPROVE')
    await change(
      sql`update registration_periods set score_rules = jsonb_set(score_rules, '{version}', '"next"') where code = ${at.period}`,
    )
    try {
      await move(at.other, id, 'START')
      await run()
      expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: 0, left_out: ready })
    } finally {
      await change(
        sql`update registration_periods set score_rules = jsonb_set(score_rules, '{version}', ${JSON.stringify(
          (await rowsOf<{ v: string }>(sql`select rules_version as v from scores limit 1`))[0]?.v ?? '1',
        )}::jsonb) where code = ${at.period}`,
      )
    }
  })

  it('loses and repeats nothing when it is killed at any point of any row', async () => {
    const steps: readonly SendStep[] = ['found', 'compared', 'published', 'marked', 'committed']
    const ready = await seeded(10)
    expect(ready).toBeGreaterThan(2)
    const id = await started()
    let minutes = 0
    let kills = 0
    for (let turn = 0; turn < ready; turn++)
      for (const step of steps) {
        let seen = 0
        const done = (await detailsOf(id)).sent
        await run((at) => {
          if (at === step && seen++ === 0) {
            kills += 1
            throw new RunEnded(`killed at ${step}`)
          }
        }, 1).catch(() => {})
        // The lease of the process that died runs out.
        minutes += 1
        later(minutes)
        expect((await detailsOf(id)).sent - done).toBe(step === 'committed' && seen > 0 ? 1 : 0)
      }
    expect(kills).toBe(ready * steps.length)
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ state: 'SENT', events: 1, letters: 1, mails: 1, sms: 1 })
  })

  it('loses and repeats nothing when it is killed with several rows under way', async () => {
    const ready = await seeded(20)
    const id = await started()
    let minutes = 0
    for (let kills = 0; kills < 30; kills++) {
      let isKilled = false
      let seen = 0
      await run((step) => {
        // What is under way beside it ends as with the process: at its next point, or just after its commit.
        if (isKilled && step !== 'committed') throw new RunEnded('killed beside another')
        if (seen++ < kills % 11) return
        isKilled = true
        throw new RunEnded('killed')
      }).catch(() => {})
      minutes += 1
      later(minutes)
    }
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0 })
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ state: 'SENT', events: 1, letters: 1, mails: 1, sms: 1 })
  })

  it('sends every row once when several processes work on it', async () => {
    const ready = await seeded(30)
    const id = await started()
    await Promise.all([run(), run(), run()])
    await run()
    expect(await detailsOf(id)).toMatchObject({ sent: ready, state: 'DONE' })
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ events: 1, letters: 1, mails: 1, sms: 1 })
  })

  it('is not started or scheduled before the day that its letters bear', async () => {
    await seeded(6)
    const id = await checked('1', bench.tomorrow())
    await move(at.other, id, 'APPROVE')
    expect(refusalOf(await move(at.other, id, 'START'))).toBe('DAY_NOT_COME')
    const soon = new Date(at.start.getTime() + 60_000).toISOString()
    expect(refusalOf(await move(at.other, id, 'SCHEDULE', { schedule_for: soon }))).toBe('DAY_NOT_COME')
    later(24 * 60)
    expect((await move(at.other, id, 'START')).statusCode).toBe(200)
  })

  it('starts at its time, also when the server was down then', async () => {
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

  it('is not started when its time passed so long ago that somebody would lose appeal days', async () => {
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
    } finally {
      await change(
        sql`update registration_periods set appeals_from = ${before[0]?.from}::timestamptz where code = ${at.period}`,
      )
    }
  })

  it('announces its letters in the words that its dry run has frozen, whatever is published after it', async () => {
    await seeded(2)
    const id = await started()
    const said = [{ kind: 'paragraph', spans: [{ text: 'Changed after the freeze' }] }]
    const texts = { subject: said, body: said, sms: said }
    const document = JSON.stringify({ texts: { he: texts, ar: texts, en: texts }, shared: {} })
    await change(sql`insert into content_versions (kind, key, number, document, publish_at, staff_id, created_at)
      select 'message-template', 'RESULT_PUBLISHED', 2, ${document}::jsonb, ${at.server.platform.clock.now()}, staff.id,
        ${at.server.platform.clock.now()} from staff limit 1`)
    try {
      await run()
      const told = await rowsOf<{ version: string; body: string }>(sql`
        select message.template_version as version, message.body from outbox_messages message
        join letters on message.cause like 'result-published:' || letters.request_id || ':' || letters.number || ':%'
        where letters.release_id = ${id}`)
      expect(told.length).toBeGreaterThan(0)
      for (const { version, body } of told) {
        expect(version).toMatch(/^1-/)
        expect(body).not.toContain('Changed after the freeze')
      }
    } finally {
      await change(sql`delete from content_versions`)
    }
  })

  it('lists messages whose delivery is unknown, and a person sends them again, one at a time', async () => {
    await seeded(6)
    const id = await started()
    await run()
    const [message] = await rowsOf<{ id: string }>(sql`select message.id from outbox_messages message
      join letters on message.cause = 'result-published:' || letters.request_id || ':' || letters.number || ':mail'
      where letters.release_id = ${id} limit 1`)
    await change(sql`update outbox_messages set state = 'uncertain' where id = ${message?.id}`)
    const { undelivered, counts } = (await call(at.maker, 'GET', `/${id}/deliveries`)).json()
    expect(undelivered).toMatchObject([
      { message_id: message?.id, state: 'uncertain', resent: null, resend_refusal: null },
    ])
    expect(counts.some(({ state }: { state: string }) => state === 'queued')).toBe(true)
    const again = { message_id: message?.id }
    const resend = () =>
      at.server.app.inject({
        method: 'POST',
        url: `${core}/office/requests/${undelivered[0].request_id}/resend-message`,
        headers: at.maker.headers,
        payload: again,
      })
    expect((await resend()).statusCode).toBe(200)
    expect((await resend()).json().error.code).toBe('RESEND_REFUSED')
    const listed = async () => (await call(at.maker, 'GET', `/${id}/deliveries`)).json().undelivered
    expect(await listed()).toMatchObject([{ resent: 'queued', resend_refusal: 'UNDER_WAY' }])
    await change(
      sql`update outbox_messages set state = 'uncertain' where cause = ${`resend:${message?.id}:1`}`,
    )
    expect(await listed()).toMatchObject([{ resent: 'uncertain', resend_refusal: null }])
  })
})
