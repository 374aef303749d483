import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { numberRequests } from '../src/core/requests/number-requests.ts'
import { registrationPeriods } from '../src/store/schema.ts'
import { core } from './support/accounts.ts'
import { draftOf, enter, givenDraft, openForm, openPeriod } from './support/form.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openForm()
})
afterAll(() => server.close())

type Form = Awaited<ReturnType<typeof enter>>

const requestOf = async (of: TestApp, { token }: Form) => {
  const headers = { authorization: `Bearer ${token}` }
  const { request } = (await of.app.inject({ url: `${core}/user/current-user`, headers })).json()
  return request as { id: string; request_number: string } | null
}
const numberOf = async (form: Form) => (await requestOf(server, form))?.request_number

it('is given with the first save, running within the period, and never changes', async () => {
  const first = await enter(server)
  expect(await requestOf(server, first)).toBeNull()
  await first.save('personal', draftOf('personal'))
  const number = await numberOf(first)
  expect(number).toMatch(/^2025-\d{6}$/)
  await first.save('personal', { first_name: 'דנה', version: 1 })
  expect(await numberOf(first)).toBe(number)
  const second = await numberOf(await givenDraft(server))
  expect(Number(second?.slice(5))).toBeGreaterThan(Number(number?.slice(5)))
})

it('is given to nobody twice, also at once on two nodes', async () => {
  const other = await openTestApp({}, undefined, server.at)
  const forms = await Promise.all(Array.from({ length: 20 }, () => enter(server)))
  const save = (of: TestApp, { token }: Form) =>
    of.app.inject({
      method: 'POST',
      url: `${core}/step-1/save`,
      headers: { authorization: `Bearer ${token}` },
      payload: draftOf('personal'),
    })
  // Each student from two tabs, each tab on another node.
  await Promise.all(forms.flatMap((form) => [save(server, form), save(other, form)]))
  const numbers = await Promise.all(forms.map(numberOf))
  expect(new Set(numbers).size).toBe(20)
  for (const number of numbers) expect(number).toMatch(/^2025-\d{6}$/)
  await other.close()
})

it('does not make a student wait for another whose request is not committed yet', async () => {
  const [waiting, other] = [await enter(server), await enter(server)]
  const { app, database } = server
  await database.transaction(async (tx) => {
    const [period] = await tx.select().from(registrationPeriods)
    // Another student's request, in a transaction that is still open.
    const rows = await tx.execute(sql`
      insert into requests (id, student_id, period_id, status, publish_state, created_at, updated_at)
      select gen_random_uuid(), id, ${period?.id}, 'DRAFT', '0', now(), now()
      from students where id = ${other.student.id}
      returning number`)
    expect(rows.rows).toHaveLength(1)
    const saved = await app.inject({
      method: 'POST',
      url: `${core}/step-1/save`,
      headers: { authorization: `Bearer ${waiting.token}` },
      payload: draftOf('personal'),
    })
    expect(saved.json()).toMatchObject({ version: 1 })
  })
})

it('starts again in another period', async () => {
  const own = await openTestApp()
  await openPeriod(own)
  const before = await givenDraft(own)
  expect((await requestOf(own, before))?.request_number).toBe('2025-000001')
  await own.database.transaction(async (tx) => {
    const [first] = await tx.select().from(registrationPeriods)
    if (!first) throw new Error('a new installation has a period')
    const { id: _, ...values } = first
    await tx.insert(registrationPeriods).values({ ...values, code: '2026' })
  })
  const enterLater = async () => {
    const form = await enter(own)
    await own.database.transaction((tx) =>
      tx.execute(sql`update students set period_id = (select id from registration_periods where code = '2026')
        where id = ${form.student.id}`),
    )
    await form.save('personal', draftOf('personal'))
    return (await requestOf(own, form))?.request_number
  }
  expect(await enterLater()).toBe('2026-000001')
  expect(await enterLater()).toBe('2026-000002')
  expect((await requestOf(own, before))?.request_number).toBe('2025-000001')
  await own.close()
})

it('requests of earlier versions get theirs at the first start, the oldest first, and keep them', async () => {
  const own = await openTestApp()
  await openPeriod(own)
  const forms = [await givenDraft(own), await givenDraft(own), await givenDraft(own)]
  await own.database.transaction(async (tx) => {
    await tx.execute(sql`update requests set number = null`)
    await tx.execute(sql`alter sequence request_numbers_1 restart`)
    // The second request is older than the others.
    await tx.execute(
      sql`update requests set created_at = created_at - interval '1 day' where id = ${forms[1]?.id ?? ''}`,
    )
  })
  await numberRequests(own.database)
  const numbers = () =>
    Promise.all(forms.map(async (form) => (await requestOf(own, form))?.request_number.slice(-1)))
  const given = await numbers()
  expect(given[1]).toBe('1')
  expect(given.toSorted()).toEqual(['1', '2', '3'])
  await numberRequests(own.database)
  expect(await numbers()).toEqual(given)
  await own.close()
})
