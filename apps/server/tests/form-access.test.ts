import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authz, bearer, clockOf, core, post } from './support/accounts.ts'
import {
  change,
  draftOf,
  enter,
  formOf,
  formSteps,
  givenDraft,
  openForm,
  payloadOf,
  storedOf,
  unchanged,
} from './support/form.ts'
import { actAs, auditOf, givenStaff, staffSession } from './support/staff.ts'
import { asStaff, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openForm()
})
afterEach(() => {
  clockOf(server)
})
afterAll(() => server.close())

/** Every call of the form, with a save and a submit that would change something. */
const everyCall = (calls: ReturnType<typeof formOf>) => [
  calls.currentUser,
  ...formSteps.flatMap((step) => [
    () => calls.read(step),
    () => calls.save(step, { ...draftOf(step), version: 7 }),
    () => calls.submit(step, { ...payloadOf(step), version: 7 }),
  ]),
]

describe('access is refused', () => {
  it('without a token, with a foreign token, or with a cookie of staff', async () => {
    for (const headers of [
      {},
      bearer('a.b.c'),
      asStaff,
      await staffSession(server, (await givenStaff(server, ['manager'])).id),
    ])
      for (const call of everyCall(formOf(server, headers))) {
        const answer = await call()
        expect(answer.statusCode).toBe(401)
      }
  })

  it('with a session that has ended, even if this process has just served it', async () => {
    const form = await givenDraft(server)
    await post(server, `${authz}/logout`, {}, { headers: bearer(form.token) })
    for (const call of everyCall(form)) {
      const answer = await unchanged(server, form, call)
      expect(answer.statusCode).toBe(401)
      expect(answer.json().error.code).toBe('UNAUTHORIZED')
    }
    expect((await form.save('personal', { street: 'x', version: 1 })).statusCode).toBe(401)
  })

  it('with a token after its half hour', async () => {
    const form = await givenDraft(server)
    clockOf(server).pass(30 * 60)
    expect(
      (await unchanged(server, form, () => form.save('personal', { street: 'x', version: 1 }))).statusCode,
    ).toBe(401)
    expect((await form.read('personal')).statusCode).toBe(401)
  })

  it('before anything is said about the payload', async () => {
    const form = await givenDraft(server)
    await post(server, `${authz}/logout`, {}, { headers: bearer(form.token) })
    for (const body of [{ stranger: 1 }, { version: 'x' }, { first_name: 'x'.repeat(21), version: 1 }])
      expect((await form.save('personal', body)).statusCode).toBe(401)
    expect((await formOf(server, {}).save('personal', '{')).statusCode).toBe(401)
  })
})

describe('another student’s request', () => {
  it('is neither read nor changed, whatever a call names', async () => {
    const [one, other] = [await givenDraft(server), await givenDraft(server)]
    await other.save('personal', { street: 'CANARY', version: 1 })
    const before = await storedOf(server, other.student.id)
    for (const claim of [
      { 'x-user-id': other.student.id },
      { 'x-admin': 'true' },
      { 'x-user-id': other.student.id, 'x-admin': 'true' },
    ])
      for (const call of everyCall(
        formOf(server, { ...bearer(one.token), ...(claim as Record<string, string>) }),
      )) {
        const answer = await call()
        expect(answer.statusCode).toBe(403)
        expect(answer.body).not.toContain('CANARY')
      }
    for (const name of ['id', 'request_id', 'student_id', 'user_id'])
      expect((await one.save('personal', { [name]: other.id, street: 'x', version: 1 })).statusCode).toBe(400)
    for (const query of [`?id=${other.id}`, `?userId=${other.student.id}`]) {
      const answer = await server.app.inject({
        url: `${core}/step-1/by-user${query}`,
        headers: bearer(one.token),
      })
      expect(answer.body).not.toContain('CANARY')
    }
    expect(await storedOf(server, other.student.id)).toEqual(before)
  })
})

