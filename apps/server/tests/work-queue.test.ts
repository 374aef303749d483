import { daysAfter, jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import type { AgeingLevel } from '@milgo/domain/queue/ageing'
import { isInView, readView } from '@milgo/domain/queue/queue-view'
import { workingDaysAfter } from '@milgo/domain/queue/working-days'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refreshDeadlines } from '../src/core/requests/refresh-deadlines.ts'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { declareConflict } from '../src/office/work/declare-conflict.ts'
import { openRequest } from '../src/office/work/open-request.ts'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { sessions } from '../src/store/accounts-schema.ts'
import { currentPeriodId } from '../src/store/current-period.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { requestEvents } from '../src/store/requests-schema.ts'
import { addStaff, auditOf, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
const start = new Date()
type Person = { id: string; name: string; roles: StaffRole[]; headers: Record<string, string> }
// Assigned before the first test.
let [noa, yoav, manager] = [] as unknown as [Person, Person, Person]

const enter = async (...roles: StaffRole[]): Promise<Person> => {
  const { id, name } = await addStaff(server, roles)
  const headers = await staffSession(server, id)
  // Sessions of the tests begin at a fixed day; these requests are of today.
  const far = new Date(start.getTime() + 20 * 86_400_000)
  await server.database.transaction((tx) =>
    tx.update(sessions).set({ idleEndsAt: far, endsAt: far }).where(eq(sessions.staffId, id)),
  )
  return { id, name, roles, headers }
}

beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(start)
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 150, seed: 7, withOwnFiles: 1 })
  noa = await enter('reviewer')
  yoav = await enter('reviewer')
  manager = await enter('manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  await server.database.transaction(async (tx) => {
    await tx.execute(
      sql`truncate staff_conflicts, request_work, queue_views, work_changes, work_change_rows, rate_limits`,
    )
    await tx.execute(sql`update request_index set assignee_id = null, hold_until = null, labels = '{}'`)
  })
})

