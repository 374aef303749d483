import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { isInView, readView } from '@milgo/domain/queue/queue-view'
import { mostSavedViews } from '@milgo/domain/queue/saved-view'
import { workingDaysAfter } from '@milgo/domain/queue/working-days'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sentIndexValues } from '../src/core/requests/index-values.ts'
import { refreshDeadlines } from '../src/core/requests/refresh-deadlines.ts'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { openRequest } from '../src/office/work/open-request.ts'
import { currentPeriodId } from '../src/store/current-period.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { requestEvents } from '../src/store/requests-schema.ts'
import { scores } from '../src/store/results-schema.ts'
import { type Listed, office, type Person, useWorkBench } from './support/work-bench.ts'

const { at, start, ask, list, inReview, change, dayIn } = useWorkBench()

const daysOff = async () => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ days: string[] }>(
      sql`select days_off as days from registration_periods where id = ${currentPeriodId}`,
    ),
  )
  return rows[0]?.days ?? []
}

describe('the list', () => {
  it('is most urgent first, and has pages in each order, both ways', async () => {
    const urgent = (await list(at.noa, {})).map(({ waiting }) => waiting?.due_on ?? '9')
    expect(urgent.length).toBeGreaterThan(50)
    expect(urgent).toEqual(urgent.toSorted())
    for (const sort of ['due', 'waiting', 'name', 'number', 'moved']) {
      const ids = (await list(at.noa, { sort, limit: 30 })).map(({ request_id }) => request_id)
      expect(new Set(ids).size).toBe(urgent.length)
      const back = (await list(at.noa, { sort: `-${sort}`, limit: 30 })).map(({ request_id }) => request_id)
      expect(back).toEqual(ids.toReversed())
    }
  })

  it('contains what the filters of the domain accept, and nothing else', async () => {
    const some = await inReview()
    await change(at.noa, some.slice(0, 6), { kind: 'assign', to: at.noa.id })
    await change(at.noa, some.slice(6, 9), { kind: 'assign', to: at.yoav.id })
    await change(at.noa, some.slice(4, 8), { kind: 'label', add: ['visit'], remove: [] })
    await change(at.noa, some.slice(2, 5), { kind: 'hold', reason: 'call', until: dayIn(3) })
    const whole = await list(at.noa, {})
    const indexed = new Map(
      (await at.server.database.read((db) => db.select().from(requestIndex))).map((row) => [
        row.requestId,
        row,
      ]),
    )
    const computed = await at.server.database.read((db) => db.select().from(scores).orderBy(scores.version))
    const scoreOf = new Map(computed.map((one) => [one.requestId, { score: one.total, award: one.award }]))
    const historyOf = ({ request_id, submitted_at }: Listed) => {
      const row = indexed.get(request_id)
      if (!row) throw new Error('a request without a row')
      const { decision, decidedAt, decidedBy: by, decisionReason: reason, appeal, returnedFor } = row
      const { score, award } = scoreOf.get(request_id) ?? {}
      return {
        sentOn: jerusalemDayAt(new Date(submitted_at)),
        decision: decision && decidedAt ? { decision, on: jerusalemDayAt(decidedAt), by, reason } : undefined,
        appeal,
        returnedFor,
        result: score === undefined || award === undefined ? undefined : { score, award },
      }
    }
    const moves = (await at.server.database.read((db) => db.select().from(requestEvents))).filter(
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
    const past = await list(at.noa, { view: { period: '2024' } })
    const results = past.flatMap((one) => historyOf(one).result ?? [])
    const [low = 0, middle = 0] = results.map(({ score }) => score).toSorted((a, b) => a - b)
    const tier = String(results.find(({ award }) => award > 0)?.award)
    expect(results.length).toBeGreaterThan(5)
    expect(past.map(({ score, award }) => [score, award])).toEqual(
      past.map((one) => [historyOf(one).result?.score ?? null, historyOf(one).result?.award ?? null]),
    )
    const views = [
      { period: '2024', award: tier },
      { period: '2024', award: '0', language: 'he,ar' },
      { period: '2024', award: `0,${tier}`, decision: 'approved' },
      { period: '2024', score: `${low}..${middle}` },
      { period: '2024', score: `${middle + 0.01}..` },
      { period: '2024', score: '..70', award: '0' },
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
      { assignee: `me,${at.yoav.id}` },
      { assignee: 'me,none', hold: 'off' },
      { hold: 'on' },
      { labels: 'visit,other' },
      { flags: 'sent-back' },
      { flags: 'unsent-files,same-account' },
      { language: 'he' },
      { labels: 'visit', status: 'SUBMITTED', language: 'he' },
    ]
    const half = Math.ceil(views.length / 2)
    const pieces = [views.slice(0, half), views.slice(half)].map((piece) =>
      ask(at.noa, '/requests/count', { views: piece }),
    )
    const counts = (await Promise.all(pieces)).flatMap(({ body }) => body.views)
    for (const [place, view] of views.entries()) {
      const wanted = readView(new Map(Object.entries(view)))
      const ofPeriod = wanted.period === '2024' ? past : whole
      const expected = ofPeriod.filter((one) => isInView(rowOf(one), wanted, { staffId: at.noa.id }))
      const found = await list(at.noa, { view })
      expect([view, found.map(({ request_id }) => request_id)]).toEqual([
        view,
        expected.map(({ request_id }) => request_id),
      ])
      const byName = (await list(at.noa, { view, sort: 'name' })).map(({ request_id }) => request_id)
      expect([view, byName.toSorted()]).toEqual([view, found.map(({ request_id }) => request_id).toSorted()])
      expect([view, counts[place].count]).toEqual([view, expected.length])
      const longest = Math.max(-1, ...expected.map(({ waiting }) => waiting?.days ?? -1))
      expect(counts[place].longest_wait).toBe(longest < 0 ? null : longest)
    }
  })

  it('shows who has a request open, until half an hour has passed', async () => {
    const [first] = await inReview()
    await openRequest(at.server.platform, at.yoav, first?.request_id ?? '')
    const shown = async () => (await inReview()).find(({ request_id }) => request_id === first?.request_id)
    expect((await shown())?.open_at).toEqual({ id: at.yoav.id, name: at.yoav.name })
    at.server.clock.set(new Date(start.getTime() + 30 * 60_000))
    expect((await shown())?.open_at).toBeNull()
  })

  it.each(["O'Neil", '"; drop table requests; --', '\\', '%', '_', "'''", 'זזז״קק'])(
    'searches for %j as a name',
    async (search) => {
      const { status, body } = await ask(at.noa, '/requests/list', { search })
      expect(status).toBe(200)
      expect(body.requests).toEqual([])
    },
  )

  it.each([
    ["O'Neil", ["O'Neil", 'O’Neil', 'o neil', "dana O'N"]],
    ['ז׳בוטינסקי', ["ז'בוטינסקי", 'ז׳בוטינסקי', 'ז’בוטינ']],
    ['אב״ן', ['אב"ן', 'אב״ן', 'אב”ן']],
  ])('finds people named %s, whichever quote is typed', async (lastName, typed) => {
    const [wanted] = await inReview()
    const sent: Snapshot = {
      format: 2,
      period: '2025',
      rulesVersion: '1',
      language: 'he',
      submittedAt: start.toISOString(),
      answers: { firstName: 'Dana', lastName },
      sections: [],
      documents: [],
    }
    const { name, nameSearch } = sentIndexValues(at.server.platform.vault, {
      last: sent,
      earlier: [],
      accountPhones: [],
    })
    await at.server.database.transaction((tx) =>
      tx
        .update(requestIndex)
        .set({ name, nameSearch })
        .where(eq(requestIndex.requestId, wanted?.request_id ?? '')),
    )
    for (const search of typed) {
      const found = await list(at.noa, { search })
      expect([search, found.map(({ request_id, name: shown }) => [request_id, shown])]).toEqual([
        search,
        [[wanted?.request_id, `Dana ${lastName}`]],
      ])
    }
  })
})

describe('saved views', () => {
  const view = { name: 'North', address: 'status=SUBMITTED&colour=red&sort=-name', is_shared: false }
  const choices = async (person: Person) =>
    (
      await at.server.app.inject({
        url: `${office}/queue/choices`,
        headers: { ...person.headers, origin: 'http://localhost' },
      })
    ).json()

  it('are private until they are shared, and contain only what the queue understands', async () => {
    const { body } = await ask(at.noa, '/queue/views/save', view)
    expect((await choices(at.noa)).views).toMatchObject([
      {
        id: body.id,
        name: 'North',
        address: 'status=SUBMITTED&sort=-name',
        is_shared: false,
        is_editable: true,
      },
    ])
    expect((await choices(at.yoav)).views).toEqual([])
    const shared = { ...view, id: body.id, version: 0, is_shared: true }
    expect((await ask(at.yoav, '/queue/views/save', shared)).status).toBe(404)
    expect((await ask(at.noa, '/queue/views/save', shared)).status).toBe(200)
    expect((await choices(at.yoav)).views).toMatchObject([
      { is_shared: true, is_editable: false, version: 1 },
    ])
  })

  it('of the team can be changed by their owner and by managers, but not overwritten', async () => {
    const { body } = await ask(at.noa, '/queue/views/save', { ...view, is_shared: true })
    const next = { ...view, id: body.id, version: 0, is_shared: true, name: 'South' }
    expect((await ask(at.yoav, '/queue/views/save', next)).status).toBe(403)
    expect((await ask(at.yoav, '/queue/views/remove', { id: body.id })).status).toBe(403)
    expect((await ask(at.manager, '/queue/views/save', next)).status).toBe(200)
    expect((await ask(at.noa, '/queue/views/save', next)).status).toBe(409)
    expect((await ask(at.manager, '/queue/views/remove', { id: body.id })).status).toBe(200)
    expect((await choices(at.noa)).views).toEqual([])
  })

  it('have a readable name and a limited number', async () => {
    expect((await ask(at.noa, '/queue/views/save', { ...view, name: '\u200b\u202e' })).status).toBe(400)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into queue_views (id, owner_id, name, address, is_shared, created_at)
        select gen_random_uuid(), ${at.noa.id}, 'view', 'sort=due', false, now() from generate_series(1, ${mostSavedViews})`),
    )
    const refused = await ask(at.noa, '/queue/views/save', view)
    expect(refused.status).toBe(409)
    expect(refused.body.error.code).toBe('TOO_MANY_VIEWS')
    await at.server.database.transaction((tx) => tx.execute(sql`delete from queue_views`))
  })

  it.each(['0001-01-01..2026-01-01', '2026-02-31'])(
    'with invalid days, as %s, are views of every day',
    async (days) => {
      for (const filter of ['sent', 'decided'])
        expect((await ask(at.noa, '/requests/list', { view: { [filter]: days } })).status).toBe(200)
    },
  )

  it('refuse a page position with an invalid day', async () => {
    const after = { key: '2026-02-31', request_id: at.noa.id }
    expect((await ask(at.noa, '/requests/list', { view: {}, sort: 'due', after })).status).toBe(400)
  })

  it('are returned with the choices of the filters', async () => {
    await change(at.noa, (await inReview()).slice(0, 1), { kind: 'label', add: ['visit'], remove: [] })
    const { colleagues, labels, institutions } = await choices(at.noa)
    expect(colleagues.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([at.noa.id, at.yoav.id, at.manager.id]),
    )
    expect(labels).toEqual(['visit'])
    expect(institutions.length).toBeGreaterThan(10)
  })

  it('offer the awards of every rules version that was in force, the highest first, and of no other', async () => {
    const awardsOf = async () =>
      (await choices(at.noa)).awards.find((one: { is_current: boolean }) => one.is_current).amounts
    expect(await awardsOf()).toEqual([12_480, 6_240, 4_000])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into rules_versions (period_id, version, state, score_rules, award_tiers)
        select id, 101, 'REPLACED', score_rules, '[{"from": 90, "amount": 9000}, {"from": 60, "amount": 4000}]'::jsonb
          from registration_periods where id = ${currentPeriodId}
        union all select id, 102, 'PROPOSED', score_rules, '[{"from": 50, "amount": 5}]'::jsonb
          from registration_periods where id = ${currentPeriodId}`),
    )
    expect(await awardsOf()).toEqual([12_480, 9_000, 6_240, 4_000])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`delete from rules_versions where version in (101, 102)`),
    )
  })
})

