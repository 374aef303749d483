import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { computeAgain } from '../src/core/results/compute-again.ts'
import { areSecondLooksDone } from '../src/core/second-looks/are-second-looks-done.ts'
import { drawSecondLooks } from '../src/core/second-looks/draw-second-looks.ts'
import { secondLooks } from '../src/store/second-looks-schema.ts'
import { computeResults } from './support/compute-results.ts'
import { completeFigures, type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask, confirmed, denied, statusOf } = useReviewBench()

const change = (query: ReturnType<typeof sql>) => at.server.database.transaction((tx) => tx.execute(query))
const settings = (firstDecisions: number, share: number, edgePoints = 0) =>
  change(
    sql`update registration_periods set second_look = ${JSON.stringify({
      shares: { AWARD: share, NO_AWARD: share, DENIED: share },
      edgePoints,
      firstDecisions,
    })}::jsonb`,
  )
beforeEach(async () => {
  await change(sql`delete from second_looks`)
  await settings(50, 0)
})

const draw = (releaseId: string, ids: readonly string[]) =>
  at.server.database.transaction((tx) => drawSecondLooks(at.server.platform, tx, releaseId, ids))
const looksOf = (releaseId: string) =>
  at.server.database.read((db) =>
    db.select().from(secondLooks).where(eq(secondLooks.releaseId, releaseId)).orderBy(secondLooks.requestId),
  )
const isDone = (releaseId: string) => at.server.database.read((db) => areSecondLooksDone(db, releaseId))

const computed = async () => {
  const one = await confirmed()
  await computeResults(at.server.platform, one.form.id)
  return one
}

const take = async (who: Member) => (await ask(who, 'POST', 'second-looks/take')).json()
const open = (who: Member, id: string) => ask(who, 'POST', `second-looks/${id}/open`)
const decide = (who: Member, id: string, payload: object) =>
  ask(who, 'POST', `second-looks/${id}/decide`, payload)
const settle = (who: Member, id: string, payload: object) =>
  ask(who, 'POST', `second-looks/${id}/settle`, payload)
/** Returns the figures that the look asks for; the disabilities are those that the form claims. */
const approvalOf = async (who: Member, id: string, figures: object = completeFigures) => {
  const { rows } = (await open(who, id)).json().figures as { rows: { wire: string; claimed: unknown }[] }
  const claimed = rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
  const entered = Object.entries({ ...figures, family_handicapped_data: claimed }).filter(([wire]) =>
    rows.some((row) => row.wire === wire),
  )
  return { decision: 'APPROVE', figures: Object.fromEntries(entered) }
}
const refusal = { decision: 'DENY', reason: 'STUDY_SCOPE' }

