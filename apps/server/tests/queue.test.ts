import { randomUUID } from 'node:crypto'
import { writeView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { refreshIndexRows } from '../src/core/requests/write-index.ts'
import { countRequests } from '../src/office/queue/count-requests.ts'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { requests } from '../src/store/requests-schema.ts'
import { staff } from '../src/store/staff-schema.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { asStaff, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 150, seed: 3, withOwnFiles: 2 })
})
afterAll(() => server.close())

const office = '/core-service/api/v1/office'
const ask = async (path: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url: `${office}${path}`, headers: asStaff, payload })).json()
type Listed = { request_id: string; request_number: string; name: string; status: string; moved_at: string }
type Page = { requests: Listed[]; next: object | null }
const list = (payload: object): Promise<Page> => ask('/requests/list', payload)

const allPages = async (question: object, limit: number): Promise<Listed[]> => {
  const found: Listed[] = []
  let after: object | null | undefined
  do {
    const page: Page = await list({ ...question, limit, ...(after && { after }) })
    found.push(...page.requests)
    after = page.next
  } while (after)
  return found
}
const indexRows = () =>
  server.database.read((db) => db.select().from(requestIndex).orderBy(requestIndex.requestId))

const waitingForLocks = async (): Promise<number> => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await server.database.read((db) => db.execute(waiting))).rows.length
}

describe('the index', () => {
  it('has a row for each request that was sent, and none for a draft', async () => {
    const sent = await server.database.read((db) =>
      db.select({ id: requests.id }).from(requests).where(sql`submitted_at is not null`),
    )
    expect((await indexRows()).map(({ requestId }) => requestId).sort()).toEqual(
      sent.map(({ id }) => id).sort(),
    )
  })

  it('is rebuilt from requests, events, flags and snapshots with the same values', async () => {
    const before = await indexRows()
    await server.database.transaction((tx) => tx.delete(requestIndex))
    expect(await reindexRequests(server.database, server.platform.vault, 'missing')).toBe(before.length)
    expect(await indexRows()).toEqual(before)
    expect(await reindexRequests(server.database, server.platform.vault, 'missing')).toBe(0)
    expect(await reindexRequests(server.database, server.platform.vault, 'all')).toBe(before.length)
    expect(await indexRows()).toEqual(before)
  })

  it('has rows of an earlier form written again, with the new values', async () => {
    const before = await indexRows()
    expect(before.some(({ award }) => award !== null)).toBe(true)
    const earlier = { form: 2, leftStatuses: [], score: null, award: null }
    await server.database.transaction((tx) => tx.update(requestIndex).set(earlier))
    expect(await reindexRequests(server.database, server.platform.vault, 'missing')).toBe(before.length)
    expect(await indexRows()).toEqual(before)
  })

  it('is not overwritten by a reindexing that began before a change', async () => {
    const {
      requests: [request],
    } = await list({ view: { status: 'SUBMITTED' } })
    const id = request?.request_id ?? ''
    const change = Promise.withResolvers<void>()
    const { promise: hasChanged, resolve: changed } = Promise.withResolvers<void>()
    const changing = server.database.transaction(async (tx) => {
      await tx.update(requests).set({ status: 'DENIED' }).where(eq(requests.id, id))
      await refreshIndexRows(tx, [id])
      changed()
      await change.promise
    })
    await hasChanged
    const reindexing = reindexRequests(server.database, server.platform.vault, 'all')
    await expect.poll(waitingForLocks).toBeGreaterThan(0)
    change.resolve()
    await Promise.all([changing, reindexing])
    expect((await indexRows()).find(({ requestId }) => requestId === id)?.status).toBe('DENIED')
    await server.database.transaction(async (tx) => {
      await tx.update(requests).set({ status: 'SUBMITTED' }).where(eq(requests.id, id))
      await refreshIndexRows(tx, [id])
    })
  })

  it('changes with its request, in the same transaction', async () => {
    const [request] = (await list({ view: { status: 'SUBMITTED' } })).requests
    const [reviewer] = await server.database.read((db) =>
      db.select({ id: staff.id }).from(staff).where(eq(staff.email, 'demo.reviewer.2@milgo.example')),
    )
    const id = request?.request_id ?? ''
    const actor = { id: reviewer?.id ?? '', role: 'REVIEWER' } as const
    await moveRequestByStaff(server.platform, actor, id, { event: 'DENY', reason: 'example' })
    const [row] = await server.database.read((db) =>
      db.select().from(requestIndex).where(eq(requestIndex.requestId, id)),
    )
    expect(row?.status).toBe('DENIED')
    expect(row?.movedAt.getTime()).toBeGreaterThan(Date.parse(request?.moved_at ?? ''))
    await server.database.transaction((tx) => tx.delete(requestIndex).where(eq(requestIndex.requestId, id)))
    await reindexRequests(server.database, server.platform.vault, 'missing')
    const [again] = await server.database.read((db) =>
      db.select().from(requestIndex).where(eq(requestIndex.requestId, id)),
    )
    expect(again).toEqual(row)
  })
})

