import { randomUUID } from 'node:crypto'
import type { ComputeRun } from '@milgo/contracts/office/results-fields'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { countMoves } from '@milgo/domain/what-if/tier-moves'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { computeBatch } from '../src/core/results/compute-batch.ts'
import { letterTemplate } from '../src/core/results/print-letter.ts'
import { publishResult } from '../src/core/results/publish-result.ts'
import { startComputing } from '../src/jobs/start-computing.ts'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { sessions } from '../src/store/accounts-schema.ts'
import { addStaff, auditOf, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
const start = new Date()
type Person = { readonly id: string; readonly headers: Record<string, string> }
// Assigned before the first test.
let [dana, yoav] = [] as unknown as [Person, Person]

const enter = async (...roles: StaffRole[]): Promise<Person> => {
  const { id } = await addStaff(server, roles)
  const headers = await staffSession(server, id)
  const far = new Date(start.getTime() + 20 * 86_400_000)
  await server.database.transaction((tx) =>
    tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
  )
  return { id, headers }
}

const rowsOf = async <Row extends Record<string, unknown>>(query: SQL): Promise<readonly Row[]> =>
  // As the query names them.
  (await server.database.read((db) => db.execute(query))).rows as unknown as readonly Row[]

const change = (query: SQL) => server.database.transaction((tx) => tx.execute(query))

const ask = async (person: Person, path: string, payload: object = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/core-service/api/v1/office/${path}`,
    headers: { ...person.headers, origin: 'http://localhost', 'accept-language': 'en' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const begin = async (payload: object = {}): Promise<ComputeRun> =>
  (await ask(dana, 'results/compute', payload)).body
const overview = async () => (await ask(dana, 'results/overview')).body

/** The ids of requests that wait, in the order of a run. */
let waiting: string[] = []

const reset = () =>
  change(sql`
    with those as (select id from requests where id = any(${sql.param(waiting)}::uuid[]))
    update requests set status = 'WAITING_TO_BE_COMPUTED', publish_state = '0' where id in (select id from those)`)

beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(start)
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 90, seed: 7, withOwnFiles: 1 })
  dana = await enter('manager')
  yoav = await enter('manager')
  waiting = (
    await rowsOf<{ id: string }>(
      sql`select id from requests where status = 'WAITING_TO_BE_COMPUTED' order by id`,
    )
  ).map(({ id }) => id)
  expect(waiting.length).toBeGreaterThan(5)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  await change(sql`delete from compute_runs`)
  await change(sql`delete from request_events where request_id = any(${sql.param(waiting)}::uuid[])
    and event in ('COMPUTE', 'PUBLISH')`)
  await change(sql`delete from scores where request_id = any(${sql.param(waiting)}::uuid[])`)
  await change(sql`delete from letters where request_id = any(${sql.param(waiting)}::uuid[])`)
  await reset()
  await change(
    sql`update request_index set status = requests.status from requests where requests.id = request_id`,
  )
})

const finish = async (runId: string, most?: number) => {
  while (await computeBatch(server.platform, runId, most));
}

type Counted = { id: string; status: string; scores: number; events: number; indexed: string }
const counted = () =>
  rowsOf<Counted>(sql`select id, status,
      (select count(*)::int from scores where request_id = requests.id) as scores,
      (select count(*)::int from request_events where request_id = requests.id and event = 'COMPUTE') as events,
      (select status from request_index where request_id = requests.id) as indexed
    from requests where id = any(${sql.param(waiting)}::uuid[]) order by id`)
const eachOnce = () =>
  waiting.map((id) => ({ id, status: 'COMPUTED', scores: 1, events: 1, indexed: 'COMPUTED' }))

describe('computing a period', () => {
  it('computes each request that waits, once, with rules, inputs and lines', async () => {
    const run = await begin()
    expect(run).toMatchObject({ state: 'RUNNING', total: waiting.length, done: 0, failed: 0 })
    expect(run.started_by.id).toBe(dana.id)
    await finish(run.id)
    expect(await counted()).toEqual(eachOnce())
    const { run: last, statuses } = await overview()
    expect(last).toMatchObject({ id: run.id, state: 'DONE', done: waiting.length, failed: 0 })
    expect(statuses.WAITING_TO_BE_COMPUTED).toBeUndefined()
    const [score] = await rowsOf<{ rules: string; lines: unknown[]; people: number; version: number }>(
      sql`select rules_version as rules, components -> 'income' -> 'lines' as lines, version,
        (inputs -> 'figures' ->> 'houseHoldPeople')::int as people from scores where request_id = ${waiting[0]}`,
    )
    expect(score).toMatchObject({ rules: '2025-1', version: 1 })
    expect(score?.people).toBeGreaterThan(0)
    expect(score?.lines.length).toBeGreaterThan(0)
  })

  it('goes on where it was killed, and computes and counts nobody twice', async () => {
    const run = await begin()
    await computeBatch(server.platform, run.id, 3)
    expect((await overview()).run).toMatchObject({ state: 'RUNNING', done: 3 })
    expect((await counted()).filter(({ scores }) => scores === 1)).toHaveLength(3)
    await finish(run.id, 3)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: waiting.length })
  })

  it('leaves nothing of a batch whose connection dies in its middle, and does it then', async () => {
    const run = await begin()
    const other = await server.database.pool.connect()
    await other.query('begin')
    // The index comes after scores, states and events: here the batch waits with all of them written.
    await other.query('select from request_index where request_id = $1 for update', [waiting[0]])
    const batch = computeBatch(server.platform, run.id, 4)
    // Not by the connection that waits in a transaction: its view of the activity stays as it was first.
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
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: waiting.length, failed: 0 })
  })

  it('is one when two managers start it at once, and one when two processes do it at once', async () => {
    const [one, other] = await Promise.all([ask(dana, 'results/compute'), ask(yoav, 'results/compute')])
    expect(one?.body.id).toBe(other?.body.id)
    const { id } = one?.body ?? { id: '' }
    const walk = async () => {
      for (let batch = 0; batch < waiting.length; batch += 1) await computeBatch(server.platform, id, 2)
    }
    await Promise.all([walk(), walk(), walk()])
    await finish(id, 2)
    expect(await counted()).toEqual(eachOnce())
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: waiting.length })
  })

  it('is done by the worker that polls for it', async () => {
    const computing = startComputing(server.platform, 20)
    const { id } = await begin()
    await expect.poll(async () => (await overview()).run).toMatchObject({ id, state: 'DONE' })
    await computing.stop()
    expect(await counted()).toEqual(eachOnce())
  })

  it('says who could not be computed and why, and computes the rest', async () => {
    const [first, second] = waiting
    await change(
      sql`update figure_versions set figures = figures - 'houseHoldPeople' where request_id = ${first}`,
    )
    await change(sql`update request_snapshots set sealed = 'broken' where request_id = ${second}`)
    const run = await begin()
    await finish(run.id)
    const { run: last } = await overview()
    expect(last).toMatchObject({ state: 'DONE', done: waiting.length - 2, failed: 2 })
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
    waiting = waiting.slice(2)
  })

  it('leaves out one that the database refuses, and computes the rest of its batch', async () => {
    const [refused = ''] = waiting
    await change(sql`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.request_id = ${sql.raw(`'${refused}'`)} then raise exception 'no'; end if; return new; end $$`)
    await change(
      sql`create trigger refuse_one before insert on scores for each row execute function refuse_one()`,
    )
    const run = await begin()
    await finish(run.id, 5)
    await change(sql`drop trigger refuse_one on scores`)
    await change(sql`drop function refuse_one`)
    expect((await overview()).run).toMatchObject({ state: 'DONE', done: waiting.length - 1, failed: 1 })
    expect((await counted()).slice(1)).toEqual(eachOnce().slice(1))
  })
})

describe('computing again', () => {
  const versionsOf = (id: string) =>
    rowsOf<{ version: number; result: string; award: number }>(
      sql`select version, result, award from scores where request_id = ${id} order by version`,
    )
  const again = (id: string, person = dana) => ask(person, `requests/${id}/compute-again`)
  const publication = { printedAppealDate: null, releaseId: null, templateVersion: letterTemplate }

  it('of all makes a new version, moves nothing and says who asked for it', async () => {
    await finish((await begin()).id)
    await finish((await begin({ is_again: true })).id)
    const rows = await counted()
    expect(
      rows.every(({ scores, events, status }) => scores >= 2 && events === 1 && status === 'COMPUTED'),
    ).toBe(true)
    const [entry] = await auditOf(server, dana.id)
    expect(entry?.action).toBe('request-computed-again')
  })

  it('of one adds the next version', async () => {
    const [id = ''] = waiting
    await finish((await begin()).id)
    const { status, body } = await again(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, rules_version: '2025-1' })
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('is refused before it was computed, and after its publication', async () => {
    const [id = ''] = waiting
    expect((await again(id)).body.error.errors[0].code).toBe('WRONG_STATUS')
    await finish((await begin()).id)
    await publishResult(server.platform, { kind: 'system' }, id, publication)
    const { status, body } = await again(id)
    expect(status).toBe(409)
    expect(body.error.errors[0].code).toBe('RESULT_PUBLISHED')
    await finish((await begin({ is_again: true })).id)
    expect(await versionsOf(id)).toHaveLength(1)
  })

  it('after a granted appeal computes the appeal alone, and never lowers the award', async () => {
    const [id = ''] = waiting
    await finish((await begin()).id)
    await publishResult(server.platform, { kind: 'system' }, id, publication)
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

  it('of a request that does not exist is 404', async () => {
    expect((await again(randomUUID())).status).toBe(404)
  })
})

describe('versions of the rules', () => {
  const tiersFrom = (from: number, amount = 5_000) => [{ from, amount }]
  const propose = (person: Person, payload: object) => ask(person, 'rules-versions', payload)
  const activate = (person: Person, version: number, seen: number) =>
    ask(person, 'rules-versions/activate', { version, seen })
  const activeOf = ({ rules }: { rules: { state: string; version: number }[] }) =>
    rules.find(({ state }) => state === 'ACTIVE')?.version ?? 0
  const totals = () =>
    rowsOf<{ id: string; total: number; award: number; rules: string }>(sql`
      select distinct on (request_id) request_id as id, total, award, rules_version as rules from scores
      where request_id = any(${sql.param(waiting)}::uuid[]) order by request_id, version desc`)

  it('begins with what the period was opened with', async () => {
    const { rules } = await overview()
    expect(rules).toHaveLength(1)
    expect(rules[0]).toMatchObject({ version: 1, name: '2025-1', state: 'ACTIVE', proposed_by: null })
  })

  it('is proposed by one and put in force by another, and asks to compute again', async () => {
    await finish((await begin()).id)
    const [one] = await totals()
    const edge = one?.total ?? 0
    const { status, body } = await propose(dana, { award_tiers: tiersFrom(edge), note: ' less ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, name: '2025-2', state: 'PROPOSED', note: 'less' })
    expect(activeOf(await overview())).toBe(1)

    const own = await activate(dana, 2, 1)
    expect([own.status, own.body.error.code]).toEqual([403, 'OWN_PROPOSAL'])
    expect((await activate(yoav, 2, 7)).body.error.code).toBe('RULES_MOVED')
    const [first, second] = await Promise.all([activate(yoav, 2, 1), activate(yoav, 2, 1)])
    expect([first?.status, second?.status].sort()).toEqual([200, 409])
    const done = first?.status === 200 ? first : second
    expect(done?.body).toMatchObject({ rules: { state: 'ACTIVE' }, to_compute: waiting.length })

    expect(await overview()).toMatchObject({ outdated: waiting.length })
    await finish((await begin({ is_again: true })).id)
    expect(await overview()).toMatchObject({ outdated: 0, computed: waiting.length })
    for (const { total, award, rules } of await totals()) {
      expect(rules).toBe('2025-2')
      expect(award).toBe(total >= edge ? 5_000 : 0)
    }
    expect((await auditOf(server, yoav.id)).map(({ action }) => action)).toContain('rules-activated')
  })

  it('a score at the edge of a tier is in it, and half a point below is not', async () => {
    await finish((await begin()).id)
    const rows = await totals()
    const seen = activeOf(await overview())
    const edge = Math.max(...rows.map(({ total }) => total))
    for (const from of [edge, edge + 0.5]) {
      // An amount of its own: the edge may be the one that is already in force.
      const { body } = await propose(dana, { award_tiers: tiersFrom(Math.min(from, 100), 6_000) })
      const active = activeOf(await overview())
      expect((await activate(yoav, body.version, active)).status).toBe(200)
      await finish((await begin({ is_again: true })).id)
      const awarded = (await totals()).filter(({ award }) => award > 0)
      expect(awarded.length).toBe(from === edge ? rows.filter(({ total }) => total === edge).length : 0)
    }
    expect(activeOf(await overview())).toBeGreaterThan(seen)
  })

  it('changes no published result', async () => {
    const [id = ''] = waiting
    await finish((await begin()).id)
    await publishResult(server.platform, { kind: 'system' }, id, {
      printedAppealDate: null,
      releaseId: null,
      templateVersion: letterTemplate,
    })
    const before = (await totals()).find((one) => one.id === id)
    const { body } = await propose(yoav, { award_tiers: tiersFrom(1) })
    await activate(dana, body.version, activeOf(await overview()))
    await finish((await begin({ is_again: true })).id)
    expect((await totals()).find((one) => one.id === id)).toEqual(before)
  })

  it('is refused where nothing differs, or a lower score would earn more', async () => {
    const { rules } = await overview()
    const active = rules.find(({ state }: { state: string }) => state === 'ACTIVE')
    const same = await propose(dana, { award_tiers: active.award_tiers })
    expect(same.body.error.code).toBe('RULES_UNCHANGED')
    const wrong = [
      { from: 90, amount: 4_000 },
      { from: 70, amount: 9_000 },
    ]
    expect((await propose(dana, { award_tiers: wrong })).status).toBe(400)
    const bands = {
      ...active.score_rules,
      income: [
        { upTo: 10, points: 1 },
        { upTo: 5, points: 2 },
      ],
    }
    delete bands.version
    expect((await propose(dana, { award_tiers: tiersFrom(50), score_rules: bands })).status).toBe(400)
  })

  it('can be taken back, and is not put in force then', async () => {
    const { body } = await propose(dana, { award_tiers: tiersFrom(33) })
    const withdraw = () => ask(yoav, 'rules-versions/withdraw', { version: body.version })
    expect((await withdraw()).body).toMatchObject({ state: 'WITHDRAWN' })
    expect((await withdraw()).status).toBe(409)
    const after = await activate(yoav, body.version, activeOf(await overview()))
    expect(after.body.error.code).toBe('RULES_MOVED')
  })

  it('lists page by page who would move, nobody twice, as many as the scores say', async () => {
    await finish((await begin()).id)
    const { rules } = await overview()
    const { award_tiers: tiers } = rules.find(({ state }: { state: string }) => state === 'ACTIVE')
    const { groups } = (await ask(dana, 'results/scores')).body as {
      groups: [number, number, number, number, number][]
    }
    expect(groups.reduce((sum, [, , , , count]) => sum + count, 0)).toBe(waiting.length)
    const other = [{ from: 0.5, amount: 7_000 }]
    const counted = countMoves(
      groups.map(([total, , , , count]) => ({ total, count })),
      tiers,
      other,
    )
    const found: string[] = []
    let after: object | undefined
    do {
      const { body } = await ask(dana, 'results/moves', {
        award_tiers: other,
        limit: 2,
        ...(after && { after }),
      })
      for (const one of body.requests) {
        expect(one.before).not.toBe(one.after)
        found.push(one.request_id)
      }
      after = body.next ?? undefined
    } while (after)
    expect(found.length).toBe(counted.up + counted.down)
    expect(found.length).toBeGreaterThan(2)
    expect(new Set(found).size).toBe(found.length)
  })
})
