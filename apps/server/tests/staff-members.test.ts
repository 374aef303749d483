import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStaff as addMember, removeStaffByEmail, resetStaffLogin } from '../src/authz/index.ts'
import { auditEntries } from '../src/store/staff-schema.ts'
import { core, givenStudent, post } from './support/accounts.ts'
import { actAs, auditOf, givenStaff, office, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { whileVerifying } from './support/while-verifying.ts'

let server: TestApp
let member: Awaited<ReturnType<typeof givenStaff>>
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits, audit_entries`))
  member = await givenStaff(server, ['reviewer'])
})

const currentStaff = (headers: Record<string, string>, node = server) =>
  node.app.inject({ url: `${office}/current-staff`, headers })

it('lists members who can log in, by name, without removed ones and without secrets', async () => {
  const administrator = await givenStaff(server, ['administrator'])
  await removeStaffByEmail(server.platform, member.email)
  const headers = await staffSession(server, administrator.id)
  const answer = await server.app.inject({ url: `${office}/staff`, headers })
  const { id, name, email } = administrator
  const { staff } = answer.json()
  expect(staff).toContainEqual({
    id,
    name,
    email,
    roles: ['administrator'],
    has_second_factor: true,
    last_login_at: null,
    assigned_requests: 0,
  })
  expect(staff.map((one: { id: string }) => one.id)).not.toContain(member.id)
  const names = staff.map((one: { name: string }) => one.name)
  expect(names).toEqual([...names].sort())
})

describe('removing a staff member', () => {
  const remove = (headers: Record<string, string>, id: string) =>
    post(server, `${office}/remove-staff`, { id }, { headers })

  it('ends all their sessions on every node, also acting ones, and writes an audit entry', async () => {
    const administrator = await givenStaff(server, ['administrator'])
    const student = await givenStudent(server, 3)
    const theirs = await staffSession(server, member.id)
    const acting = await actAs(server, theirs, student.id)
    const node = await openTestApp({}, undefined, server.at)
    const answer = await remove(await staffSession(server, administrator.id), member.id)
    expect(answer.json()).toEqual({ id: member.id, handed_over: 0, back_in_queue: 0 })
    expect((await currentStaff(theirs, node)).statusCode).toBe(401)
    const user = await node.app.inject({ url: `${core}/user/current-user`, headers: acting })
    expect(user.statusCode).toBe(401)
    await node.close()
    expect(await auditOf(server, administrator.id)).toMatchObject([
      { action: 'staff-removed', details: { staff: member.id } },
    ])
  })

  it('needs the right and an existing member, and is refused for oneself', async () => {
    const administrator = await givenStaff(server, ['administrator'])
    const manager = await givenStaff(server, ['manager', 'reviewer', 'content-editor'])
    const session = await staffSession(server, administrator.id)
    expect((await remove(await staffSession(server, manager.id), member.id)).statusCode).toBe(403)
    expect((await remove(session, administrator.id)).statusCode).toBe(403)
    expect((await remove(session, '00000000-0000-4000-8000-00000000000f')).statusCode).toBe(404)
    expect((await remove(session, member.id)).statusCode).toBe(200)
    expect((await remove(session, member.id)).statusCode).toBe(404)
  })
})

describe('at the command line', () => {
  const email = 'new.member@milgo.example'
  const logIn = async (who: string, password: string | undefined) =>
    (await post(server, `${office}/login`, { email: who, password })).json()

  it('a new member gets a password that is shown once; a second member with that e-mail is refused', async () => {
    const asked = { email, name: 'New Member', roles: ['reviewer', 'manager'] } as const
    const password = await addMember(server.platform, asked)
    expect(password).toHaveLength(20)
    expect((await logIn(email, password)).enrolment).toMatchObject({ secret: expect.any(String) })
    expect(await addMember(server.platform, { ...asked, roles: ['administrator'] })).toBeUndefined()
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select roles from staff where email = ${email}`),
    )
    expect(rows).toEqual([{ roles: ['reviewer', 'manager'] }])
  })

  it('a removed member can be added again, as a new one', async () => {
    expect(await removeStaffByEmail(server.platform, member.email)).toBe(true)
    expect(await removeStaffByEmail(server.platform, member.email)).toBe(false)
    const password = await addMember(server.platform, {
      email: member.email,
      name: 'Back',
      roles: ['finance'],
    })
    expect(await logIn(member.email, member.password)).toHaveProperty('error')
    expect((await logIn(member.email, password)).enrolment).not.toBeNull()
  })

  it('a reset gives a new password and needs a new second factor; old sessions and unfinished logins end', async () => {
    const session = await staffSession(server, member.id)
    const { session: challenge } = await logIn(member.email, member.password)
    const password = await resetStaffLogin(server.platform, member.email)
    expect((await currentStaff(session)).statusCode).toBe(401)
    const answer = await post(server, `${office}/verify`, { session: challenge, code: '000000' })
    expect(answer.json().error.code).toBe('LOGIN_EXPIRED')
    expect(await logIn(member.email, member.password)).toHaveProperty('error')
    expect((await logIn(member.email, password)).enrolment).not.toBeNull()
    expect(await resetStaffLogin(server.platform, 'nobody@milgo.example')).toBeUndefined()
  })

  it('a reset ends a login whose password was checked and which has not continued yet', async () => {
    const answer = await whileVerifying(
      server,
      () => resetStaffLogin(server.platform, member.email),
      () => logIn(member.email, member.password),
    )
    expect(answer).toMatchObject({ error: { code: 'BAD_CREDENTIALS' } })
  })

  it('is in the audit trail without a staff member', async () => {
    await resetStaffLogin(server.platform, member.email)
    await removeStaffByEmail(server.platform, member.email)
    const entries = await server.database.read((db) =>
      db.select().from(auditEntries).orderBy(auditEntries.id),
    )
    expect(entries).toMatchObject([
      { action: 'second-factor-reset', staffId: null, details: { staff: member.id } },
      { action: 'staff-removed', staffId: null, details: { staff: member.id } },
    ])
  })
})
