import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { declareConflict } from '../src/office/work/declare-conflict.ts'
import { openRequest } from '../src/office/work/open-request.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { auditOf, givenStaff } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { type Listed, office, type Person, useWorkBench } from './support/work-bench.ts'

const { at, start, enter, ask, list, inReview, change, outcomes, later, dayIn } = useWorkBench()

describe('taking the next request', () => {
  const next = async (person: Person, more: object = {}) =>
    (await ask(person, '/queue/take-next', more)).body.taken as { request_id: string } | null

  it('returns the most urgent one, assigned and open', async () => {
    const waiting = await list(at.noa, {
      view: {
        status: 'SUBMITTED,REPAIR_BACK_FROM,REPAIR_BACK_FROM_TO,APPEAL_SUBMITTED,APPEAL_REPAIR_BACK_FROM',
      },
    })
    const taken = await next(at.noa)
    expect(taken?.request_id).toBe(waiting[0]?.request_id)
    const [row] = await list(at.noa, { view: { assignee: 'me' } })
    expect(row).toMatchObject({ request_id: taken?.request_id, open_at: { id: at.noa.id } })
    expect((await auditOf(at.server, at.noa.id))[0]).toMatchObject({ action: 'request-taken' })
  })

  it('can be previewed without taking it, and then takes the previewed one', async () => {
    const [others] = await inReview()
    await change(at.manager, others ? [others] : [], { kind: 'assign', to: at.yoav.id })
    for (const [person, view] of [
      [at.noa, {}],
      [at.noa, { status: 'SUBMITTED' }],
      [at.manager, {}],
    ] as const) {
      const said = await next(person, { view, is_preview: true })
      expect(said).not.toBeNull()
      expect(said?.request_id).not.toBe(others?.request_id)
      expect(await list(person, { view: { assignee: 'me' } })).toEqual([])
      expect(await next(person, { view })).toEqual(said)
      await at.server.database.transaction(async (tx) => {
        await tx.execute(sql`delete from request_work where assignee_id = ${person.id}`)
        await tx.execute(sql`update request_index set assignee_id = null where assignee_id = ${person.id}`)
      })
    }
    expect(await next(at.noa, { view: { labels: 'none-of-these' }, is_preview: true })).toBeNull()
  })

  it('six times at once by one person gives one request', async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, () => next(at.noa)))
    expect(new Set(taken.map((one) => one?.request_id)).size).toBe(1)
    expect(await list(at.noa, { view: { assignee: 'me' } })).toHaveLength(1)
    expect((await next(at.noa, { except: [taken[0]?.request_id] }))?.request_id).not.toBe(
      taken[0]?.request_id,
    )
  })

  it('on two nodes at once by one person gives one request', async () => {
    const second = await openTestApp({ NODE_ENV: 'development' }, undefined, at.server.at)
    onTestFinished(() => second.close())
    second.clock.set(start)
    const nextOn = async ({ app }: Pick<TestApp, 'app'>): Promise<string> => {
      const headers = { ...at.noa.headers, origin: 'http://localhost' }
      const answer = await app.inject({
        method: 'POST',
        url: `${office}/queue/take-next`,
        headers,
        payload: {},
      })
      return answer.json().taken.request_id
    }
    const nodes = [at.server, second, at.server, second, at.server, second]
    expect(new Set(await Promise.all(nodes.map(nextOn))).size).toBe(1)
    expect(await list(at.noa, { view: { assignee: 'me' } })).toHaveLength(1)
  })

  it('ten reviewers at once, three times, get thirty different ones', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => enter('reviewer')))
    const taken: (string | undefined)[] = []
    for (let round = 0; round < 3; round++) {
      const except = round === 0 ? {} : undefined
      const got = await Promise.all(
        people.map(async (person, place) => {
          const own = taken.filter((_, index) => index % 10 === place)
          return (await next(person, except ?? { except: own }))?.request_id
        }),
      )
      taken.push(...got)
    }
    expect(taken.filter((id) => id !== undefined)).toHaveLength(30)
    expect(new Set(taken).size).toBe(30)
  })

  it('skips requests that are on hold, in conflict, another’s, open elsewhere or excluded, and one’s own', async () => {
    const [held, known, others, open, skipped, own, free] = await inReview()
    if (!held || !known || !others || !open || !skipped || !own || !free) throw new Error('too few requests')
    await change(at.manager, [held], { kind: 'hold', reason: 'call', until: dayIn(3) })
    await declareConflict(at.server.platform, at.noa.id, known.request_id)
    await change(at.manager, [others], { kind: 'assign', to: at.yoav.id })
    await openRequest(at.server.platform, at.yoav, open.request_id)
    const identity = sql`(select identity_hash from request_index where request_id = ${own.request_id})`
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = ${identity} where id = ${at.noa.id}`),
    )
    const view = { status: 'SUBMITTED' }
    const taken = await next(at.noa, { view, except: [skipped.request_id] })
    expect(taken?.request_id).toBe(free.request_id)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = null where id = ${at.noa.id}`),
    )
  })

  it('returns a request on hold again when its day has come', async () => {
    const [first] = await inReview()
    await change(at.noa, first ? [first] : [], { kind: 'hold', reason: 'call', until: dayIn(3) })
    expect((await auditOf(at.server, at.noa.id))[0]).toMatchObject({
      action: 'request-work-changed',
      details: { change: 'hold', until: dayIn(3), reason: 'call' },
    })
    const view = { status: 'SUBMITTED' }
    expect((await next(at.noa, { view }))?.request_id).not.toBe(first?.request_id)
    later(3)
    expect((await next(at.yoav, { view }))?.request_id).toBe(first?.request_id)
    expect((await list(at.noa, { view: { hold: 'on' } })).length).toBe(0)
  })

  it('gives a manager what waits for confirmation, and never what they reviewed themselves', async () => {
    const [first, second] = await list(at.manager, { view: { status: 'TEAM_MANAGER_APPROVAL' } })
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_events set actor_id = ${at.manager.id}
        where request_id = ${first?.request_id} and event = 'APPROVE'`),
    )
    const taken = await next(at.manager, { view: { status: 'TEAM_MANAGER_APPROVAL' } })
    expect(taken?.request_id).toBe(second?.request_id)
    expect(await next(at.noa, { view: { status: 'TEAM_MANAGER_APPROVAL' } })).toBeNull()
  })

  it('returns nothing if nothing waits', async () => {
    expect(await next(at.noa, { view: { labels: 'none-of-these' } })).toBeNull()
    expect(await next(at.noa, { view: { period: 'no-such-period' } })).toBeNull()
  })
})

describe('changing the work on many requests', () => {
  it('has a result for each, and a refusal does not stop the others', async () => {
    const [mine, others, open] = await inReview()
    if (!mine || !others || !open) throw new Error('too few requests')
    await change(at.manager, [others], { kind: 'assign', to: at.yoav.id })
    await openRequest(at.server.platform, at.yoav, open.request_id)
    const past = (await list(at.noa, { view: { period: '2024' } }))[0]
    if (!past) throw new Error('no past request')
    const answer = await change(at.noa, [mine, others, open, past, mine], {
      kind: 'hold',
      reason: 'call',
      until: dayIn(2),
    })
    expect(outcomes(answer)).toEqual([
      'done',
      'ASSIGNED_TO_OTHER',
      'OPEN_ELSEWHERE',
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect(answer.body.results[1].at).toBe(at.yoav.name)
    expect(answer.body.results[2].at).toBe(at.yoav.name)
  })

  it('can be previewed without a change', async () => {
    const some = (await inReview()).slice(0, 2)
    const answer = await change(at.noa, some, { kind: 'assign', to: at.noa.id }, { is_preview: true })
    expect(outcomes(answer)).toEqual(['done', 'done'])
    expect(answer.body.undo).toBeNull()
    expect(await list(at.noa, { view: { assignee: 'me' } })).toEqual([])
  })

  it('can be undone within 15 minutes, except for requests that were changed since', async () => {
    const some = (await inReview()).slice(0, 3)
    const { body } = await change(at.noa, some, { kind: 'label', add: ['visit'], remove: [] })
    await change(at.yoav, some.slice(0, 1), { kind: 'label', add: ['late'], remove: [] })
    const undone = await ask(at.noa, '/work/undo', { change_id: body.undo.change_id })
    expect(outcomes(undone).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done', 'done'])
    expect((await list(at.noa, { view: { labels: 'visit' } })).length).toBe(1)
    expect((await ask(at.noa, '/work/undo', { change_id: body.undo.change_id })).status).toBe(404)
  })

  it('cannot be undone by others or later', async () => {
    const some = (await inReview()).slice(0, 1)
    const { body } = await change(at.noa, some, { kind: 'assign', to: at.noa.id })
    const undo = { change_id: body.undo.change_id }
    expect((await ask(at.yoav, '/work/undo', undo)).status).toBe(404)
    at.server.clock.set(new Date(start.getTime() + 15 * 60_000))
    expect((await ask(at.noa, '/work/undo', undo)).status).toBe(404)
    at.server.clock.set(new Date(start.getTime() + 15 * 60_000 - 1))
    expect(outcomes(await ask(at.noa, '/work/undo', undo))).toEqual(['done'])
    expect(await list(at.noa, { view: { assignee: 'me' } })).toEqual([])
  })

  it('does not overwrite a change by another person', async () => {
    const [first] = await inReview()
    const asked = { request_id: first?.request_id, version: first?.work_version }
    const assign = (person: Person) =>
      ask(person, '/work/change', { requests: [asked], change: { kind: 'assign', to: person.id } })
    const answers = await Promise.all([assign(at.noa), assign(at.yoav)])
    expect(answers.flatMap(outcomes).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
  })

  it('assigns no request to a person who may not have it', async () => {
    const [first] = await inReview()
    const some = first ? [first] : []
    await declareConflict(at.server.platform, at.yoav.id, first?.request_id ?? '')
    expect(outcomes(await change(at.noa, some, { kind: 'assign', to: at.yoav.id }))).toEqual([
      'CONFLICT_OF_INTEREST',
    ])
    const { id } = await givenStaff(at.server, ['finance'])
    expect(outcomes(await change(at.noa, some, { kind: 'assign', to: id }))).toEqual(['NOT_A_WORKER'])
    const nobody = await change(at.noa, some, { kind: 'assign', to: first?.request_id })
    expect(nobody.status).toBe(400)
  })

  it.each([
    ['a hold in the past', { kind: 'hold', reason: 'x', until: '2020-01-01' }],
    ['a hold for years', { kind: 'hold', reason: 'x', until: '2099-01-01' }],
    ['a hold without a reason', { kind: 'hold', reason: ' ', until: dayIn(1) }],
    ['a label with a comma', { kind: 'label', add: ['a,b'], remove: [] }],
    ['a label with markup', { kind: 'label', add: ['<b>'], remove: [] }],
    ['a decision', { kind: 'approve' }],
  ])('refuses %s', async (_what, what) => {
    expect((await change(at.noa, (await inReview()).slice(0, 1), what)).status).toBe(400)
  })

  it('two changes of the same requests at once never wait for each other in a circle', async () => {
    const some = (await inReview()).slice(0, 12)
    const rounds = Array.from({ length: 6 }, (_, n) =>
      change(n % 2 ? at.noa : at.manager, n % 2 ? some : some.toReversed(), {
        kind: 'label',
        add: [`label ${n}`],
        remove: [],
      }),
    )
    const takes = some
      .slice(0, 4)
      .map(({ request_id }) => ask(at.yoav, '/queue/take-next', { except: [request_id] }))
    for (const { status } of await Promise.all([...rounds, ...takes])) expect(status).toBe(200)
    expect((await inReview()).slice(0, 12).map(({ labels }) => labels.length)).toEqual(Array(12).fill(6))
  })
})

describe('changing the work on all requests of a view', () => {
  const plan = (person: Person, view: object, what: object) =>
    ask(person, '/work/plan', { view, change: what })
  const everyOne = { kind: 'label', add: ['all'], remove: [] }

  it.each(['91.5..76', '91.5...76', 'x'])(
    'is refused by the name of a filter that cannot be read: %s',
    async (score) => {
      const view = { status: 'SUBMITTED', score }
      for (const refused of [
        await plan(at.noa, view, everyOne),
        await ask(at.noa, '/queue/take-next', { view }),
        await ask(at.noa, '/queue/take-next', { view, is_preview: true }),
      ]) {
        expect(refused.status).toBe(400)
        expect(refused.body.error.errors).toMatchObject([{ code: 'UNKNOWN_OPTION', field: 'view.score' }])
      }
      expect((await ask(at.noa, '/requests/list', { view })).status).toBe(200)
    },
  )

  it('previews the outcome of every request, not only of those on the page, and changes nothing', async () => {
    const waiting = await inReview()
    const page = await ask(at.noa, '/requests/list', { limit: 10, view: { status: 'SUBMITTED' } })
    expect(page.body.next).not.toBeNull()
    const [others, open] = waiting
    await change(at.manager, others ? [others] : [], { kind: 'assign', to: at.yoav.id })
    await openRequest(at.server.platform, at.yoav, open?.request_id ?? '')
    const hold = { kind: 'hold', reason: 'call', until: dayIn(2) }
    const { status, body } = await plan(at.noa, { status: 'SUBMITTED' }, hold)
    expect(status).toBe(200)
    expect(body.count).toBe(waiting.length)
    expect(body.results.map(({ request_id }: Listed) => request_id).toSorted()).toEqual(
      waiting.map(({ request_id }) => request_id).toSorted(),
    )
    const refused = body.results.filter(({ outcome }: { outcome: string }) => outcome !== 'done')
    expect(refused).toMatchObject([
      { request_id: others?.request_id, outcome: 'ASSIGNED_TO_OTHER', version: 1 },
      { request_id: open?.request_id, outcome: 'OPEN_ELSEWHERE', version: 0 },
    ])
    expect(await list(at.noa, { view: { hold: 'on' } })).toEqual([])
  })

  it('changes exactly the previewed requests, with a result for each, and can be undone within 15 minutes', async () => {
    const { body: planned } = await plan(at.noa, { status: 'SUBMITTED' }, everyOne)
    const requests = planned.results.map(
      ({ request_id, version }: { request_id: string; version: number }) => ({
        request_id,
        version,
      }),
    )
    // Another person changes one of them meanwhile.
    const [first] = await inReview()
    await change(at.yoav, first ? [first] : [], { kind: 'label', add: ['late'], remove: [] })
    const done = await ask(at.noa, '/work/change', { requests, change: everyOne })
    const left = outcomes(done).filter((one) => one !== 'done')
    expect(left).toEqual(['CHANGED_MEANWHILE'])
    expect((await list(at.noa, { view: { labels: 'all' } })).length).toBe(requests.length - 1)
    const trail = (await auditOf(at.server, at.noa.id)).filter(
      ({ action }) => action === 'request-work-changed',
    )
    expect(new Set(trail.slice(0, requests.length - 1).map(({ details }) => details['request'])).size).toBe(
      requests.length - 1,
    )
    at.server.clock.set(new Date(start.getTime() + 15 * 60_000 - 1))
    const undone = await ask(at.noa, '/work/undo', { change_id: done.body.undo.change_id })
    expect(new Set(outcomes(undone))).toEqual(new Set(['done']))
    expect(await list(at.noa, { view: { labels: 'all' } })).toEqual([])
    expect((await list(at.noa, { view: { labels: 'late' } })).length).toBe(1)
  })

  it('does not give a request back by undo to a person who now knows the student, or was removed', async () => {
    const [known, left] = await inReview()
    const both = known && left ? [known, left] : []
    await change(at.manager, both, { kind: 'assign', to: at.yoav.id })
    const done = await change(at.manager, both, { kind: 'assign', to: at.noa.id })
    await declareConflict(at.server.platform, at.yoav.id, known?.request_id ?? '')
    const undone = await ask(at.manager, '/work/undo', { change_id: done.body.undo.change_id })
    expect(outcomes(undone)).toEqual(['CONFLICT_OF_INTEREST', 'done'])

    const again = await change(at.manager, left ? [left] : [], { kind: 'assign', to: at.noa.id })
    const leave = (since: Date | null) =>
      at.server.database.transaction((tx) =>
        tx.execute(sql`update staff set removed_at = ${since} where id = ${at.yoav.id}`),
      )
    await leave(start)
    onTestFinished(async () => void (await leave(null)))
    const last = await ask(at.manager, '/work/undo', { change_id: again.body.undo.change_id })
    expect(outcomes(last)).toEqual(['NOT_A_WORKER'])
    expect(await list(at.noa, { view: { assignee: 'me' } })).toHaveLength(2)
  })

  it('follows every filter, also that of a colleague’s requests', async () => {
    const [first, second] = await inReview()
    await change(at.manager, first && second ? [first, second] : [], { kind: 'assign', to: at.yoav.id })
    const { body } = await plan(at.manager, { assignee: at.yoav.id }, { kind: 'assign', to: at.noa.id })
    expect(body).toMatchObject({ count: 2, results: [{ outcome: 'done' }, { outcome: 'done' }] })
    expect((await plan(at.noa, { labels: 'none-of-these' }, everyOne)).body).toEqual({
      results: [],
      count: 0,
    })
    const elsewhere = await plan(at.noa, { period: 'no-such-period' }, everyOne)
    expect(elsewhere.body).toEqual({ results: [], count: 0 })
  })
})

it('an index row equals the work row after every change', async () => {
  const some = (await inReview()).slice(0, 4)
  await change(at.noa, some, { kind: 'assign', to: at.noa.id })
  await change(at.noa, some, { kind: 'hold', reason: 'call', until: dayIn(4) })
  await change(at.noa, some.slice(2), { kind: 'release' })
  const { rows } = await at.server.database.read((db) =>
    db.execute(sql`select from ${requestIndex} join request_work using (request_id)
      where request_index.assignee_id is distinct from request_work.assignee_id
        or request_index.hold_until is distinct from request_work.hold_until
        or request_index.labels <> request_work.labels`),
  )
  expect(rows).toEqual([])
})