const office = '/core-service/api/v1/office'
const ask = async (person: Person, path: string, payload: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${office}${path}`,
    headers: { ...person.headers, origin: 'http://localhost' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
type Listed = {
  request_id: string
  name: string
  request_number: string
  status: string
  submitted_at: string
  waiting: { days: number; due_on: string; level: AgeingLevel } | null
  assignee: { id: string } | null
  open_at: { id: string; name: string } | null
  hold: { reason: string } | null
  labels: string[]
  flags: string[]
  language: 'he'
  institution_id: number
  work_version: number
}
const list = async (person: Person, payload: object): Promise<Listed[]> => {
  const found: Listed[] = []
  let after: object | undefined
  do {
    const { body } = await ask(person, '/requests/list', { limit: 40, ...payload, ...(after && { after }) })
    found.push(...body.requests)
    after = body.next ?? undefined
  } while (after)
  return found
}
const inReview = (person = noa) => list(person, { view: { status: 'SUBMITTED' } })
const change = (person: Person, requests: readonly Listed[], what: object, more: object = {}) =>
  ask(person, '/work/change', {
    requests: requests.map(({ request_id }) => ({ request_id })),
    change: what,
    ...more,
  })
const outcomes = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome)
const daysOff = async () => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ days: string[] }>(
      sql`select days_off as days from registration_periods where id = ${currentPeriodId}`,
    ),
  )
  return rows[0]?.days ?? []
}
const later = (days: number) => server.clock.set(new Date(start.getTime() + days * 86_400_000))
const dayIn = (days: number) => daysAfter(jerusalemDayAt(start), days)

describe('the list', () => {
  it('is most urgent first, and in each order comes page by page, both ways', async () => {
    const urgent = (await list(noa, {})).map(({ waiting }) => waiting?.due_on ?? '9')
    expect(urgent.length).toBeGreaterThan(50)
    expect(urgent).toEqual(urgent.toSorted())
    for (const sort of ['due', 'waiting', 'name', 'number', 'moved']) {
      const ids = (await list(noa, { sort, limit: 30 })).map(({ request_id }) => request_id)
      expect(new Set(ids).size).toBe(urgent.length)
      const back = (await list(noa, { sort: `-${sort}`, limit: 30 })).map(({ request_id }) => request_id)
      expect(back).toEqual(ids.toReversed())
    }
  })

  it('has what the filters of the domain let pass, and nothing else', async () => {
    const some = await inReview()
    await change(noa, some.slice(0, 6), { kind: 'assign', to: noa.id })
    await change(noa, some.slice(6, 9), { kind: 'assign', to: yoav.id })
    await change(noa, some.slice(4, 8), { kind: 'label', add: ['visit'], remove: [] })
    await change(noa, some.slice(2, 5), { kind: 'hold', reason: 'call', until: dayIn(3) })
    const whole = await list(noa, {})
    const indexed = new Map(
      (await server.database.read((db) => db.select().from(requestIndex))).map((row) => [row.requestId, row]),
    )
    const historyOf = ({ request_id, submitted_at }: Listed) => {
      const row = indexed.get(request_id)
      if (!row) throw new Error('a request without a row')
      const { decision, decidedAt, decidedBy: by, decisionReason: reason, appeal, returnedFor } = row
      return {
        sentOn: jerusalemDayAt(new Date(submitted_at)),
        decision: decision && decidedAt ? { decision, on: jerusalemDayAt(decidedAt), by, reason } : undefined,
        appeal,
        returnedFor,
      }
    }
    const moves = (await server.database.read((db) => db.select().from(requestEvents))).filter(
      ({ fromStatus, toStatus }) => fromStatus !== toStatus,
    )
    const rowOf = (one: Listed) => ({
      ...historyOf(one),
      period: one.request_number.slice(0, -7),
      left: moves.filter(({ requestId }) => requestId === one.request_id).map(({ fromStatus }) => fromStatus),
      ageing: one.waiting?.level,
      status: one.status as 'SUBMITTED',
      institutionId: one.institution_id,
      waitedDays: one.waiting?.days ?? -1,
      assigneeId: one.assignee?.id,
      isOnHold: one.hold !== null,
      flags: one.flags as [],
      labels: one.labels,
      language: one.language,
    })
    const institution = String(whole[0]?.institution_id)
    const decisions = whole.flatMap((one) => historyOf(one).decision ?? [])
    const [someDay = '', laterDay = ''] = [...new Set(decisions.map(({ on }) => on))].toSorted()
    const returned = whole.flatMap((one) => historyOf(one).returnedFor)
    expect([decisions.length > 5, returned.length > 3, laterDay !== '']).toEqual([true, true, true])
    const views = [
      { ageing: 'within' },
      { ageing: 'due' },
      { ageing: 'overdue', status: 'SUBMITTED,APPEAL_SUBMITTED' },
      { ageing: 'due,overdue', assignee: 'none' },
      { sent: historyOf(whole[0] as Listed).sentOn },
      { sent: `${historyOf(whole[0] as Listed).sentOn}..${historyOf(whole.at(-1) as Listed).sentOn}` },
      { decided: someDay },
      { decided: `${someDay}..${laterDay}` },
      { decision: 'approved' },
      { decision: 'denied,rejected', language: 'he' },
      { reason: decisions.find(({ reason }) => reason !== null)?.reason ?? 'missing' },
      { reason: 'none' },
      { decidedBy: decisions.find(({ by }) => by !== null)?.by ?? 'missing' },
      { decidedBy: 'me' },
      { returned: 'any' },
      { returned: returned.find((part) => part.includes('.')) ?? 'missing' },
      { returned: returned.find((part) => /^[a-z_]{4,}$/.test(part)) ?? 'missing', language: 'he,ar' },
      { appeal: 'OPEN' },
      { appeal: 'GRANTED,DENIED' },
      { flags: 'undeliverable' },
      { left: 'SUBMITTED' },
      { left: 'REPAIR_BACK_FOR,TEAM_MANAGER_APPROVAL', language: 'he' },
      { period: '2025' },
      { status: 'SUBMITTED,REPAIR_BACK_FROM' },
      { institution },
      { waiting: '3' },
      { waiting: '10', language: 'ar,en' },
      { assignee: 'me' },
      { assignee: 'none' },
      { assignee: `me,${yoav.id}` },
      { assignee: 'me,none', hold: 'off' },
      { hold: 'on' },
      { labels: 'visit,other' },
      { flags: 'sent-back' },
      { flags: 'unsent-files,same-account' },
      { language: 'he' },
      { labels: 'visit', status: 'SUBMITTED', language: 'he' },
    ]
    const { body } = await ask(noa, '/requests/count', { views })
    for (const [place, view] of views.entries()) {
      const wanted = readView(new Map(Object.entries(view)))
      const expected = whole.filter((one) => isInView(rowOf(one), wanted, { staffId: noa.id }))
      const found = await list(noa, { view })
      expect([view, found.map(({ request_id }) => request_id)]).toEqual([
        view,
        expected.map(({ request_id }) => request_id),
      ])
      const byName = (await list(noa, { view, sort: 'name' })).map(({ request_id }) => request_id)
      expect([view, byName.toSorted()]).toEqual([view, found.map(({ request_id }) => request_id).toSorted()])
      expect([view, body.views[place].count]).toEqual([view, expected.length])
      const longest = Math.max(-1, ...expected.map(({ waiting }) => waiting?.days ?? -1))
      expect(body.views[place].longest_wait).toBe(longest < 0 ? null : longest)
    }
  })

  it('says who has a request open, until half an hour has passed', async () => {
    const [first] = await inReview()
    await openRequest(server.platform, yoav, first?.request_id ?? '')
    const shown = async () => (await inReview()).find(({ request_id }) => request_id === first?.request_id)
    expect((await shown())?.open_at).toEqual({ id: yoav.id, name: yoav.name })
    server.clock.set(new Date(start.getTime() + 30 * 60_000))
    expect((await shown())?.open_at).toBeNull()
  })

  it.each(["O'Neil", '"; drop table requests; --', '\\', '%', '_', "'''", 'זזז״קק'])(
    'searches for %j as for a name',
    async (search) => {
      const { status, body } = await ask(noa, '/requests/list', { search })
      expect(status).toBe(200)
      expect(body.requests).toEqual([])
    },
  )
})

describe('taking the next request', () => {
  const next = async (person: Person, more: object = {}) =>
    (await ask(person, '/queue/take-next', more)).body.taken as { request_id: string } | null

  it('gives the most urgent one, assigned and open', async () => {
    const waiting = await list(noa, {
      view: {
        status: 'SUBMITTED,REPAIR_BACK_FROM,REPAIR_BACK_FROM_TO,APPEAL_SUBMITTED,APPEAL_REPAIR_BACK_FROM',
      },
    })
    const taken = await next(noa)
    expect(taken?.request_id).toBe(waiting[0]?.request_id)
    const [row] = await list(noa, { view: { assignee: 'me' } })
    expect(row).toMatchObject({ request_id: taken?.request_id, open_at: { id: noa.id } })
    expect((await auditOf(server, noa.id))[0]).toMatchObject({ action: 'request-taken' })
  })

  it('is said beforehand without being taken, and is the one that is taken then', async () => {
    const [others] = await inReview()
    await change(manager, others ? [others] : [], { kind: 'assign', to: yoav.id })
    for (const [person, view] of [
      [noa, {}],
      [noa, { status: 'SUBMITTED' }],
      [manager, {}],
    ] as const) {
      const said = await next(person, { view, is_preview: true })
      expect(said).not.toBeNull()
      expect(said?.request_id).not.toBe(others?.request_id)
      expect(await list(person, { view: { assignee: 'me' } })).toEqual([])
      expect(await next(person, { view })).toEqual(said)
      await server.database.transaction(async (tx) => {
        await tx.execute(sql`delete from request_work where assignee_id = ${person.id}`)
        await tx.execute(sql`update request_index set assignee_id = null where assignee_id = ${person.id}`)
      })
    }
    expect(await next(noa, { view: { labels: 'none-of-these' }, is_preview: true })).toBeNull()
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

  it('passes over what is on hold, in conflict, another’s, open elsewhere or skipped, and one’s own', async () => {
    const [held, known, others, open, skipped, own, free] = await inReview()
    if (!held || !known || !others || !open || !skipped || !own || !free) throw new Error('too few requests')
    await change(manager, [held], { kind: 'hold', reason: 'call', until: dayIn(3) })
    await declareConflict(server.platform, noa.id, known.request_id)
    await change(manager, [others], { kind: 'assign', to: yoav.id })
    await openRequest(server.platform, yoav, open.request_id)
    const identity = sql`(select identity_hash from request_index where request_id = ${own.request_id})`
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = ${identity} where id = ${noa.id}`),
    )
    const view = { status: 'SUBMITTED' }
    const taken = await next(noa, { view, except: [skipped.request_id] })
    expect(taken?.request_id).toBe(free.request_id)
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = null where id = ${noa.id}`),
    )
  })

  it('gives a held request again when its day has come', async () => {
    const [first] = await inReview()
    await change(noa, first ? [first] : [], { kind: 'hold', reason: 'call', until: dayIn(3) })
    expect((await auditOf(server, noa.id))[0]).toMatchObject({
      action: 'request-work-changed',
      details: { change: 'hold', until: dayIn(3), reason: 'call' },
    })
    const view = { status: 'SUBMITTED' }
    expect((await next(noa, { view }))?.request_id).not.toBe(first?.request_id)
    later(3)
    expect((await next(yoav, { view }))?.request_id).toBe(first?.request_id)
    expect((await list(noa, { view: { hold: 'on' } })).length).toBe(0)
  })

  it('gives a manager what waits for confirmation, and never what they reviewed themselves', async () => {
    const [first, second] = await list(manager, { view: { status: 'TEAM_MANAGER_APPROVAL' } })
    await server.database.transaction((tx) =>
      tx.execute(sql`update request_events set actor_id = ${manager.id}
        where request_id = ${first?.request_id} and event = 'APPROVE'`),
    )
    const taken = await next(manager, { view: { status: 'TEAM_MANAGER_APPROVAL' } })
    expect(taken?.request_id).toBe(second?.request_id)
    expect(await next(noa, { view: { status: 'TEAM_MANAGER_APPROVAL' } })).toBeNull()
  })

  it('has nothing to give where nothing waits', async () => {
    expect(await next(noa, { view: { labels: 'none-of-these' } })).toBeNull()
    expect(await next(noa, { view: { period: 'no-such-period' } })).toBeNull()
  })
})

describe('changing the work on many', () => {
  it('has a result for each, and stops at none', async () => {
    const [mine, others, open] = await inReview()
    if (!mine || !others || !open) throw new Error('too few requests')
    await change(manager, [others], { kind: 'assign', to: yoav.id })
    await openRequest(server.platform, yoav, open.request_id)
    const past = (await list(noa, { view: { period: '2025-past' } }))[0]
    if (!past) throw new Error('no past request')
    const answer = await change(noa, [mine, others, open, past, mine], {
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
    expect(answer.body.results[1].at).toBe(yoav.name)
    expect(answer.body.results[2].at).toBe(yoav.name)
  })

  it('is shown beforehand without being made', async () => {
    const some = (await inReview()).slice(0, 2)
    const answer = await change(noa, some, { kind: 'assign', to: noa.id }, { is_preview: true })
    expect(outcomes(answer)).toEqual(['done', 'done'])
    expect(answer.body.undo).toBeNull()
    expect(await list(noa, { view: { assignee: 'me' } })).toEqual([])
  })

  it('is undone within 15 minutes, except what somebody has changed since', async () => {
    const some = (await inReview()).slice(0, 3)
    const { body } = await change(noa, some, { kind: 'label', add: ['visit'], remove: [] })
    await change(yoav, some.slice(0, 1), { kind: 'label', add: ['late'], remove: [] })
    const undone = await ask(noa, '/work/undo', { change_id: body.undo.change_id })
    expect(outcomes(undone).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done', 'done'])
    expect((await list(noa, { view: { labels: 'visit' } })).length).toBe(1)
    expect((await ask(noa, '/work/undo', { change_id: body.undo.change_id })).status).toBe(404)
  })

  it('is undone by nobody else and not later', async () => {
    const some = (await inReview()).slice(0, 1)
    const { body } = await change(noa, some, { kind: 'assign', to: noa.id })
    const undo = { change_id: body.undo.change_id }
    expect((await ask(yoav, '/work/undo', undo)).status).toBe(404)
    server.clock.set(new Date(start.getTime() + 15 * 60_000))
    expect((await ask(noa, '/work/undo', undo)).status).toBe(404)
    server.clock.set(new Date(start.getTime() + 15 * 60_000 - 1))
    expect(outcomes(await ask(noa, '/work/undo', undo))).toEqual(['done'])
    expect(await list(noa, { view: { assignee: 'me' } })).toEqual([])
  })

  it('does not overwrite what another has changed meanwhile', async () => {
    const [first] = await inReview()
    const asked = { request_id: first?.request_id, version: first?.work_version }
    const assign = (person: Person) =>
      ask(person, '/work/change', { requests: [asked], change: { kind: 'assign', to: person.id } })
    const answers = await Promise.all([assign(noa), assign(yoav)])
    expect(answers.flatMap(outcomes).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
  })

  it('gives no request to who may not have it', async () => {
    const [first] = await inReview()
    const some = first ? [first] : []
    await declareConflict(server.platform, yoav.id, first?.request_id ?? '')
    expect(outcomes(await change(noa, some, { kind: 'assign', to: yoav.id }))).toEqual([
      'CONFLICT_OF_INTEREST',
    ])
    const { id } = await addStaff(server, ['finance'])
    expect(outcomes(await change(noa, some, { kind: 'assign', to: id }))).toEqual(['NOT_A_WORKER'])
    const nobody = await change(noa, some, { kind: 'assign', to: first?.request_id })
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
    expect((await change(noa, (await inReview()).slice(0, 1), what)).status).toBe(400)
  })

  it('two changes of the same many at once never wait for each other in a circle', async () => {
    const some = (await inReview()).slice(0, 12)
    const rounds = Array.from({ length: 6 }, (_, n) =>
      change(n % 2 ? noa : manager, n % 2 ? some : some.toReversed(), {
        kind: 'label',
        add: [`label ${n}`],
        remove: [],
      }),
    )
    const takes = Array.from({ length: 4 }, () => ask(yoav, '/queue/take-next', {}))
    for (const { status } of await Promise.all([...rounds, ...takes])) expect(status).toBe(200)
    expect((await inReview()).slice(0, 12).map(({ labels }) => labels.length)).toEqual(Array(12).fill(6))
  })
})

describe('changing the work on all of a view', () => {
  const plan = (person: Person, view: object, what: object) =>
    ask(person, '/work/plan', { view, change: what })
  const everyOne = { kind: 'label', add: ['all'], remove: [] }

  it('says beforehand what becomes of each request, not only of those on the page, and changes nothing', async () => {
    const waiting = await inReview()
    const page = await ask(noa, '/requests/list', { limit: 10, view: { status: 'SUBMITTED' } })
    expect(page.body.next).not.toBeNull()
    const [others, open] = waiting
    await change(manager, others ? [others] : [], { kind: 'assign', to: yoav.id })
    await openRequest(server.platform, yoav, open?.request_id ?? '')
    const hold = { kind: 'hold', reason: 'call', until: dayIn(2) }
    const { status, body } = await plan(noa, { status: 'SUBMITTED' }, hold)
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
    expect(await list(noa, { view: { hold: 'on' } })).toEqual([])
  })

  it('changes exactly what was seen, with a result for each, and undoes it within 15 minutes', async () => {
    const { body: planned } = await plan(noa, { status: 'SUBMITTED' }, everyOne)
    const requests = planned.results.map(
      ({ request_id, version }: { request_id: string; version: number }) => ({
        request_id,
        version,
      }),
    )
    // Somebody else changes one of them meanwhile.
    const [first] = await inReview()
    await change(yoav, first ? [first] : [], { kind: 'label', add: ['late'], remove: [] })
    const done = await ask(noa, '/work/change', { requests, change: everyOne })
    const left = outcomes(done).filter((one) => one !== 'done')
    expect(left).toEqual(['CHANGED_MEANWHILE'])
    expect((await list(noa, { view: { labels: 'all' } })).length).toBe(requests.length - 1)
    const trail = (await auditOf(server, noa.id)).filter(({ action }) => action === 'request-work-changed')
    expect(new Set(trail.slice(0, requests.length - 1).map(({ details }) => details['request'])).size).toBe(
      requests.length - 1,
    )
    server.clock.set(new Date(start.getTime() + 15 * 60_000 - 1))
    const undone = await ask(noa, '/work/undo', { change_id: done.body.undo.change_id })
    expect(new Set(outcomes(undone))).toEqual(new Set(['done']))
    expect(await list(noa, { view: { labels: 'all' } })).toEqual([])
    expect((await list(noa, { view: { labels: 'late' } })).length).toBe(1)
  })

  it('follows every filter, that of a colleague’s requests too', async () => {
    const [first, second] = await inReview()
    await change(manager, first && second ? [first, second] : [], { kind: 'assign', to: yoav.id })
    const { body } = await plan(manager, { assignee: yoav.id }, { kind: 'assign', to: noa.id })
    expect(body).toMatchObject({ count: 2, results: [{ outcome: 'done' }, { outcome: 'done' }] })
    expect((await plan(noa, { labels: 'none-of-these' }, everyOne)).body).toEqual({ results: [], count: 0 })
    const elsewhere = await plan(noa, { period: 'no-such-period' }, everyOne)
    expect(elsewhere.body).toEqual({ results: [], count: 0 })
  })
})

describe('saved views', () => {
  const view = { name: 'North', address: 'status=SUBMITTED&colour=red&sort=-name', is_shared: false }
  const choices = async (person: Person) =>
    (
      await server.app.inject({
        url: `${office}/queue/choices`,
        headers: { ...person.headers, origin: 'http://localhost' },
      })
    ).json()

  it('are one’s own until they are shared, and hold only what the queue understands', async () => {
    const { body } = await ask(noa, '/queue/views/save', view)
    expect((await choices(noa)).views).toMatchObject([
      {
        id: body.id,
        name: 'North',
        address: 'status=SUBMITTED&sort=-name',
        is_shared: false,
        is_editable: true,
      },
    ])
    expect((await choices(yoav)).views).toEqual([])
    const shared = { ...view, id: body.id, version: 0, is_shared: true }
    expect((await ask(yoav, '/queue/views/save', shared)).status).toBe(404)
    expect((await ask(noa, '/queue/views/save', shared)).status).toBe(200)
    expect((await choices(yoav)).views).toMatchObject([{ is_shared: true, is_editable: false, version: 1 }])
  })

  it('of the team are changed by their owner and by managers, one after the other', async () => {
    const { body } = await ask(noa, '/queue/views/save', { ...view, is_shared: true })
    const next = { ...view, id: body.id, version: 0, is_shared: true, name: 'South' }
    expect((await ask(yoav, '/queue/views/save', next)).status).toBe(403)
    expect((await ask(yoav, '/queue/views/remove', { id: body.id })).status).toBe(403)
    expect((await ask(manager, '/queue/views/save', next)).status).toBe(200)
    expect((await ask(noa, '/queue/views/save', next)).status).toBe(409)
    expect((await ask(manager, '/queue/views/remove', { id: body.id })).status).toBe(200)
    expect((await choices(noa)).views).toEqual([])
  })

  it('come with what the filters offer', async () => {
    await change(noa, (await inReview()).slice(0, 1), { kind: 'label', add: ['visit'], remove: [] })
    const { colleagues, labels, institutions } = await choices(noa)
    expect(colleagues.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([noa.id, yoav.id, manager.id]),
    )
    expect(labels).toEqual(['visit'])
    expect(institutions.length).toBeGreaterThan(10)
  })
})

describe('marks of duplicates', () => {
  const marksOf = async (ids: readonly string[]) =>
    (await list(noa, {}))
      .filter(({ request_id }) => ids.includes(request_id))
      .map(({ flags }) => flags.filter((flag) => flag.startsWith('same')))

  it('are on each of the requests that have something in common, and go with it', async () => {
    const [first, second, past] = [
      ...(await inReview()).slice(0, 2),
      (await list(noa, { view: { period: '2025-past' } }))[0],
    ]
    if (!first || !second || !past) throw new Error('too few requests')
    const ids = [first.request_id, second.request_id]
    const setHashes = (account: string | null, file: string) =>
      server.database.transaction((tx) =>
        tx.execute(sql`update request_index set account_hash = ${account}, file_hashes = array[${file}]
          where request_id in (${first.request_id}, ${second.request_id}, ${past.request_id})`),
      )
    // Demo people share files and accounts; here nobody does.
    await server.database.transaction((tx) =>
      tx.execute(sql`update request_index
        set account_hash = request_id::text, phone_hashes = '{}', file_hashes = '{}'`),
    )
    await markDuplicates(server.platform)
    await setHashes('an account', 'a file')
    await markDuplicates(server.platform)
    expect(await marksOf(ids)).toEqual([
      ['same-account', 'same-file'],
      ['same-account', 'same-file'],
    ])
    const found = await list(noa, { view: { flags: 'same-account' } })
    expect(found.map(({ request_id }) => request_id).toSorted()).toEqual(ids.toSorted())
    // The same account in an earlier period is the same person's.
    expect((await list(noa, { view: { period: '2025-past', flags: 'same-account' } })).length).toBe(0)
    expect(await markDuplicates(server.platform)).toBe(0)
    await server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = request_id::text, file_hashes = '{}'
        where request_id = ${second.request_id}`),
    )
    expect(await markDuplicates(server.platform)).toBe(2)
    expect(await marksOf(ids)).toEqual([[], []])
  })
})

