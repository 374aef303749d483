import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { errors } from '@milgo/messages/he/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sealTrailHandler } from '../src/jobs/seal-trail.ts'
import { authz, bearer, clockOf, core, givenStudent, logIn, post } from './support/accounts.ts'
import { actAs, askActingCode, auditOf, givenStaff, office, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let clock: ReturnType<typeof clockOf>
let student: Awaited<ReturnType<typeof givenStudent>>
let other: Awaited<ReturnType<typeof givenStudent>>
let member: Awaited<ReturnType<typeof givenStaff>>
let session: Record<string, string>
let count = 0
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits, audit_entries`))
  count += 2
  ;[student, other] = [await givenStudent(server, count), await givenStudent(server, count + 1)]
  member = await givenStaff(server, ['reviewer'])
  session = await staffSession(server, member.id)
  server.queries.length = 0
})

const handOff = (code: string, address?: string) =>
  post(server, `${authz}/admin-handoff`, { code }, address === undefined ? {} : { address })
const currentUser = (headers: Record<string, string>, at = server) =>
  at.app.inject({ url: `${core}/user/current-user`, headers })
const errorOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error.code
const setRoles = (roles: string[]) =>
  server.database.transaction((tx) =>
    tx.execute(sql`update staff set roles = ${sql.param(roles)} where id = ${member.id}`),
  )

describe('a code to act for a student', () => {
  it('opens the student’s form for the staff member who asked, in few round trips', async () => {
    const asked = await askActingCode(server, session, student.id)
    expect(asked.statusCode).toBe(200)
    expect(server.queries.splice(0)).toHaveLength(2)
    const { code, path, expires_in } = asked.json()
    expect([path, expires_in]).toEqual([`/admin/${code}`, 60])

    const opened = await handOff(code)
    expect(opened.statusCode).toBe(200)
    expect(server.queries.splice(0)).toHaveLength(1)
    expect(opened.json()).toEqual({
      id: student.id,
      jwtToken: expect.any(String),
      username: student.username,
      staff_name: member.name,
    })
    const headers = { ...bearer(opened.json().jwtToken), 'x-admin': 'true', 'x-user-id': student.id }
    expect((await currentUser(headers)).json()).toMatchObject({ id: student.id, phone: student.phone })
    // Reads the session, writes its entry in the audit trail, and reads the student.
    expect(server.queries).toHaveLength(3)
  })

  it('is stored as a hash', async () => {
    const { code } = (await askActingCode(server, session, student.id)).json()
    const { rows } = await server.database.read((db) => db.execute(sql`select * from acting_codes`))
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('is valid for sixty seconds', async () => {
    const { code } = (await askActingCode(server, session, student.id)).json()
    clock.pass(60)
    expect(errorOf(await handOff(code))).toBe('CODE_EXPIRED')
    clock.pass(-1)
    expect((await handOff(code)).statusCode).toBe(200)
  })

  it('is used once, also when it is sent three times at the same moment', async () => {
    const { code } = (await askActingCode(server, session, student.id)).json()
    const answers = await Promise.all([handOff(code), handOff(code), handOff(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await handOff(code)).statusCode).toBe(400)
  })

  it('is not valid after the staff member has logged out or was removed', async () => {
    const one = (await askActingCode(server, session, student.id)).json().code
    await server.database.transaction((tx) =>
      tx.execute(sql`update sessions set revoked_at = now() where staff_id = ${member.id}`),
    )
    expect((await handOff(one)).statusCode).toBe(400)
    session = await staffSession(server, member.id)
    const two = (await askActingCode(server, session, student.id)).json().code
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set removed_at = now() where id = ${member.id}`),
    )
    expect((await handOff(two)).statusCode).toBe(400)
  })

  it('is not valid after the staff member’s session was idle for too long', async () => {
    clock.pass(30 * 60 - 30)
    const { code } = (await askActingCode(server, session, student.id)).json()
    clock.pass(30)
    expect(errorOf(await handOff(code))).toBe('CODE_EXPIRED')
  })

  it('needs the right, a student who exists, and a reason', async () => {
    expect((await askActingCode(server, session, '00000000-0000-4000-8000-00000000000f')).statusCode).toBe(
      404,
    )
    expect((await askActingCode(server, session, student.id, ' \u202e\u200f x')).statusCode).toBe(400)
    expect((await askActingCode(server, session, 'x')).statusCode).toBe(400)
    await setRoles(['finance', 'content-editor', 'administrator'])
    expect((await askActingCode(server, session, student.id)).statusCode).toBe(403)
    await setRoles(['content-editor', 'manager'])
    expect((await askActingCode(server, session, student.id)).statusCode).toBe(200)
  })

  it('is never given to a student', async () => {
    const theirs = await logIn(server, student)
    const answer = await askActingCode(server, bearer(theirs), student.id)
    expect(answer.statusCode).toBe(401)
    const forged = await post(
      server,
      `${office}/acting-code`,
      { student_id: student.id, reason: 'mine' },
      { headers: { ...bearer(theirs), 'x-admin': 'true' } },
    )
    expect(forged.statusCode).toBe(401)
  })

  it.each(['', 'x', 'x'.repeat(44), 'א'.repeat(43), 5, null])('is refused if it is %j', async (code) => {
    const answer = await post(server, `${authz}/admin-handoff`, { code })
    expect(answer.statusCode).toBe(400)
    expect(server.queries).toHaveLength(0)
  })

  it('limits guesses by address', async () => {
    const guess = (n: number) => handOff(String(n).padStart(43, '0'), '10.0.0.1')
    for (let n = 0; n < 20; n++) expect((await guess(n)).statusCode).toBe(400)
    expect((await guess(20)).statusCode).toBe(429)
  })
})