describe('the draw', () => {
  it('selects the first decisions of a reviewer, the same in every release', async () => {
    const { form } = await computed()
    const { form: other } = await denied()
    const [one, again] = [randomUUID(), randomUUID()]
    expect(await draw(one, [form.id, other.id])).toBe(2)
    expect(await draw(again, [other.id, form.id])).toBe(2)
    const looks = await looksOf(one)
    expect(looks.map(({ drawReason }) => drawReason)).toEqual(['FIRST_DECISIONS', 'FIRST_DECISIONS'])
    expect(looks.find(({ requestId }) => requestId === other.id)).toMatchObject({
      outcome: 'DENIED',
      first: { decision: 'DENY', reason: 'STUDY_SCOPE', award: null },
    })
  })

  it('selects none for a share of 0, all for a share of 100, and those near a limit', async () => {
    const { form } = await computed()
    await settings(0, 0)
    const release = randomUUID()
    expect(await draw(release, [form.id])).toBe(0)
    expect(await isDone(release)).toBe(true)
    await settings(0, 100)
    expect(await draw(release, [form.id])).toBe(1)
    expect((await looksOf(release))[0]?.drawReason).toBe('DRAWN')
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ total: number }>(sql`select total from scores where request_id = ${form.id}`),
    )
    await settings(0, 0, 1)
    const tiers = JSON.stringify([{ from: (rows[0]?.total ?? 0) + 1, amount: 4_000 }])
    await change(sql`update registration_periods set award_tiers = ${tiers}::jsonb`)
    const near = randomUUID()
    expect(await draw(near, [form.id])).toBe(1)
    expect((await looksOf(near))[0]?.drawReason).toBe('NEAR_EDGE')
  })

  it('is repeated when the rules change: until then the looks are not done, and decided ones remain', async () => {
    const [{ form }, { form: other }] = [await computed(), await computed()]
    const release = randomUUID()
    await draw(release, [form.id, other.id])
    const second = await member('reviewer')
    for (let n = 0; n < 2; n += 1) {
      const { look_id: id } = await take(second)
      await decide(second, id, await approvalOf(second, id))
    }
    expect(await isDone(release)).toBe(true)
    await change(
      sql`update registration_periods set score_rules = jsonb_set(score_rules, '{version}', '"2025-9"')`,
    )
    expect(await isDone(release)).toBe(false)
    await settings(0, 0)
    expect(await draw(release, [form.id, other.id])).toBe(0)
    expect((await looksOf(release)).map(({ state }) => state)).toEqual(['AGREED', 'AGREED'])
    expect(await isDone(release)).toBe(true)
  })

  it('under other rules replaces the first finding, and judges decided looks again', async () => {
    const tiers = (list: readonly { from: number; amount: number }[], version: string) =>
      change(sql`update registration_periods set award_tiers = ${JSON.stringify(list)}::jsonb,
        score_rules = jsonb_set(score_rules, '{version}', ${JSON.stringify(version)}::jsonb)`)
    await tiers([{ from: 1, amount: 4_000 }], '2025-20')
    const [{ form }, { form: waiting }] = [await computed(), await computed()]
    const release = randomUUID()
    await draw(release, [form.id])
    const second = await member('reviewer')
    const { look_id: id } = await take(second)
    // More people with the same income: a higher score, and the same award by these tiers.
    const figures = { ...completeFigures, number_of_persons: '9' }
    expect((await decide(second, id, await approvalOf(second, id, figures))).json()).toEqual({
      state: 'AGREED',
    })
    await draw(release, [form.id, waiting.id])
    const lookOf = async (requestId: string) =>
      (await looksOf(release)).find((look) => look.requestId === requestId)
    expect(await lookOf(waiting.id)).toMatchObject({ state: 'WAITING', first: { award: 4_000 } })

    const { rows } = await at.server.database.read((db) =>
      db.execute<{ total: number }>(sql`select total from scores where request_id = ${form.id}`),
    )
    const total = rows[0]?.total ?? 0
    await tiers(
      [
        { from: total + 0.5, amount: 9_000 },
        { from: 1, amount: 5_000 },
      ],
      '2025-21',
    )
    const manager = await member('manager')
    for (const requestId of [form.id, waiting.id])
      await computeAgain(at.server.platform, manager.id, requestId)
    expect(await isDone(release)).toBe(false)
    await draw(release, [form.id, waiting.id])
    expect(await lookOf(waiting.id)).toMatchObject({ state: 'WAITING', first: { award: 5_000 } })
    expect(await lookOf(form.id)).toMatchObject({
      state: 'DISAGREED',
      first: { award: 5_000 },
      second: { award: 9_000 },
    })
  })

  it('that was never made for a release does not count as done', async () => {
    expect(await isDone(randomUUID())).toBe(false)
  })
})