describe('the list of requests', () => {
  it('has pages, each request once, those with the oldest movement first', async () => {
    const whole = (await list({ limit: 100, sort: 'moved' })).requests
    expect(whole.length).toBeGreaterThan(30)
    const paged = await allPages({ sort: 'moved' }, 7)
    expect(paged.map(({ request_id }) => request_id)).toEqual(whole.map(({ request_id }) => request_id))
    expect(paged.map(({ moved_at }) => moved_at)).toEqual(paged.map(({ moved_at }) => moved_at).toSorted())
  })

  it('is filtered by status, institution and language', async () => {
    const whole = await allPages({}, 100)
    const submitted = await allPages({ view: { status: 'SUBMITTED' } }, 100)
    expect(submitted).toEqual(whole.filter(({ status }) => status === 'SUBMITTED'))
    const arabic = await allPages({ view: { language: 'ar' } }, 100)
    expect(arabic.length).toBeGreaterThan(0)
    expect(arabic.length).toBeLessThan(whole.length)
    expect((await list({ view: { institution: '9999' } })).requests).toEqual([])
  })

  it('finds a request by number, identity number, phone and parts of a name', async () => {
    const [wanted] = (await list({})).requests
    const person = await server.database.read(async (db) => {
      const { rows } = await db.execute<{ identity: string; id: string; phone: string }>(sql`
        select students.id, identity_sealed as identity, phone from students
        join requests on requests.student_id = students.id where requests.id = ${wanted?.request_id}`)
      return rows[0]
    })
    const identityNumber = server.platform.vault.open(person?.identity ?? '', `identity:${person?.id}`)
    const ids = async (search: string) =>
      (await list({ search })).requests.map(({ request_id }) => request_id)
    expect(await ids(wanted?.request_number ?? '')).toEqual([wanted?.request_id])
    expect(await ids(identityNumber)).toContain(wanted?.request_id)
    expect(await ids(person?.phone ?? '')).toEqual([wanted?.request_id])
    const [first = '', ...rest] = (wanted?.name ?? '').split(' ')
    expect(await ids(`${rest.join(' ')} ${first.slice(0, 2)}`)).toContain(wanted?.request_id)
    expect(await ids('nobody-of-this-name')).toEqual([])
    expect(await ids("' or 1=1 --%_")).toEqual([])
    expect(await ids('%')).toEqual([])
  })

  it('shows one period only', async () => {
    const past = await allPages({ view: { period: '2024' } }, 100)
    const current = await allPages({}, 100)
    expect(past.length).toBeGreaterThan(10)
    expect(past.filter(({ request_id }) => current.some((one) => one.request_id === request_id))).toEqual([])
    expect((await list({ view: { period: 'none' } })).requests).toEqual([])
    const [first] = current
    const views = [{ period: '2024' }, {}, { period: 'none' }, { period: '2024', status: 'DENIED' }]
    const { counts, views: counted } = await ask('/requests/count', { views })
    const all = Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0)
    expect([all, first === undefined]).toEqual([current.length, false])
    expect(counted.map(({ count }: { count: number }) => count)).toEqual([
      past.length,
      current.length,
      0,
      past.filter(({ status }) => status === 'DENIED').length,
    ])
    const ofPast = await ask('/requests/count', { period: '2024', views })
    expect(ofPast.views).toEqual(counted)
    expect(ofPast.counts).toEqual(
      Object.fromEntries(
        [...Map.groupBy(past, ({ status }) => status)].map(([status, all]) => [status, all.length]),
      ),
    )
    expect((await ask('/requests/count', { period: 'none' })).counts).toEqual({})
  })

  it('counts what still waits in other periods, equal to the view that it links to', async () => {
    const { other_periods: others } = await ask('/requests/count', { with_other_periods: true })
    const view = { ...Object.fromEntries(writeView(standardViews.all.view)), period: '2024' }
    const { views } = await ask('/requests/count', { views: [view] })
    expect(others).toEqual([{ period: '2024', count: views[0].count }])
    expect(views[0].count).toBeGreaterThan(0)
    expect(await ask('/requests/count', {})).not.toHaveProperty('other_periods')
  })

  it('counts one period after another, so that other calls find a free connection', async () => {
    const { platform, database } = server
    let running = 0
    let most = 0
    const read: typeof database.read = async (work) => {
      running += 1
      most = Math.max(most, running)
      return database.read(work).finally(() => {
        running -= 1
      })
    }
    const views = ['2024', '2023', '2022', '2021'].map((period) => ({ period }))
    await countRequests({ ...platform, database: { ...database, read } }, randomUUID(), {
      views,
      period: undefined,
    })
    expect(most).toBe(1)
  })

  it.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ view: { status: ['SUBMITTED'] } }],
    [{ view: { other: '1' } }],
    [{ view: { status: 'x'.repeat(1_001) } }],
    [{ after: { key: 'x', request_id: 'y' } }],
    [{ after: { key: "' or 1=1", request_id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f' } }],
    [{ view: { waiting: 5 } }],
    [{ search: 'x'.repeat(101) }],
  ])('%j is refused', async (payload) => {
    expect(await list(payload)).toHaveProperty('error.statusCode', 400)
  })
})