describe('marks of duplicates', () => {
  const marksOf = async (ids: readonly string[]) =>
    (await list(at.noa, {}))
      .filter(({ request_id }) => ids.includes(request_id))
      .map(({ flags }) => flags.filter((flag) => flag.startsWith('same')))

  it('are on each of the requests that have something in common, and are removed with it', async () => {
    const [first, second, past] = [
      ...(await inReview()).slice(0, 2),
      (await list(at.noa, { view: { period: '2024' } }))[0],
    ]
    if (!first || !second || !past) throw new Error('too few requests')
    const ids = [first.request_id, second.request_id]
    const setHashes = (account: string | null, file: string) =>
      at.server.database.transaction((tx) =>
        tx.execute(sql`update request_index
          set account_hash = ${account}, phone_hashes = array['a phone'], file_hashes = array[${file}]
          where request_id in (${first.request_id}, ${second.request_id}, ${past.request_id})`),
      )
    // Demo people share files and accounts; here nobody does.
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index
        set account_hash = request_id::text, phone_hashes = '{}', file_hashes = '{}'`),
    )
    await markDuplicates(at.server.platform)
    await setHashes('an account', 'a file')
    await markDuplicates(at.server.platform)
    expect(await marksOf(ids)).toEqual([
      ['same-account', 'same-phone', 'same-file'],
      ['same-account', 'same-phone', 'same-file'],
    ])
    for (const flags of ['same-account', 'same-phone', 'same-file']) {
      const found = await list(at.noa, { view: { flags } })
      expect(found.map(({ request_id }) => request_id).toSorted()).toEqual(ids.toSorted())
      // The same account in an earlier period belongs to the same person.
      expect((await list(at.noa, { view: { period: '2024', flags } })).length).toBe(0)
    }
    expect(await markDuplicates(at.server.platform)).toBe(0)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = request_id::text, phone_hashes = '{}',
        file_hashes = '{}' where request_id = ${second.request_id}`),
    )
    expect(await markDuplicates(at.server.platform)).toBe(2)
    expect(await marksOf(ids)).toEqual([[], []])
  })
})