describe('a second look', () => {
  it('shows the request, without the findings of the first reviewer', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const second = await member('reviewer')
    const { look_id: id, waiting } = await take(second)
    expect(waiting).toBe(1)
    const answer = await open(second, id)
    expect(answer.statusCode).toBe(200)
    const look = answer.json()
    expect(look.documents.length).toBeGreaterThan(3)
    expect(look.documents.every((one: { verdict: unknown }) => one.verdict === null)).toBe(true)
    const values = look.figures.rows.map(({ value }: { value: unknown }) => value)
    expect(values.every((value: unknown) => value === null || value === '' || value === false)).toBe(true)
    expect(look.figures).toMatchObject({ version: 0, entered_by: null })
    for (const hidden of ['timeline', 'notes', 'status', 'score', 'decisions', 'assignee'])
      expect(look).not.toHaveProperty(hidden)
    expect(answer.body).not.toContain('COMPUTED')
  })

  it('is not offered to the first reviewer, and is taken by one person', async () => {
    const { form, reviewer } = await computed()
    await draw(randomUUID(), [form.id])
    expect(await take(reviewer)).toEqual({ look_id: null, waiting: 0 })
    const [yoav, noa] = [await member('reviewer'), await member('reviewer')]
    const taken = await Promise.all([take(yoav), take(noa)])
    expect(taken.filter(({ look_id }) => look_id !== null)).toHaveLength(1)
    const id = taken.find(({ look_id }) => look_id !== null)?.look_id ?? ''
    const [winner, other] = taken[0]?.look_id ? [yoav, noa] : [noa, yoav]
    expect((await open(other, id)).json().error.code).toBe('LOOK_MOVED')
    expect((await open(reviewer, id)).json().error.code).toBe('LOOK_NOT_YOURS')
    expect((await open(winner, id)).statusCode).toBe(200)
  })

  it('is offered neither to staff who know the student nor to the student', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const [friend, oneself] = [await member('reviewer'), await member('reviewer')]
    await change(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
      values (${friend.id}, ${form.id}, now())`)
    await change(sql`update staff set identity_hash = (select identity_hash from students
      join requests on requests.student_id = students.id where requests.id = ${form.id}) where id = ${oneself.id}`)
    for (const who of [friend, oneself]) expect(await take(who)).toEqual({ look_id: null, waiting: 0 })
    expect((await take(await member('reviewer'))).waiting).toBe(1)
  })

  it('is given back by a person who then says that they know the student', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const [friend, other] = [await member('reviewer'), await member('reviewer')]
    const { look_id: id } = await take(friend)
    expect((await take(other)).look_id).toBeNull()
    expect((await ask(friend, 'POST', `requests/${form.id}/i-know-this-person`)).statusCode).toBe(200)
    expect((await take(other)).look_id).toBe(id)
    expect((await open(other, id)).statusCode).toBe(200)
    // Whoever has decided a look keeps it.
    await decide(other, id, refusal)
    await ask(other, 'POST', `requests/${form.id}/i-know-this-person`)
    const kept = await at.server.database.read((db) =>
      db.select().from(secondLooks).where(eq(secondLooks.id, id)),
    )
    expect(kept[0]?.staffId).toBe(other.id)
  })

  it('is one at a time for each person, however often they ask at once', async () => {
    const [{ form }, { form: other }] = [await computed(), await computed()]
    const release = randomUUID()
    await draw(release, [form.id, other.id])
    const second = await member('reviewer')
    for (let round = 0; round < 5; round += 1) {
      await change(sql`update second_looks set staff_id = null, taken_at = null`)
      const taken = await Promise.all(Array.from({ length: 4 }, () => take(second)))
      const held = (await looksOf(release)).filter(({ staffId }) => staffId === second.id)
      expect(held).toHaveLength(1)
      expect(taken).toEqual(taken.map(() => ({ look_id: held[0]?.id, waiting: 2 })))
    }
    await decide(second, (await take(second)).look_id, refusal)
    expect((await take(second)).waiting).toBe(1)
  })

  it('closes the review page for the person who has taken it, until they have decided', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const second = await member('reviewer')
    const review = (who: Member) => ask(who, 'POST', `requests/${form.id}/open`)
    expect((await review(second)).statusCode).toBe(200)
    const { look_id: id } = await take(second)
    for (const body of [{}, { is_preview: true }])
      expect((await ask(second, 'POST', `requests/${form.id}/open`, body)).json().error.code).toBe(
        'LOOK_IS_BLIND',
      )
    for (const [method, path, body] of [
      ['POST', 'keep-open', {}],
      ['POST', 'keep-open', { is_idle: true }],
      ['POST', 'keep-open', { is_closing: true }],
      ['POST', 'notes', { text: 'מה כתוב כאן?' }],
      ['GET', 'messages', undefined],
      ['POST', 'decide', { event: 'APPROVE', seen: 0 }],
      ['PUT', 'figures', { version: 0, figures: {} }],
    ] as const) {
      const told = await ask(second, method, `requests/${form.id}/${path}`, body)
      expect(told.json().error?.code, path).toBe('LOOK_IS_BLIND')
    }
    expect((await review(await member('manager'))).statusCode).toBe(200)
    await decide(second, id, refusal)
    expect((await review(second)).statusCode).toBe(200)
  })

  it('hides the request in the queue, with its status, decision, score and award, until it is decided', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const [second, other] = [await member('reviewer', 'manager'), await member('manager')]
    const number = (await ask(other, 'POST', `requests/${form.id}/open`)).json().request_number
    const found = async (who: Member) => {
      const searched = (await ask(who, 'POST', 'requests/list', { search: number })).json().requests
      const counted = (
        await ask(who, 'POST', 'requests/count', { views: [{ status: 'COMPUTED', score: '0..' }] })
      ).json()
      const view = { decision: 'approved', score: '0..' }
      const listed = (await ask(who, 'POST', 'requests/list', { view, limit: 100 })).json().requests
      const exported = await ask(who, 'POST', 'requests/export', { view: {}, columns: ['number', 'score'] })
      return {
        searched: searched.length,
        counted: [counted.counts.COMPUTED ?? 0, counted.views[0].count],
        listed: listed.filter(({ request_id }: { request_id: string }) => request_id === form.id).length,
        exported: exported.body.includes(`${number},`),
      }
    }
    const whole = await found(second)
    expect(whole).toMatchObject({ searched: 1, listed: 1, exported: true })
    const { look_id: id } = await take(second)
    const [all = 0, scored = 0] = whole.counted
    const hidden = { searched: 0, counted: [all - 1, scored - 1], listed: 0, exported: false }
    expect(await found(second)).toEqual(hidden)
    expect(await found(other)).toEqual(whole)
    await decide(second, id, refusal)
    expect(await found(second)).toEqual(whole)
  })

  it('leaves its request out of changes of work by the person who does it', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const second = await member('reviewer', 'manager')
    const requests = [{ request_id: form.id }]
    const changed = async (change: object, more: object = {}) =>
      (await ask(second, 'POST', 'work/change', { requests, change, ...more })).json()
    const label = (name: string) => ({ kind: 'label', add: [name], remove: [] })
    const { results, undo } = await changed(label('before'))
    expect(results).toMatchObject([{ outcome: 'done' }])
    const { look_id: id } = await take(second)
    const notThere = [
      { request_id: form.id, request_number: '', name: '', outcome: 'NOT_FOUND', version: 0, at: null },
    ]
    for (const one of [label('after'), { kind: 'release' }, { kind: 'assign', to: second.id }])
      for (const more of [{}, { is_preview: true }])
        expect(await changed(one, more)).toEqual({ results: notThere, undo: null })
    expect((await ask(second, 'POST', 'work/undo', { change_id: undo.change_id })).json()).toEqual({
      results: notThere,
    })
    await decide(second, id, refusal)
    expect((await changed(label('after'))).results).toMatchObject([{ outcome: 'done' }])
  })

  it('of a past period is offered after the next one has opened', async () => {
    const { form } = await computed()
    await draw(randomUUID(), [form.id])
    const before = await at.server.database.read((db) =>
      db.execute<{ id: number }>(sql`select period_id as id from requests where id = ${form.id}`),
    )
    await change(sql`insert into registration_periods
      select (jsonb_populate_record(null::registration_periods, to_jsonb(period) || jsonb_build_object(
        'id', period.id + 1_000, 'code', 'next', 'opens_at', '2026-01-01', 'closes_at', '2027-01-01', 'is_open', true))).*
      from registration_periods period where id = ${before.rows[0]?.id}`)
    const [setting] = (
      await at.server.database.read((db) =>
        db.execute<{ value: string }>(sql`select value from settings where key = 'REGISTER_PERIOD'`),
      )
    ).rows
    await change(sql`update settings set value = 'next' where key = 'REGISTER_PERIOD'`)
    try {
      const second = await member('reviewer')
      expect((await ask(second, 'POST', 'second-looks/take', { is_count: true })).json().waiting).toBe(1)
      expect((await ask(second, 'POST', 'second-looks/take', { period: 'next' })).json().look_id).toBeNull()
      const { look_id: id } = await take(second)
      const again = await ask(second, 'POST', 'second-looks/take', { period: 'next' })
      expect(again.json()).toEqual({ look_id: id, waiting: 1 })
      expect((await decide(second, id, refusal)).json()).toEqual({ state: 'DISAGREED' })
      const manager = await member('manager')
      expect((await ask(manager, 'POST', 'second-looks/list')).json().counts).toEqual({ DISAGREED: 1 })
    } finally {
      await change(sql`update settings set value = ${setting?.value} where key = 'REGISTER_PERIOD'`)
      await change(sql`delete from registration_periods where code = 'next'`)
    }
  })

  it('agrees if decision and award are the same, and is decided once', async () => {
    const { form } = await computed()
    const release = randomUUID()
    await draw(release, [form.id])
    expect(await isDone(release)).toBe(false)
    const second = await member('reviewer')
    const { look_id: id } = await take(second)
    const incomplete = await decide(second, id, { decision: 'APPROVE', figures: { number_of_persons: '4' } })
    expect(incomplete.json().error.statusCode).toBe(250)
    const unknown = await decide(second, id, { decision: 'DENY', reason: 'NO_SUCH_REASON' })
    expect(unknown.json().error.errors[0].code).toBe('UNKNOWN_REASON')
    const approval = await approvalOf(second, id)
    expect((await decide(second, id, approval)).json()).toEqual({ state: 'AGREED' })
    expect((await decide(second, id, approval)).json().error.code).toBe('LOOK_MOVED')
    expect(await isDone(release)).toBe(true)
    expect(await statusOf(form)).toBe('COMPUTED')
  })

  it('disagrees, and a manager on neither side confirms or reopens, with a reason', async () => {
    const [{ form }, { form: other }] = [await computed(), await computed()]
    const release = randomUUID()
    await draw(release, [form.id, other.id])
    const second = await member('reviewer')
    const ids = [(await take(second)).look_id]
    expect((await decide(second, ids[0], { ...refusal, note: 'too few hours' })).json()).toEqual({
      state: 'DISAGREED',
    })
    ids.push((await take(second)).look_id)
    await decide(second, ids[1], refusal)
    expect(await isDone(release)).toBe(false)

    const manager = await member('manager')
    const list = (await ask(manager, 'POST', 'second-looks/list')).json()
    expect(list.counts).toEqual({ DISAGREED: 2 })
    expect(list.agreement).toEqual([{ reason: null, reason_text: null, looks: 2, agreed: 0 }])
    expect(list.looks[0]).toMatchObject({
      differences: ['DECISION'],
      first: { decision: 'APPROVE' },
      second: { decision: 'DENY', reason: 'STUDY_SCOPE', staff: { id: second.id } },
    })
    expect((await settle(manager, ids[0], { settlement: 'STAND', reason: '  ' })).statusCode).toBe(400)
    const both = await member('reviewer', 'manager')
    await change(sql`update second_looks set staff_id = ${both.id} where id = ${ids[0]}`)
    expect((await settle(both, ids[0], { settlement: 'STAND', reason: 'x' })).json().error.code).toBe(
      'LOOK_NOT_YOURS',
    )
    expect((await settle(manager, ids[0], { settlement: 'STAND', reason: 'hours suffice' })).json()).toEqual({
      state: 'SETTLED',
    })
    expect((await settle(manager, ids[0], { settlement: 'STAND', reason: 'x' })).json().error.code).toBe(
      'LOOK_MOVED',
    )
    expect(await isDone(release)).toBe(false)
    expect((await settle(manager, ids[1], { settlement: 'REOPEN', reason: 'look again' })).statusCode).toBe(
      200,
    )
    expect(await isDone(release)).toBe(true)
    const statuses = await Promise.all([statusOf(form), statusOf(other)])
    expect(statuses.sort()).toEqual(['COMPUTED', 'SUBMITTED'])
  })

  it('is listed a page at a time, disagreements first', async () => {
    const requests = [await computed(), await computed(), await computed()]
    await draw(
      randomUUID(),
      requests.map(({ form }) => form.id),
    )
    const second = await member('reviewer')
    // Two are decided at the same moment. One waits.
    for (let n = 0; n < 2; n += 1) await decide(second, (await take(second)).look_id, refusal)
    const manager = await member('manager')
    const list = async (body: object) => (await ask(manager, 'POST', 'second-looks/list', body)).json()
    const whole = await list({})
    const read = (looks: { id: string; state: string }[]) => looks.map(({ id, state }) => [id, state])
    expect(whole.looks.map(({ state }: { state: string }) => state)).toEqual([
      'DISAGREED',
      'DISAGREED',
      'WAITING',
    ])
    expect(whole.next).toBeNull()
    const pages: (readonly string[])[][] = []
    for (let next: object | null = {}; next && pages.length < 5; ) {
      const page = await list({ limit: 1, ...('id' in next && { after: next }) })
      expect(page.counts).toEqual({ DISAGREED: 2, WAITING: 1 })
      pages.push(read(page.looks))
      next = page.next
    }
    expect(pages).toEqual(read(whole.looks).map((one) => [one]))
    const disagreed = await list({ limit: 1, state: 'DISAGREED' })
    const rest = await list({ limit: 1, state: 'DISAGREED', after: disagreed.next })
    expect([read(rest.looks), rest.next]).toEqual([read(whole.looks).slice(1, 2), null])
  })

  it('shows which figures differ, and disagrees if they lead to another award', async () => {
    const tiers = JSON.stringify([{ from: 1, amount: 4_000 }])
    await change(sql`update registration_periods set award_tiers = ${tiers}::jsonb`)
    const { form } = await computed()
    const high = JSON.stringify([{ from: 100, amount: 4_000 }])
    await change(sql`update registration_periods set award_tiers = ${high}::jsonb`)
    await draw(randomUUID(), [form.id])
    const second = await member('reviewer')
    const { look_id: id } = await take(second)
    const figures = { ...completeFigures, number_of_persons: '9' }
    expect((await decide(second, id, await approvalOf(second, id, figures))).json()).toEqual({
      state: 'DISAGREED',
    })
    const manager = await member('manager')
    const { looks } = (await ask(manager, 'POST', 'second-looks/list', { state: 'DISAGREED' })).json()
    expect(looks[0]).toMatchObject({ differences: ['AWARD'], first: { award: 4_000 }, second: { award: 0 } })
    expect(looks[0].figures).toEqual([{ label: expect.any(String), kind: 'digits', first: '4', second: '9' }])
  })
})
