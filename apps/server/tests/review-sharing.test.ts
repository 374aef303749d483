import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { recordViewer } from '../src/office/review/viewers-repository.ts'
import { core } from './support/accounts.ts'
import { openFilesApp } from './support/files-app.ts'
import { type Member, offered, useReviewBench } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, member, of, sent, correct, statusOf, approved, returned, countOf } = useReviewBench()

describe('two people at once', () => {
  it('the second sees who did what, and nothing is overwritten', async () => {
    const form = await sent()
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    const { seen } = await of(one, form.id).opened()
    const locked = await of(other, form.id).opened()
    expect(locked).toMatchObject({
      edit_refusal: 'OPEN_ELSEWHERE',
      may_take_over: false,
      open_by: { id: one.id },
    })
    expect(offered(locked)['DENY']).toEqual(['OPEN_ELSEWHERE'])
    const refused = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: { code: 'OPEN_ELSEWHERE' }, open_by: { name: one.name } })
    await of(one, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const late = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'NOT_RESIDENT' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'REQUEST_MOVED' },
      moved: { event: 'DENY', staff: { name: one.name }, status: 'DENIED' },
    })
  })

  it('of ten decisions by one person one counts', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await countOf('request_events', form)).toBe(2)
  })

  it('a decision and a take-over: the new holder sees the decision, or there is none', async () => {
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    for (let round = 0; round < 4; round++) {
      const form = await sent()
      const { seen } = await of(reviewer, form.id).opened()
      const [decided, taken] = await Promise.all([
        of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' }),
        of(manager, form.id).open({ take_over: true }),
      ])
      expect(taken.json().status).toBe(decided.statusCode === 200 ? 'DENIED' : 'SUBMITTED')
    }
  })

  it('reviewer and student: of cancelling and correcting one succeeds', async () => {
    const { form, reviewer } = await returned()
    const { seen } = await of(reviewer, form.id).opened()
    const [cancelled, corrected] = await Promise.all([
      of(reviewer, form.id).decide({ event: 'CANCEL_RETURN', seen }),
      correct(form, ['id_front', 'confirmation_studies']),
    ])
    const isCancelled = cancelled.statusCode === 200
    expect(corrected.statusCode === 200).toBe(!isCancelled)
    expect(await statusOf(form)).toBe(isCancelled ? 'SUBMITTED' : 'REPAIR_BACK_FROM')
  })

  it('the open lock ends after 30 minutes without activity, and a manager can take it at any time', async () => {
    const form = await sent()
    const [one, other, manager] = [
      await member('reviewer'),
      await member('reviewer'),
      await member('manager'),
    ]
    await of(one, form.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.000Z'))
    expect((await of(other, form.id).opened()).edit_refusal).toBe('OPEN_ELSEWHERE')
    expect((await of(other, form.id).open({ take_over: true })).json().edit_refusal).toBe('OPEN_ELSEWHERE')
    expect((await of(manager, form.id).opened()).may_take_over).toBe(true)
    expect((await of(manager, form.id).open({ take_over: true })).json().open_by).toBeNull()
    expect((await of(one, form.id).keepOpen()).json()).toMatchObject({
      open_by: { id: manager.id },
      edit_refusal: 'OPEN_ELSEWHERE',
    })
    const second = await sent()
    at.server.clock.set(new Date('2026-01-15T10:00:00.000Z'))
    await of(one, second.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.999Z'))
    expect((await of(other, second.id).opened()).edit_refusal).toBe('OPEN_ELSEWHERE')
  })
})

it('an idle page does not extend the open lock, and still sees others', async () => {
  const [form, taken] = [await sent(), await sent()]
  const [one, other, manager] = [await member('reviewer'), await member('reviewer'), await member('manager')]
  at.server.clock.set(new Date('2026-01-15T09:50:00.000Z'))
  await of(one, form.id).open()
  at.server.clock.set(new Date('2026-01-15T10:10:00.000Z'))
  expect((await of(one, form.id).keepOpen({ is_idle: true })).json().edit_refusal).toBeNull()
  await of(one, taken.id).open()
  await of(manager, taken.id).open({ take_over: true })
  expect((await of(one, taken.id).keepOpen({ is_idle: true })).json()).toMatchObject({
    open_by: { id: manager.id },
    edit_refusal: 'OPEN_ELSEWHERE',
  })
  at.server.clock.set(new Date('2026-01-15T10:20:00.000Z'))
  expect((await of(other, form.id).opened()).edit_refusal).toBeNull()
})