describe('a staff member who acts for the student', () => {
  const act = async (studentId: string) => {
    const member = await givenStaff(server, ['reviewer'])
    await change(server, sql`truncate rate_limits`)
    const headers = await actAs(server, await staffSession(server, member.id), studentId)
    return { member, headers, ...formOf(server, headers) }
  }

  it('reads and writes that student’s request; the audit trail names both', async () => {
    const form = await givenDraft(server)
    const acting = await act(form.student.id)
    expect((await acting.read('personal')).json()).toMatchObject({ phone: form.student.phone, version: 1 })
    expect((await acting.save('personal', { street: 'by staff', version: 1 })).json()).toEqual({
      id: form.id,
      version: 2,
    })
    expect(
      (await acting.submit('bank', payloadOf('bank', { branch_number: '601', version: 1 }))).json().version,
    ).toBe(2)
    expect((await acting.currentUser()).json().id).toBe(form.student.id)
    const trail = (await auditOf(server, acting.member.id))
      .filter(({ action }) => action === 'acting-call')
      .reverse()
    expect(trail.map(({ details }) => details['call'])).toEqual([
      'GET /step-1/by-user',
      'POST /step-1/save',
      'POST /step-1/bank/submit',
      'GET /user/current-user',
    ])
    expect(new Set(trail.map(({ studentId }) => studentId))).toEqual(new Set([form.student.id]))
    // The student finds what was written, and the student's outdated tab gets the newer answers.
    expect((await form.save('personal', { street: 'mine', version: 1 })).json().newer.street).toBe('by staff')
  })

  it('can start a request for the student, and the audit trail records it', async () => {
    const [form, own] = [await enter(server), await enter(server)]
    const acting = await act(form.student.id)
    await acting.save('personal', draftOf('personal'))
    await own.save('personal', draftOf('personal'))
    const created = async (studentId: string) => {
      const { rows } = await server.database.read((db) =>
        db.execute(
          sql`select staff_id, details from audit_entries where student_id = ${studentId} and action = 'request-created'`,
        ),
      )
      return rows
    }
    const [{ id } = { id: '' }] = await storedOf(server, form.student.id)
    expect(await created(form.student.id)).toEqual([
      { staff_id: acting.member.id, details: { request: id, status: 'DRAFT' } },
    ])
    expect(await created(own.student.id)).toMatchObject([{ staff_id: null }])
  })

  it('has to follow the same rules', async () => {
    const form = await givenDraft(server)
    const acting = await act(form.student.id)
    await change(server, sql`update requests set status = 'SUBMITTED' where id = ${form.id}`)
    const answer = await unchanged(server, form, () => acting.save('personal', { street: 'x', version: 1 }))
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.code).toBe('REQUEST_READ_ONLY')
  })

  it('is refused with half of the headers, with another student’s, or after a removal', async () => {
    const [form, other] = [await givenDraft(server), await givenDraft(server)]
    const acting = await act(form.student.id)
    const { authorization = '' } = acting.headers
    for (const claim of [
      {},
      { 'x-admin': 'true' },
      { 'x-user-id': form.student.id },
      { 'x-admin': 'true', 'x-user-id': other.student.id },
    ])
      for (const call of everyCall(formOf(server, { authorization, ...(claim as Record<string, string>) })))
        expect((await call()).statusCode).toBe(403)
    await change(server, sql`update staff set removed_at = now() where id = ${acting.member.id}`)
    for (const call of everyCall(acting)) expect((await unchanged(server, form, call)).statusCode).toBe(401)
  })

  it('has no session that a student’s token could name', async () => {
    const form = await givenDraft(server)
    await act(form.student.id)
    const { rows } = await server.database.read((db) =>
      db.execute<{ id: string }>(
        sql`select id from sessions where student_id = ${form.student.id} and staff_id is not null`,
      ),
    )
    const token = await server.platform.tokens.sign({
      audience: 'milgo-portal',
      sessionId: rows[0]?.id ?? '',
      expiresAt: new Date('2026-01-15T10:20:00.000Z'),
    })
    for (const call of everyCall(formOf(server, bearer(token)))) expect((await call()).statusCode).toBe(401)
  })
})
