import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clockOf } from './support/accounts.ts'
import { computeResults } from './support/compute-results.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask, of, confirmed, denied, sent } = useReviewBench()

const change = (query: ReturnType<typeof sql>) => at.server.database.transaction((tx) => tx.execute(query))

/** Gives a staff member a second look of a request. */
const lookedAtBy = ({ id: staffId }: Member, requestId: string) =>
  change(sql`insert into second_looks (id, release_id, request_id, outcome, draw_reason, decision_event, first, staff_id)
    values (gen_random_uuid(), ${randomUUID()}, ${requestId}, 'AWARD', 'DRAWN', 1,
      '{"decision": "APPROVE", "reason": null, "award": 0}', ${staffId})`)

const decideLooks = (requestId: string) =>
  change(sql`update second_looks set state = 'AGREED' where request_id = ${requestId}`)

/** Makes the first decision another one, in all that queue and dashboard read. */
const denyInIndex = (requestId: string) =>
  change(sql`update request_index set status = 'DENIED', decision = 'denied', decision_reason = 'STUDY_SCOPE',
    left_statuses = '{SUBMITTED}' where request_id = ${requestId}`)

const views = [
  {},
  { status: 'WAITING_TO_BE_COMPUTED' },
  { status: 'DENIED' },
  { decision: 'approved' },
  { decision: 'denied' },
  { reason: 'STUDY_SCOPE' },
  { left: 'TEAM_MANAGER_APPROVAL' },
]

/** Returns all that queue, search, export and dashboard answer to a staff member, as bytes. */
const answersTo = async (who: Member, number: string): Promise<readonly string[]> => {
  const answers = [
    ...views.map((view) => ask(who, 'POST', 'requests/list', { view })),
    ask(who, 'POST', 'requests/list', { search: number }),
    ask(who, 'POST', 'requests/count', { views }),
    ask(who, 'POST', 'requests/export', { view: {}, columns: ['number', 'status', 'decision', 'reason'] }),
    ask(who, 'POST', 'dashboard'),
  ]
  const answered = await Promise.all(answers)
  for (const { statusCode, body } of answered) expect(statusCode, body).toBe(200)
  return answered.map(({ body }) => body)
}