it('a person who cannot decide on a request does not block it, and learns why', async () => {
  const { form } = await approved()
  const [other, manager] = [await member('reviewer'), await member('manager')]
  const looking = await of(other, form.id).opened()
  expect(looking).toMatchObject({ edit_refusal: 'NOT_IN_REVIEW', decisions: [], open_by: null })
  await of(other, form.id).keepOpen()
  const { open_by, lookers, seen } = await of(manager, form.id).opened()
  expect(open_by).toBeNull()
  expect(lookers).toEqual([{ id: other.id, name: other.name }])
  expect((await of(other, form.id).opened()).open_by).toMatchObject({ id: manager.id })
  await of(other, form.id).keepOpen({ is_closing: true })
  expect((await of(manager, form.id).keepOpen()).json().lookers).toEqual([])
  expect((await of(manager, form.id).decide({ event: 'CONFIRM', seen })).statusCode).toBe(200)
})

describe('a person who only looks', () => {
  const lookersOf = async (...[who, form]: [Member, Sender]) =>
    (await of(who, form.id).keepOpen()).json().lookers.map(({ id }: { id: string }) => id)

  it('is a manager whom the request does not wait for: reviewers can open it, and the manager may take it over', async () => {
    const form = await sent()
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    await of(manager, form.id).open()
    expect(await of(reviewer, form.id).opened()).toMatchObject({
      open_by: null,
      edit_refusal: null,
      lookers: [{ id: manager.id, name: manager.name }],
    })
    await of(manager, form.id).open({ take_over: true })
    // After the take-over the manager keeps it with every activity.
    await of(manager, form.id).keepOpen()
    expect((await of(reviewer, form.id).keepOpen()).json().open_by).toMatchObject({ id: manager.id })
  })

  it('is shown on every node, for a minute and a half after the last report of their page', async () => {
    const second = await openFilesApp({}, at.server.at)
    onTestFinished(() => second.close())
    const form = await sent()
    const [reviewer, other] = [await member('reviewer'), await member('reviewer')]
    await of(reviewer, form.id).open()
    const url = `${core}/office/requests/${form.id}/keep-open`
    for (const [moment, seen] of [
      ['10:00:00', []],
      ['10:01:29', [other.id]],
      ['10:01:30', []],
    ] as const) {
      at.server.clock.set(new Date(`2026-01-15T${moment}.000Z`))
      expect([moment, await lookersOf(reviewer, form)]).toEqual([moment, seen])
      // A second reviewer, who cannot open it, looks too.
      if (moment === '10:00:00')
        await second.app.inject({ method: 'POST', url, headers: other.headers, payload: {} })
    }
  })

  it('is not listed any more once they have it open, or declared a conflict', async () => {
    const [form, known] = [await sent(), await sent()]
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    for (const { id } of [form, known]) {
      await of(one, id).open()
      await of(other, id).open()
    }
    expect(await lookersOf(one, form)).toEqual([other.id])
    await of(one, form.id).keepOpen({ is_closing: true })
    await of(other, form.id).keepOpen()
    expect(await lookersOf(one, form)).toEqual([])
    await of(other, known.id).conflict()
    await of(other, known.id).keepOpen({ is_closing: true })
    expect(await lookersOf(one, known)).toEqual([])
  })

  it('has no open lock from before the status changed, even if the page is idle', async () => {
    const form = await sent()
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    await of(reviewer, form.id).open()
    await at.server.database.transaction((tx) =>
      tx.execute(
        sql`update request_index set status = 'TEAM_MANAGER_APPROVAL' where request_id = ${form.id}`,
      ),
    )
    await of(reviewer, form.id).keepOpen({ is_idle: true })
    expect((await of(manager, form.id).keepOpen()).json().open_by).toBeNull()
  })

  it('has no expired open lock, though the row still names them', async () => {
    const form = await sent()
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    await of(manager, form.id).open({ take_over: true })
    // The browser crashed half an hour ago without closing the request.
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_work set last_active_at = last_active_at - interval '30 minutes'
        where request_id = ${form.id}`),
    )
    await of(manager, form.id).open()
    expect(await of(reviewer, form.id).opened()).toMatchObject({
      open_by: null,
      edit_refusal: null,
      lookers: [{ id: manager.id }],
    })
  })

  it('does not wait for a change of the request, and nothing is stored for an unknown request', async () => {
    const form = await sent()
    const manager = await member('manager')
    const { platform, database } = at.server
    const opened = await database.transaction(async (tx) => {
      await tx.execute(sql`select from requests where id = ${form.id} for update`)
      return of(manager, form.id).open()
    })
    expect(opened.statusCode).toBe(200)
    await recordViewer(platform, '00000000-0000-4000-8000-000000000001', manager.id)
    expect(await countOf('request_looks', form)).toBe(0)
    await of(manager, form.id).open()
    expect(await countOf('request_looks', form)).toBe(1)
  })
})
