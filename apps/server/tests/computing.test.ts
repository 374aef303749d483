import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { computeBatch } from '../src/core/results/compute-batch.ts'
import { letterTemplate } from '../src/core/results/print-letter.ts'
import { publishResult } from '../src/core/results/publish-result.ts'
import { startComputing } from '../src/jobs/start-computing.ts'
import { useComputingBench } from './support/computing-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, rowsOf, change, ask, begin, overview, finish } = useComputingBench()

type Counted = { id: string; status: string; scores: number; events: number; indexed: string }
const counted = () =>
  rowsOf<Counted>(sql`select id, status,
      (select count(*)::int from scores where request_id = requests.id) as scores,
      (select count(*)::int from request_events where request_id = requests.id and event = 'COMPUTE') as events,
      (select status from request_index where request_id = requests.id) as indexed
    from requests where id = any(${sql.param(at.waiting)}::uuid[]) order by id`)
const eachOnce = () =>
  at.waiting.map((id) => ({ id, status: 'COMPUTED', scores: 1, events: 1, indexed: 'COMPUTED' }))

describe('computing a period', () => {
  it('computes each waiting request once, with rules, inputs and lines', async () => {
    const run = await begin()
    expect(run).toMatchObject({ state: 'RUNNING', total: at.waiting.length, done: 0, failed: 0 })
    expect(run.started_by.id).toBe(at.dana.id)
    await finish(run.id)
    expect(await counted()).toEqual(eachOnce())
    const { run: last, statuses } = await overview()
    expect(last).toMatchObject({ id: run.id, state: 'DONE', done: at.waiting.length, failed: 0 })
    expect(statuses.WAITING_TO_BE_COMPUTED).toBeUndefined()
    const [score] = await rowsOf<{ rules: string; lines: unknown[]; people: number; version: number }>(
      sql`select rules_version as rules, components -> 'income' -> 'lines' as lines, version,
        (inputs -> 'figures' ->> 'houseHoldPeople')::int as people from scores where request_id = ${at.waiting[0]}`,
    )
    expect(score).toMatchObject({ rules: '2025-1', version: 1 })
    expect(score?.people).toBeGreaterThan(0)
    expect(score?.lines.length).toBeGreaterThan(0)
  })

  it('continues after it was killed, and computes and counts nobody twice', async () => {
    const run = await begin()
    await computeBatch(at.server.platform, run.id, 3)
    expect((await overview()).run).toMatchObject({ state: 'RUNNING', done: 3 })
    expect((await counted()).filter(({ scores }) => scores === 1)).toHaveLength(3)
    await finish(run.id, 3)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: at.waiting.length })
  })

  it('writes nothing of a batch whose connection is lost in the middle, and computes it later', async () => {
    const run = await begin()
    const other = await at.server.database.pool.connect()
    await other.query('begin')
    // The index is written after scores, states and events. The batch waits here with all of them written.
    await other.query('select from request_index where request_id = $1 for update', [at.waiting[0]])
    const batch = computeBatch(at.server.platform, run.id, 4)
    // A new connection each time, because inside a transaction the view of the activity does not change.
    const blocked = async () =>
      (
        await rowsOf<{ pid: number }>(sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%update request_index%'`)
      )[0]?.pid
    await expect.poll(blocked).toBeDefined()
    await rowsOf(sql`select pg_terminate_backend(${await blocked()})`)
    await other.query('commit')
    other.release()
    await batch.catch(() => {})
    await finish(run.id, 4)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: at.waiting.length, failed: 0 })
  })

  it('runs once when two managers start it at once, and when two processes compute it at once', async () => {
    const [one, other] = await Promise.all([ask(at.dana, 'results/compute'), ask(at.yoav, 'results/compute')])
    expect(one?.body.id).toBe(other?.body.id)
    const { id } = one?.body ?? { id: '' }
    const walk = async () => {
      for (let batch = 0; batch < at.waiting.length; batch += 1) await computeBatch(at.server.platform, id, 2)
    }
    await Promise.all([walk(), walk(), walk()])
    await finish(id, 2)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: at.waiting.length })
  })

  it('is done by the worker that polls for runs', async () => {
    const computing = startComputing(at.server.platform, 20)
    const { id } = await begin()
    await expect.poll(async () => (await overview()).run).toMatchObject({ id, state: 'DONE' })
    await computing.stop()
    expect(await counted()).toEqual(eachOnce())
  })

  it('reports who could not be computed and why, and computes the rest', async () => {
    const [first, second] = at.waiting
    await change(
      sql`update figure_versions set figures = figures - 'houseHoldPeople' where request_id = ${first}`,
    )
    await change(sql`update request_snapshots set sealed = 'broken' where request_id = ${second}`)
    const run = await begin()
    await finish(run.id)
    const { run: last } = await overview()
    expect(last).toMatchObject({ state: 'DONE', done: at.waiting.length - 2, failed: 2 })
    expect(
      new Map(last.failures.map((one: { request_id: string; code: string }) => [one.request_id, one.code])),
    ).toEqual(
      new Map([
        [first, 'FIGURES_INCOMPLETE'],
        [second, 'UNREADABLE'],
      ]),
    )
    const rest = (await counted()).slice(2)
    expect(rest).toEqual(eachOnce().slice(2))
    expect((await counted())[0]).toMatchObject({ status: 'WAITING_TO_BE_COMPUTED', scores: 0, events: 0 })
    await change(sql`update requests set status = 'SUBMITTED' where id in (${first}, ${second})`)
    at.waiting = at.waiting.slice(2)
  })

  it('tries a batch again later if another transaction holds one of its requests for long', async () => {
    const run = await begin()
    const { platform, database } = at.server
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('select from requests where id = $1 for no key update', [at.waiting[0]])
    // As after ten seconds of waiting.
    const transaction: typeof database.transaction = (work) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '50ms'`)
        return work(tx)
      })
    const hurried = { ...platform, database: { ...database, transaction } }
    await expect(computeBatch(hurried, run.id)).rejects.toMatchObject({ code: 'BEING_CHANGED' })
    await other.query('commit')
    other.release()
    await finish(run.id)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', failed: 0 })
  })

  it('leaves out a request that the database refuses, and computes the rest of its batch', async () => {
    const [refused = ''] = at.waiting
    await change(sql`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.request_id = ${sql.raw(`'${refused}'`)} then raise exception 'no'; end if; return new; end $$`)
    await change(
      sql`create trigger refuse_one before insert on scores for each row execute function refuse_one()`,
    )
    const run = await begin()
    await finish(run.id, 5)
    await change(sql`drop trigger refuse_one on scores`)
    await change(sql`drop function refuse_one`)
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: at.waiting.length - 1, failed: 1 })
    expect((await counted()).slice(1)).toEqual(eachOnce().slice(1))
  })
})

describe('computing again', () => {
  const versionsOf = (id: string) =>
    rowsOf<{ version: number; result: string; award: number }>(
      sql`select version, result, award from scores where request_id = ${id} order by version`,
    )
  const again = (id: string, person = at.dana) => ask(person, `requests/${id}/compute-again`)
  const publication = { printedAppealDate: null, releaseId: null, templateVersion: letterTemplate }

  it('of all requests makes a new version, moves nothing and says who asked for it', async () => {
    await finish((await begin()).id)
    await finish((await begin({ is_again: true })).id)
    const rows = await counted()
    expect(
      rows.every(({ scores, events, status }) => scores >= 2 && events === 1 && status === 'COMPUTED'),
    ).toBe(true)
    const [entry] = await auditOf(at.server, at.dana.id)
    expect(entry?.action).toBe('request-computed-again')
  })

  it('of one request adds the next version', async () => {
    const [id = ''] = at.waiting
    await finish((await begin()).id)
    const { status, body } = await again(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, rules_version: '2025-1' })
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('is refused before the first computation, and after publication', async () => {
    const [id = ''] = at.waiting
    expect((await again(id)).body.error.errors[0].code).toBe('WRONG_STATUS')
    await finish((await begin()).id)
    await publishResult(at.server.platform, { kind: 'system' }, id, publication)
    const { status, body } = await again(id)
    expect(status).toBe(409)
    expect(body.error.errors[0].code).toBe('RESULT_PUBLISHED')
    await finish((await begin({ is_again: true })).id)
    expect(await versionsOf(id)).toHaveLength(1)
  })

  it('after a granted appeal computes only the appeal, and never lowers the award', async () => {
    const [id = ''] = at.waiting
    await finish((await begin()).id)
    await publishResult(at.server.platform, { kind: 'system' }, id, publication)
    await change(sql`update scores set award = 12480 where request_id = ${id}`)
    await change(sql`update requests set status = 'APPEAL_APPROVED',
      memory = memory || '{"appeal":"GRANTED"}' where id = ${id}`)
    await finish((await begin()).id)
    await finish((await begin({ is_again: true })).id)
    expect((await counted())[0]?.status).toBe('APPEAL_CALCULATED')
    const [first, ...appeal] = await versionsOf(id)
    expect(first).toMatchObject({ result: '1', award: 12_480 })
    expect(appeal).toHaveLength(2)
    expect(appeal.every(({ result, award }) => result === '2' && award === 12_480)).toBe(true)
    const events = await rowsOf<{ event: string }>(
      sql`select event from request_events where request_id = ${id} order by number desc limit 2`,
    )
    expect(events.map(({ event }) => event)).toEqual(['COMPUTE', 'QUEUE_APPEAL'])
    await change(sql`delete from request_events where request_id = ${id} and event = 'QUEUE_APPEAL'`)
    await change(sql`update requests set memory = memory || '{"appeal":"NONE"}' where id = ${id}`)
  })

  it('of an unknown request is 404', async () => {
    expect((await again(randomUUID())).status).toBe(404)
  })
})
