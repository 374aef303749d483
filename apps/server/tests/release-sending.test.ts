import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SendStep } from '../src/office/releases/publish-row.ts'
import { RunEnded } from '../src/office/releases/send-rows.ts'
import { refusalOf, useReleasesBench } from './support/releases-bench.ts'

const bench = useReleasesBench()
const { at, seeded, call, make, move, run, detailsOf, checked, started, later, change, rowsOf, writtenOf } =
  bench

describe('sending', () => {
  it('sends the first 50, waits for 15 minutes, and then sends the rest by itself', async () => {
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

  it('waits after 50 that were sent: rows that are left out do not count', async () => {
    const ready = await seeded(150)
    const id = await checked()
    await move(at.other, id, 'APPROVE')
    await change(sql`update requests set status = 'SUBMITTED' where id in (
      select request_id from release_rows where release_id = ${id} order by position limit 8)`)
    await move(at.other, id, 'START')
    await run()
    expect(await detailsOf(id)).toMatchObject({
      state: 'RUNNING',
      sent: 50,
      left_out: 8,
      waiting: ready - 58,
      sent_in_last_minute: 50,
    })
  })

  it('pauses, resumes, and stops for good; unsent requests are listed and free for another release', async () => {
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
  ] as const)('leaves out a request that changed after the approval: %s', async (reason, statement) => {
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
  })

  it('leaves out requests that were computed by other rules than the present ones', async () => {
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

  it('loses and repeats nothing if it is killed at any step of any row', async () => {
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
        // The lease of the dead process ends.
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

  it('loses and repeats nothing if it is killed with several rows under way', async () => {
    const ready = await seeded(20)
    const id = await started()
    let minutes = 0
    for (let kills = 0; kills < 30; kills++) {
      let isKilled = false
      let seen = 0
      await run((step) => {
        // Other rows under way end as with a killed process: at their next step, or just after their commit.
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

  it('is started once by two calls, and a completed one cannot be sent again', async () => {
    const ready = await seeded(10)
    const id = await checked()
    await move(at.other, id, 'APPROVE')
    const answers = await Promise.all([move(at.other, id, 'START'), move(at.maker, id, 'START')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await run()
    expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready })
    for (const event of ['START', 'RESUME', 'START_CHECK', 'APPROVE'])
      expect([event, refusalOf(await move(at.other, id, event))]).toEqual([event, 'WRONG_STATE'])
    await run()
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ state: 'SENT', events: 1, letters: 1, mails: 1, sms: 1 })
    const again = await call(at.maker, 'POST', '/make', {
      period: at.period,
      result: '1',
      planned_on: bench.today(),
    })
    expect([again.statusCode, refusalOf(again)]).toEqual([409, 'NOTHING_TO_RELEASE'])
  })

  it('sends every row once with several processes', async () => {
    const ready = await seeded(30)
    const id = await started()
    await Promise.all([run(), run(), run()])
    await run()
    expect(await detailsOf(id)).toMatchObject({ sent: ready, state: 'DONE' })
    for (const row of await writtenOf(id))
      expect(row).toMatchObject({ events: 1, letters: 1, mails: 1, sms: 1 })
  })

  it('announces its letters with the template that its dry run has frozen, whatever is published later', async () => {
    await seeded(8)
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
})
