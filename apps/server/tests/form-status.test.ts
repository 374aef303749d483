import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockOf } from './support/accounts.ts'
import { expectClosed } from './support/closed-form.ts'
import {
  change,
  draftOf,
  enter,
  type Form,
  givenDraft,
  institutions,
  openForm,
  storedOf,
  unchanged,
} from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let form: Awaited<ReturnType<typeof givenDraft>>
beforeAll(async () => {
  server = await openForm()
  form = await givenDraft(server)
})
afterEach(async () => {
  clockOf(server)
  await change(
    server,
    sql`update registration_periods set is_open = true, opens_at = '2026-01-01', closes_at = '2026-06-01'`,
  )
})
afterAll(() => server.close())

describe('the period', () => {
  it('switched off closes every step, with the reason in the caller’s language', async () => {
    await change(server, sql`update registration_periods set is_open = false`)
    await expectClosed(server, form, 'PERIOD_CLOSED')
    for (const [language, sentence] of [
      ['he', 'ההרשמה סגורה'],
      ['ar', 'التسجيل مغلق'],
      ['en', 'Registration is closed'],
    ] as const) {
      const { error } = (await form.in(language).save('personal', { street: 'x', version: 1 })).json()
      expect(error.errors[0].message).toBe(sentence)
    }
  })

  it('before it begins no request is created', async () => {
    const early = await enter(server)
    server.clock.set(new Date('2026-01-14T10:00:00.000Z'))
    await change(server, sql`update registration_periods set opens_at = '2026-01-15'`)
    await expectClosed(server, early, 'PERIOD_CLOSED')
    expect(await storedOf(server, early.student.id)).toEqual([])
  })

  it('ends at its exact second by the database’s clock, even for a student who saved a moment before', async () => {
    const late = await givenDraft(server)
    await change(server, sql`update registration_periods set closes_at = '2026-01-15T10:00:01.000Z'`)
    const save = (street: string, version: number) => late.save('personal', { street, version })
    expect((await save('a', 1)).statusCode).toBe(200)
    server.clock.set(new Date('2026-01-15T10:00:00.999Z'))
    expect((await save('b', 2)).statusCode).toBe(200)
    server.clock.set(new Date('2026-01-15T10:00:01.000Z'))
    expect((await unchanged(server, late, () => save('c', 3))).json().error.errors[0].code).toBe(
      'PERIOD_CLOSED',
    )
    // After an extension it is open again.
    await change(server, sql`update registration_periods set closes_at = '2026-01-15T10:00:02.000Z'`)
    expect((await save('c', 3)).statusCode).toBe(200)
  })

  it('that opens after a refusal accepts the next save', async () => {
    await change(server, sql`update registration_periods set is_open = false`)
    const patient = await enter(server)
    expect((await patient.save('personal', draftOf('personal'))).statusCode).toBe(403)
    await change(server, sql`update registration_periods set is_open = true`)
    expect((await patient.save('personal', draftOf('personal'))).statusCode).toBe(200)
  })
})

describe('the next save sees changes around its request', () => {
  const saveBank = (who: Form) => who.save('bank', { branch_number: '601', version: 1 })

  it('an institution that becomes sponsored', async () => {
    const student = await givenDraft(server, { institution: 'religious' })
    await change(
      server,
      sql`update institutions set is_sponsored = true where id = ${institutions.religious}`,
    )
    expect((await unchanged(server, student, () => saveBank(student))).json().error.code).toBe(
      'STEP_NOT_ASKED',
    )
    await change(
      server,
      sql`update institutions set is_sponsored = false where id = ${institutions.religious}`,
    )
    expect((await saveBank(student)).json().version).toBe(2)
  })

  it('a student who moves to a sponsored one', async () => {
    const student = await givenDraft(server)
    await change(
      server,
      sql`update students set institution_id = ${institutions.sponsored} where id = ${student.student.id}`,
    )
    expect((await unchanged(server, student, () => saveBank(student))).json().error.code).toBe(
      'STEP_NOT_ASKED',
    )
  })

  it('a request that is erased: the next save creates a new one, and does not rely on older answers', async () => {
    const student = await givenDraft(server)
    await change(server, sql`delete from requests where id = ${student.id}`)
    expect((await saveBank(student)).statusCode).toBe(404)
    expect((await student.save('personal', { street: 'x', version: 1 })).statusCode).toBe(409)
    expect((await student.save('personal', { street: 'x' })).json().id).not.toBe(student.id)
    expect((await student.read('personal')).json()).toMatchObject({
      street: 'x',
      first_name: null,
      version: 1,
    })
  })
})