describe('a second look that is not decided yet', () => {
  it('hides its request from queue, search, counts, export and dashboard, whatever was decided first', async () => {
    clockOf(at.server)
    const { form } = await confirmed()
    await denied()
    // Managers export.
    const [second, other] = [await member('reviewer', 'manager'), await member('reviewer', 'manager')]
    const number = (await of(other, form.id).opened()).request_number
    await lookedAtBy(second, form.id)
    const blind = await answersTo(second, number)
    const seen = await answersTo(other, number)
    expect(blind.join()).not.toContain(number)
    expect(seen.filter((body) => body.includes(number)).length).toBeGreaterThan(3)
    await denyInIndex(form.id)
    expect(await answersTo(second, number)).toEqual(blind)
    // Everybody else is told the decision by all of these answers.
    const changed = await answersTo(other, number)
    for (const place of [2, 3, 4, 5, 8, 9, 10])
      expect(changed[place], `answer ${place}`).not.toBe(seen[place])
  })

  it('hides its request among the duplicates of another one, until it is decided', async () => {
    const { form } = await confirmed()
    const sibling = await sent()
    await change(
      sql`update request_index set account_hash = 'shared' where request_id in (${form.id}, ${sibling.id})`,
    )
    const second = await member('reviewer')
    const duplicates = async () =>
      (await of(second, sibling.id).opened()).duplicates.map(({ request_id }) => request_id)
    expect(await duplicates()).toEqual([form.id])
    await lookedAtBy(second, form.id)
    expect(await duplicates()).toEqual([])
    await decideLooks(form.id)
    expect(await duplicates()).toEqual([form.id])
    const { requests } = (await ask(second, 'POST', 'requests/list', {})).json()
    expect(requests.map(({ request_id }: { request_id: string }) => request_id)).toContain(form.id)
  })
  it('hides its request where managers read of decisions and results, until it is decided', async () => {
    clockOf(at.server)
    const { form } = await confirmed()
    await computeResults(at.server.platform, form.id)
    const [second, other] = [await member('reviewer', 'manager'), await member('reviewer', 'manager')]
    const number = (await of(other, form.id).opened()).request_number
    const period = number.slice(0, number.lastIndexOf('-'))
    const made = await ask(other, 'POST', 'releases/make', {
      period,
      result: '1',
      planned_on: '2026-01-15',
    })
    expect(made.statusCode, made.body).toBe(200)
    const release = `releases/${made.json().id}`
    await change(sql`update releases set check_started_at = null where id = ${made.json().id}`)
    await change(sql`with run as (
        insert into compute_runs (id, period_id, started_by, started_at, finished_at, is_again, state, total, done, failed)
        select gen_random_uuid(), period_id, ${other.id}, now(), '2100-01-01', false, 'DONE', 1, 0, 1
        from requests where id = ${form.id} returning id)
      insert into compute_failures (run_id, request_id, code) select id, ${form.id}, 'NO_FIGURES' from run`)
    const places = async (who: Member) => {
      const answers = await Promise.all([
        ask(who, 'POST', 'second-looks/list', { period }),
        ask(who, 'POST', `${release}/letters`, { which: 'ALL' }),
        ask(who, 'GET', release),
        ask(who, 'POST', 'results/moves', { period, award_tiers: [{ from: 1, amount: 4_321 }] }),
        ask(who, 'POST', 'results/overview', { period }),
        ask(who, 'POST', 'trail/list', { filters: { request_number: number } }),
        ask(who, 'POST', 'trail/list', { limit: 100 }),
        ask(who, 'POST', 'trail/export', { filters: { actions: ['request-moved'] } }),
      ])
      return answers.map(({ statusCode, body }, place) => {
        expect(statusCode, `answer ${place}: ${body}`).toBe(200)
        return body.includes(number) ? place : undefined
      })
    }
    const everywhere = [0, 1, 2, 3, 4, 5, 6, 7]
    await lookedAtBy(second, form.id)
    expect(await places(other)).toEqual(everywhere)
    expect(await places(second)).toEqual(everywhere.map(() => undefined))
    await decideLooks(form.id)
    expect(await places(second)).toEqual(everywhere)
  })

  it('leaves its request out of the sums over a period and a release, whatever was decided first', async () => {
    clockOf(at.server)
    const { form } = await confirmed()
    await confirmed()
    await computeResults(at.server.platform, form.id)
    const [second, reader] = [await member('reviewer', 'manager'), await member('reviewer', 'manager')]
    const number = (await of(reader, form.id).opened()).request_number
    const period = number.slice(0, number.lastIndexOf('-'))
    const made = await ask(reader, 'POST', 'releases/make', {
      period,
      result: '1',
      planned_on: '2026-01-15',
    })
    const { id } = made.json()
    // What the dry run writes: a letter of the request and one of another request.
    const printed = async (kind: string, award: number) => {
      await change(sql`update release_rows set checked_at = now(),
          kind = case when request_id = ${form.id} then ${kind} else 'AWARD' end,
          award = case when request_id = ${form.id} then ${award}::int else 4321 end
        where release_id = ${id}`)
      const groups = [
        { kind: 'AWARD', award: 4_321, count: 1 },
        { kind, award, count: 1 },
      ]
      const totals = { at: '2026-01-01T10:00:00.000Z', rows: 2, faulty: 0, groups }
      await change(sql`update releases set check_started_at = null, dry_run = ${JSON.stringify(totals)}::jsonb,
        previous_dry_run = ${JSON.stringify({ ...totals, groups: groups.slice(0, 1) })}::jsonb where id = ${id}`)
    }
    const sums = async (who: Member) => {
      const overview = (await ask(who, 'POST', 'results/overview', { period })).json()
      const scores = (await ask(who, 'POST', 'results/scores', { period })).json()
      const { dry_run } = (await ask(who, 'GET', `releases/${id}`)).json()
      return {
        statuses: overview.statuses,
        computed: [overview.waiting, overview.computed, overview.outdated],
        scores: scores.groups.reduce((sum: number, group: number[]) => sum + (group.at(-1) ?? 0), 0),
        promised: dry_run.promised,
        groups: dry_run.groups,
      }
    }
    await printed('AWARD', 9_999)
    const seen = await sums(reader)
    await lookedAtBy(second, form.id)
    const blind = await sums(second)
    expect(blind.scores).toBe(seen.scores - 1)
    expect(blind).toMatchObject({ promised: 4_321, groups: [{ award: 4_321, count: 1, change: null }] })
    expect(seen.promised).toBe(4_321 + 9_999)

    // While the letters are checked again, the letter of the request has no kind yet.
    await change(sql`update release_rows set kind = null, checked_at = null
      where release_id = ${id} and request_id = ${form.id}`)
    await change(sql`update releases set check_started_at = now() where id = ${id}`)
    expect(await sums(second)).toMatchObject({ promised: 0, groups: [] })
    expect(await sums(reader)).toEqual(seen)
    await change(sql`update requests set status = 'DENIED' where id = ${form.id}`)
    await denyInIndex(form.id)
    await printed('REFUSAL', 0)
    expect(await sums(second)).toEqual(blind)
    const changed = await sums(reader)
    for (const sum of ['statuses', 'computed', 'scores', 'promised', 'groups'] as const)
      expect(changed[sum], sum).not.toEqual(seen[sum])
    await decideLooks(form.id)
    expect(await sums(second)).toEqual(changed)
  })
})