it('deadlines follow changed targets and days off of the period', async () => {
  await refreshDeadlines(at.server.database)
  expect(await refreshDeadlines(at.server.database)).toBe(0)
  const before = await list(at.noa, { view: { status: 'SUBMITTED' } })
  const setTarget = (days: number) =>
    at.server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods
        set stage_targets = jsonb_set(stage_targets, '{review}', ${String(days)}::jsonb)
        where id = (select period_id from request_index where request_id = ${before[0]?.request_id}::uuid)`),
    )
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ target: number }>(sql`select (stage_targets ->> 'review')::int as target
      from registration_periods join request_index on request_index.period_id = registration_periods.id
      where request_id = ${before[0]?.request_id}::uuid`),
  )
  const target = rows[0]?.target ?? 0
  await setTarget(target + 5)
  expect(await refreshDeadlines(at.server.database)).toBeGreaterThanOrEqual(before.length)
  const after = new Map((await inReview()).map((one) => [one.request_id, one]))
  for (const { request_id, waiting } of before) {
    const now = after.get(request_id)?.waiting
    expect(now?.days).toBe(waiting?.days)
    expect(now?.due_on ?? '').toBe(workingDaysAfter(waiting?.due_on ?? '', 5, new Set(await daysOff())))
  }
  await setTarget(target)
  await refreshDeadlines(at.server.database)
  expect(await inReview()).toEqual(before)
})
