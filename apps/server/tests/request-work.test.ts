import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { declareConflict } from '../src/office/work/declare-conflict.ts'
import { enterRequest } from '../src/office/work/enter-request.ts'
import { closeRequest } from '../src/office/work/open-request.ts'
import { takeRequest } from '../src/office/work/take-request.ts'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { staff as staffTable } from '../src/store/staff-schema.ts'
import { requestWork } from '../src/store/work-schema.ts'
import { auditOf, givenStaff } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
const start = new Date('2026-01-15T10:00:00.000Z')
type Person = { id: string; roles: readonly ['reviewer'] | readonly ['manager'] }
let noa: Person
let yoav: Person
let manager: Person
let requestId: string

beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 40, seed: 5, withOwnFiles: 1 })
  noa = { id: (await givenStaff(server, ['reviewer'])).id, roles: ['reviewer'] }
  yoav = { id: (await givenStaff(server, ['reviewer'])).id, roles: ['reviewer'] }
  manager = { id: (await givenStaff(server, ['manager'])).id, roles: ['manager'] }
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  await server.database.transaction(async (tx) => {
    await tx.execute(sql`truncate staff_conflicts, request_work`)
    await tx.execute(sql`update request_index set assignee_id = null`)
  })
  const [row] = await server.database.read((db) =>
    db
      .select()
      .from(requestIndex)
      .where(eq(requestIndex.status, 'SUBMITTED'))
      .orderBy(requestIndex.requestId),
  )
  requestId = row?.requestId ?? ''
})

const later = (minutes: number) => server.clock.set(new Date(start.getTime() + minutes * 60_000))
const take = (person: Person, id = requestId) =>
  server.database.transaction((tx) => takeRequest(tx, server.platform.clock, person, id))
const indexed = async () => {
  const [row] = await server.database.read((db) =>
    db.select().from(requestIndex).where(eq(requestIndex.requestId, requestId)),
  )
  return row
}

describe('a request that is open', () => {
  it('is open for one person, and the other learns who it is', async () => {
    expect((await enterRequest(server.platform, noa, requestId)).openBy).toBeUndefined()
    expect((await enterRequest(server.platform, yoav, requestId)).openBy).toMatchObject({ id: noa.id })
  })

  it('is free after half an hour without activity, and not before', async () => {
    await enterRequest(server.platform, noa, requestId)
    later(29)
    expect((await enterRequest(server.platform, yoav, requestId)).openBy?.id).toBe(noa.id)
    // Further activity of the same reviewer extends it.
    await enterRequest(server.platform, noa, requestId)
    later(31)
    expect((await enterRequest(server.platform, yoav, requestId)).openBy?.id).toBe(noa.id)
    later(59)
    expect((await enterRequest(server.platform, yoav, requestId)).openBy).toBeUndefined()
    expect((await enterRequest(server.platform, noa, requestId)).openBy?.id).toBe(yoav.id)
  })

  it('is free at once when its holder leaves it', async () => {
    await enterRequest(server.platform, noa, requestId)
    await closeRequest(server.platform, yoav.id, requestId)
    expect((await enterRequest(server.platform, yoav, requestId)).openBy?.id).toBe(noa.id)
    await closeRequest(server.platform, noa.id, requestId)
    expect((await enterRequest(server.platform, yoav, requestId)).openBy).toBeUndefined()
  })

  it('can be taken over by a manager at any time, and by no reviewer', async () => {
    await enterRequest(server.platform, noa, requestId)
    const tried = await enterRequest(server.platform, yoav, requestId, true)
    expect(tried.openBy?.id).toBe(noa.id)
    const taken = await enterRequest(server.platform, manager, requestId, true)
    expect(taken.openBy).toBeUndefined()
  })

  it('is 404 if it does not exist', async () => {
    await expect(enterRequest(server.platform, noa, noa.id)).rejects.toThrow('NO_REQUEST')
  })
})

describe('taking a request', () => {
  it('assigns it, in the index too, and writes an audit entry', async () => {
    expect(await take(noa)).toMatchObject({ isTaken: true })
    expect((await indexed())?.assigneeId).toBe(noa.id)
    expect((await auditOf(server, noa.id))[0]).toMatchObject({
      action: 'request-taken',
      details: { request: requestId },
    })
    const before = await indexed()
    await reindexRequests(server.database, server.platform.vault, 'all')
    expect(await indexed()).toEqual(before)
  })

  it('is refused while another has it open, and possible for all after half an hour', async () => {
    await take(noa)
    expect(await take(yoav)).toEqual({ isTaken: false, refusal: 'OPEN_ELSEWHERE' })
    later(30)
    expect(await take(yoav)).toMatchObject({ isTaken: true })
    expect((await indexed())?.assigneeId).toBe(yoav.id)
  })

  it('by ten at once gives it to one', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => givenStaff(server, ['reviewer'])))
    const taken = await Promise.all(many.map(({ id }) => take({ id, roles: ['reviewer'] })))
    expect(taken.filter(({ isTaken }) => isTaken)).toHaveLength(1)
  })
})

describe('a conflict of interest', () => {
  it('gives the request away for good, without notice to others', async () => {
    await take(noa)
    await declareConflict(server.platform, noa.id, requestId)
    expect((await indexed())?.assigneeId).toBeNull()
    expect(await take(noa)).toEqual({ isTaken: false, refusal: 'CONFLICT_OF_INTEREST' })
    await expect(enterRequest(server.platform, noa, requestId)).rejects.toThrow('CONFLICT_OF_INTEREST')
    expect(await take(yoav)).toMatchObject({ isTaken: true })
  })

  it('exists for everybody’s own request', async () => {
    const own = await indexed()
    const setIdentity = (identityHash: string | null) =>
      server.database.transaction((tx) =>
        tx.update(staffTable).set({ identityHash }).where(eq(staffTable.id, manager.id)),
      )
    await setIdentity(own?.identityHash ?? null)
    await expect(enterRequest(server.platform, manager, requestId)).rejects.toThrow('CONFLICT_OF_INTEREST')
    expect(await take(manager)).toEqual({ isTaken: false, refusal: 'CONFLICT_OF_INTEREST' })
    await setIdentity(null)
  })
})

it('the work row counts its changes, but not openings', async () => {
  await enterRequest(server.platform, noa, requestId)
  const version = async () =>
    (
      await server.database.read((db) =>
        db.select().from(requestWork).where(eq(requestWork.requestId, requestId)),
      )
    )[0]?.version
  expect(await version()).toBe(0)
  await take(noa)
  await take(noa)
  expect(await version()).toBe(1)
})
