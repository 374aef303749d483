import { randomUUID } from 'node:crypto'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authz, core, post } from './support/accounts.ts'
import { change, draftOf, type Form, formOf, givenDraft, openForm, storedOf } from './support/form.ts'
import { actAs, askActingCode, auditOf, givenStaff, office, staffSession } from './support/staff.ts'
import type { TestApp } from './support/test-app.ts'

type Drafted = Form & { readonly id: string }
type Member = Awaited<ReturnType<typeof givenStaff>> & { readonly headers: Record<string, string> }

let server: TestApp
/** A student with a draft: the office does not have the request yet. */
let form: Drafted
let member: Member
beforeAll(async () => {
  server = await openForm()
})
afterAll(() => server.close())
beforeEach(async () => {
  await change(server, sql`truncate rate_limits`)
  form = await givenDraft(server)
  const added = await givenStaff(server, ['reviewer'])
  member = { ...added, headers: await staffSession(server, added.id) }
})

const handOff = (code: string) => post(server, `${authz}/admin-handoff`, { code })
const codeOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error.code

/** What makes the student’s form one that the staff member may not see; none needs a request that was sent. */
const ties = [
  [
    'their own',
    'CONFLICT_OF_INTEREST',
    () =>
      change(
        server,
        sql`update staff set identity_hash = (select identity_hash from students where id = ${form.student.id})
          where id = ${member.id}`,
      ),
  ],
  [
    'that of a student they know',
    'CONFLICT_OF_INTEREST',
    () =>
      change(
        server,
        sql`insert into staff_conflicts (staff_id, request_id, declared_at) values (${member.id}, ${form.id}, now())`,
      ),
  ],
  [
    'one of which they do a second look',
    'LOOK_IS_BLIND',
    () =>
      change(
        server,
        sql`insert into second_looks
            (id, release_id, request_id, outcome, draw_reason, decision_event, first, staff_id)
          values (gen_random_uuid(), ${randomUUID()}, ${form.id}, 'AWARD', 'DRAWN', 1, '{"decision": "APPROVE"}',
            ${member.id})`,
      ),
  ],
] as const

describe.each(ties)('a form that is %s', (_name, code, tie) => {
  const refusedBy = async (call: string, more: object = {}) => {
    const [entry] = await auditOf(server, member.id)
    expect(entry).toMatchObject({ action: 'acting-refused', studentId: form.student.id })
    expect(entry?.details).toEqual({ call, code, ...more })
  }

  it('gets no code, and the refusal is recorded with its reason', async () => {
    await tie()
    const asked = await askActingCode(server, member.headers, form.student.id)
    expect([asked.statusCode, codeOf(asked)]).toEqual([403, code])
    await refusedBy('POST /office-auth/acting-code', { reason: 'asked by phone' })
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select from acting_codes where student_id = ${form.student.id}`),
    )
    expect(rows).toHaveLength(0)
  })

  it('is not opened by a code from before, which is used up', async () => {
    const { code: handed } = (await askActingCode(server, member.headers, form.student.id)).json()
    await tie()
    const opened = await handOff(handed)
    expect([opened.statusCode, codeOf(opened)]).toEqual([403, code])
    expect(opened.body).not.toContain(form.student.phone)
    await refusedBy('POST /auth/admin-handoff')
    expect(codeOf(await handOff(handed))).toBe('CODE_EXPIRED')
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select from sessions where opened_by is not null and staff_id = ${member.id}`),
    )
    expect(rows).toHaveLength(0)
  })

  it('is closed to an acting session that runs: nothing is read, and a save that needs no reading is not stored', async () => {
    const headers = await actAs(server, member.headers, form.student.id)
    const acting = formOf(server, headers)
    // The process remembers the case, so that the next save is one statement.
    expect((await acting.save('personal', draftOf('personal', { version: 1 }))).statusCode).toBe(200)
    await tie()
    const before = await storedOf(server, form.student.id)
    const answers = [
      await acting.save('personal', draftOf('personal', { version: 1, street: 'after' })),
      await acting.submit('bank', { version: 1 }),
      await acting.read('personal'),
      await acting.read('bank'),
      await acting.read('family'),
      await acting.currentUser(),
      await acting.start(),
      await acting.cities(),
      await server.app.inject({ url: `${core}/step-4/get-all-documents-repair-back-for`, headers }),
      await post(server, `${authz}/refresh`, {}, { headers }),
    ]
    for (const answer of answers) expect([answer.statusCode, codeOf(answer)]).toEqual([403, code])
    expect(await storedOf(server, form.student.id)).toEqual(before)
    await refusedBy('POST /auth/refresh', { claimed: form.student.id })
  })

  it('is open to everybody else, to its student, and the staff member opens all others', async () => {
    await tie()
    const other = await givenStaff(server, ['reviewer'])
    const theirs = formOf(server, await actAs(server, await staffSession(server, other.id), form.student.id))
    expect((await theirs.currentUser()).json().id).toBe(form.student.id)
    expect((await form.read('personal')).statusCode).toBe(200)
    const stranger = await givenDraft(server)
    const acting = formOf(server, await actAs(server, member.headers, stranger.student.id))
    expect((await acting.read('personal')).statusCode).toBe(200)
  })
})

describe('a form that staff may not see', () => {
  it('is their own also before they began a request', async () => {
    await change(server, sql`delete from requests where id = ${form.id}`)
    expect((await askActingCode(server, member.headers, form.student.id)).statusCode).toBe(200)
    await ties[0][2]()
    expect(codeOf(await askActingCode(server, member.headers, form.student.id))).toBe('CONFLICT_OF_INTEREST')
  })

  it('is open again to an acting session once the second look is decided', async () => {
    const acting = formOf(server, await actAs(server, member.headers, form.student.id))
    await ties[2][2]()
    expect(codeOf(await acting.currentUser())).toBe('LOOK_IS_BLIND')
    await change(server, sql`update second_looks set state = 'AGREED' where request_id = ${form.id}`)
    expect((await acting.currentUser()).statusCode).toBe(200)
  })

  it('is refused in few round trips and in words', async () => {
    await ties[0][2]()
    server.queries.length = 0
    const asked = await post(
      server,
      `${office}/acting-code`,
      { student_id: form.student.id, reason: 'asked by phone' },
      { headers: { ...member.headers, 'accept-language': 'he' } },
    )
    expect(server.queries).toHaveLength(2)
    expect(asked.json().error.message).toBe(staffErrors.CONFLICT_OF_INTEREST)
  })
})

it('“I know this person” of a request that was not sent is refused in words for the staff', async () => {
  const url = `${core}/office/requests/${form.id}/i-know-this-person`
  const answer = await server.app.inject({ method: 'POST', url, headers: member.headers })
  expect(answer.statusCode).toBe(404)
  expect(ErrorEnvelope.parse(answer.json()).error).toMatchObject({
    code: 'NO_REQUEST',
    message: staffErrors.NO_REQUEST,
  })
})