describe('an acting session', () => {
  it.each<[string, (headers: Record<string, string>) => Record<string, string | undefined>]>([
    ['without X-Admin', (headers) => ({ ...headers, 'x-admin': undefined })],
    ['with X-Admin: false', (headers) => ({ ...headers, 'x-admin': 'false' })],
    ['with X-Admin: TRUE', (headers) => ({ ...headers, 'x-admin': 'TRUE' })],
    ['without X-User-Id', (headers) => ({ ...headers, 'x-user-id': undefined })],
    ['with another student’s X-User-Id', (headers) => ({ ...headers, 'x-user-id': other.id })],
    ['without both', ({ authorization }) => ({ authorization })],
  ])('%s is refused, without any data', async (_name, change) => {
    const headers = await actAs(server, session, student.id)
    const sent = Object.entries(change(headers)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const answer = await currentUser(Object.fromEntries(sent))
    expect(answer.statusCode).toBe(403)
    for (const { phone, email } of [student, other]) expect(answer.body).not.toMatch(`${phone}|${email}`)
  })

  it('is refused by every call of the office', async () => {
    const headers = await actAs(server, session, student.id)
    const answer = await post(
      server,
      `${office}/acting-code`,
      { student_id: other.id, reason: 'more' },
      { headers },
    )
    expect(answer.statusCode).toBe(401)
  })

  it('is renewed as an acting session, and ends with its own logout', async () => {
    const headers = await actAs(server, session, student.id)
    const renewed = (await post(server, `${authz}/refresh`, {}, { headers })).json().jwtToken
    expect((await currentUser(bearer(renewed))).statusCode).toBe(403)
    expect((await currentUser({ ...headers, ...bearer(renewed) })).statusCode).toBe(200)
    await post(server, `${authz}/logout`, {}, { headers })
    expect((await currentUser({ ...headers, ...bearer(renewed) })).statusCode).toBe(401)
    expect((await askActingCode(server, session, student.id)).statusCode).toBe(200)
  })

  it('ends with the staff member’s own session, at its end time', async () => {
    for (let halfHour = 0; halfHour < 24; halfHour++) {
      clock.pass(29 * 60)
      await post(server, `${office}/refresh`, {}, { headers: session })
    }
    clock.pass(14 * 60)
    const headers = await actAs(server, session, student.id)
    clock.pass(10 * 60 - 1)
    expect((await currentUser(headers)).statusCode).toBe(200)
    clock.pass(1)
    expect((await currentUser(headers)).statusCode).toBe(401)
  })

  it.each([
    [
      'the staff member’s session is revoked',
      'update sessions set revoked_at = now() where opened_by is null and staff_id',
      401,
    ],
    ['the staff member is removed', 'update staff set removed_at = now() where id', 401],
    ['the role is taken away', `update staff set roles = '{finance}' where id`, 403],
  ] as const)('ends on every node at once when %s', async (_name, change, status) => {
    const node = await openTestApp({}, undefined, server.at)
    const headers = await actAs(server, session, student.id)
    expect((await currentUser(headers, node)).statusCode).toBe(200)
    await server.database.transaction((tx) => tx.execute(sql`${sql.raw(change)} = ${member.id}`))
    expect((await currentUser(headers, node)).statusCode).toBe(status)
    await node.close()
  })
})

describe('acts that only the student may do', () => {
  const urlOf = ({ service, path }: Call): string => baseOf(service) + path
  const ownActs = Object.values<Call>(calls).filter((call) => call.guard === 'student' && call.isOwnAct)

  it.each(['POST /step-4/submit', 'POST /user-request/confirm-submission'])('%s is one of them', (name) => {
    expect(ownActs.map(({ method, path }) => `${method} ${path}`)).toContain(name)
  })

  it.each(ownActs)('$method $path refuses acting staff, and records it', async (call) => {
    const { method, path } = call
    const headers = await actAs(server, session, student.id)
    const answer = await server.app.inject({ method, url: urlOf(call), headers, payload: {} })
    expect([answer.statusCode, errorOf(answer)]).toEqual([403, 'ACTING_NOT_ALLOWED'])
    expect(answer.json().error.message).toBe(errors.ACTING_NOT_ALLOWED)
    const [refused, tried] = await auditOf(server, member.id)
    expect(tried).toMatchObject({ action: 'acting-call', details: { call: `${method} ${path}` } })
    expect(refused).toMatchObject({ action: 'acting-refused', details: { code: 'ACTING_NOT_ALLOWED' } })
  })

  it('are allowed to the student', async () => {
    const headers = bearer(await logIn(server, student))
    for (const call of ownActs) {
      const { method } = call
      const answer = await server.app.inject({ method, url: urlOf(call), headers, payload: {} })
      expect(answer.statusCode).not.toBe(403)
    }
  })
})

describe('the audit trail', () => {
  it('records who opened whose form, when and why, and every call that followed', async () => {
    const headers = await actAs(server, session, student.id)
    clock.pass(60)
    await currentUser(headers)
    await post(server, `${authz}/logout`, {}, { headers })
    const entries = (await auditOf(server, member.id)).toReversed()
    const at = (minutes: number) => new Date(Date.parse('2026-01-15T10:00:00.000Z') + minutes * 60_000)
    expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual(
      [
        { action: 'acting-code-made', details: { reason: 'asked by phone' }, at: at(0) },
        { action: 'acting-started', details: {}, at: at(0) },
        { action: 'acting-call', details: { call: 'GET /user/current-user' }, at: at(1) },
        { action: 'acting-call', details: { call: 'POST /auth/logout' }, at: at(1) },
        { action: 'acting-ended', details: {}, at: at(1) },
      ].map((entry) => ({ ...entry, staffId: member.id, studentId: student.id })),
    )
  })

  it('records every refused acting call: who made it, for whom and why', async () => {
    const headers = await actAs(server, session, student.id)
    const theirs = bearer(await logIn(server, other))
    await server.database.transaction((tx) => tx.execute(sql`truncate audit_entries`))
    const forOther = { ...headers, 'x-user-id': other.id }
    expect((await currentUser(forOther)).statusCode).toBe(403)
    expect((await currentUser(bearer(headers['authorization']?.slice(7) ?? ''))).statusCode).toBe(403)
    const more = { student_id: other.id, reason: 'more' }
    expect((await post(server, `${office}/acting-code`, more, { headers })).statusCode).toBe(401)
    expect((await currentUser({ ...theirs, 'x-admin': 'true', 'x-user-id': student.id })).statusCode).toBe(
      403,
    )
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set removed_at = now() where id = ${member.id}`),
    )
    expect((await currentUser(headers)).statusCode).toBe(401)
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select staff_id, student_id, action, details from audit_entries order by id`),
    )
    const call = 'GET /user/current-user'
    const refused = (details: object, staffId: string | null = member.id, studentId = student.id) => ({
      staff_id: staffId,
      student_id: studentId,
      action: 'acting-refused',
      details,
    })
    expect(rows).toEqual([
      refused({ call, code: 'FORBIDDEN', claimed: other.id }),
      refused({ call, code: 'FORBIDDEN' }),
      refused({ call: 'POST /office-auth/acting-code', code: 'UNAUTHORIZED', claimed: student.id }),
      refused({ call, code: 'FORBIDDEN', claimed: student.id }, null, other.id),
      refused({ call, code: 'UNAUTHORIZED', claimed: student.id }),
    ])
  })

  it('stores at most a hundred refusals an hour of one session, and none of callers without our token', async () => {
    const theirs = bearer(await logIn(server, student))
    for (let n = 0; n < 102; n++)
      expect((await currentUser({ ...theirs, 'x-user-id': `'\u00ff ${n}` })).statusCode).toBe(403)
    expect((await currentUser({ authorization: 'Bearer a.b.c', 'x-admin': 'true' })).statusCode).toBe(401)
    expect((await currentUser({ 'x-admin': 'true' })).statusCode).toBe(401)
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select details, count(*)::int as times from audit_entries group by details`),
    )
    expect(rows).toEqual([{ details: { call: 'GET /user/current-user', code: 'FORBIDDEN' }, times: 100 }])
  })

  it('does not record calls that were refused before anything was shown, nor calls of students', async () => {
    await handOff('0'.repeat(43))
    await askActingCode(server, session, '00000000-0000-4000-8000-00000000000f')
    const theirs = bearer(await logIn(server, student))
    await currentUser(theirs)
    await post(server, `${authz}/logout`, {}, { headers: theirs })
    const { rows } = await server.database.read((db) => db.execute(sql`select * from audit_entries`))
    expect(rows).toEqual([])
  })

  it('a call that cannot be recorded is refused', async () => {
    const headers = await actAs(server, session, student.id)
    await server.database.transaction((tx) => tx.execute(sql`alter table audit_entries rename to put_away`))
    const answer = await currentUser(headers)
    await server.database.transaction((tx) => tx.execute(sql`alter table put_away rename to audit_entries`))
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain(student.phone)
  })

  it('is stored for 24 months to the second', async () => {
    await askActingCode(server, session, student.id)
    clock = clockOf(server, '2028-01-15T09:59:59.000Z')
    await sealTrailHandler(server.platform).handle({})
    expect(await auditOf(server, member.id)).toHaveLength(1)
    clock.pass(1)
    await sealTrailHandler(server.platform).handle({})
    expect(await auditOf(server, member.id)).toEqual([])
  })
})