it('deadlines follow the targets and days off of the period once they change', async () => {
  await refreshDeadlines(server.database)
  expect(await refreshDeadlines(server.database)).toBe(0)
  const before = await list(noa, { view: { status: 'SUBMITTED' } })
  const setTarget = (days: number) =>
    server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods
        set stage_targets = jsonb_set(stage_targets, '{review}', ${String(days)}::jsonb)
        where id = (select period_id from request_index where request_id = ${before[0]?.request_id}::uuid)`),
    )
  const { rows } = await server.database.read((db) =>
    db.execute<{ target: number }>(sql`select (stage_targets ->> 'review')::int as target
      from registration_periods join request_index on request_index.period_id = registration_periods.id
      where request_id = ${before[0]?.request_id}::uuid`),
  )
  const target = rows[0]?.target ?? 0
  await setTarget(target + 5)
  expect(await refreshDeadlines(server.database)).toBeGreaterThanOrEqual(before.length)
  const after = new Map((await inReview()).map((one) => [one.request_id, one]))
  for (const { request_id, waiting } of before) {
    const now = after.get(request_id)?.waiting
    expect(now?.days).toBe(waiting?.days)
    expect(now?.due_on ?? '').toBe(workingDaysAfter(waiting?.due_on ?? '', 5, new Set(await daysOff())))
  }
  await setTarget(target)
  await refreshDeadlines(server.database)
  expect(await inReview()).toEqual(before)
})

it('an index row is the work row’s, after every change', async () => {
  const some = (await inReview()).slice(0, 4)
  await change(noa, some, { kind: 'assign', to: noa.id })
  await change(noa, some, { kind: 'hold', reason: 'call', until: dayIn(4) })
  await change(noa, some.slice(2), { kind: 'release' })
  const { rows } = await server.database.read((db) =>
    db.execute(sql`select from ${requestIndex} join request_work using (request_id)
      where request_index.assignee_id is distinct from request_work.assignee_id
        or request_index.hold_until is distinct from request_work.hold_until
        or request_index.labels <> request_work.labels`),
  )
  expect(rows).toEqual([])
})
