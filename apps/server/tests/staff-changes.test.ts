import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { post } from './support/accounts.ts'
import { givenStaff, office, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
type Person = Awaited<ReturnType<typeof givenStaff>> & { readonly headers: Record<string, string> }
let [dana, omer, manager] = [] as unknown as [Person, Person, Person]

const enter = async (...roles: StaffRole[]): Promise<Person> => {
  const member = await givenStaff(server, roles)
  return { ...member, headers: await staffSession(server, member.id) }
}
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await run(sql`truncate rate_limits, audit_entries, staff_proposals, staff_invitations, outbox_messages`)
  dana = await enter('administrator')
  omer = await enter('administrator')
  manager = await enter('manager')
})

const run = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await server.database.transaction((tx) => tx.execute<Row>(statement))).rows
const call = (who: Pick<Person, 'headers'>, path: string, body: object) =>
  post(server, `${office}/${path}`, body, { headers: who.headers })
const decide = (who: Pick<Person, 'headers'>, id: string, decision = 'CONFIRM') =>
  call(who, 'decide-staff-change', { id, decision })
const list = async (who: Pick<Person, 'headers'>) =>
  (await server.app.inject({ url: `${office}/staff`, headers: who.headers })).json()
const rolesOf = async (id: string) => (await run(sql`select roles from staff where id = ${id}`))[0]?.['roles']
const actions = async () =>
  (await run(sql`select action from audit_entries order by id`)).map(({ action }) => action)
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code
const tokenSentTo = async (email: string) => {
  const [mail] = await run(
    sql`select body from outbox_messages where recipient = ${email} order by created_at desc`,
  )
  return /\/office\/invitation#([\w-]{43})/.exec(String(mail?.['body']))?.[1] ?? ''
}

describe('roles that need two people', () => {
  it.each<StaffRole>(['reviewer', 'manager', 'finance', 'administrator'])(
    'a %s is given by a proposal and its confirmation',
    async (role) => {
      const member = await givenStaff(server, ['content-editor'])
      const answer = await call(dana, 'change-staff-roles', { id: member.id, roles: [role] })
      expect(answer.json()).toMatchObject({ is_waiting: true })
      expect(await rolesOf(member.id)).toEqual(['content-editor'])
      expect((await list(omer)).proposals).toMatchObject([
        { kind: 'roles', staff_id: member.id, roles: [role], proposed_by: { id: dana.id } },
      ])
      expect((await decide(omer, answer.json().id)).statusCode).toBe(200)
      expect(await rolesOf(member.id)).toEqual([role])
      expect((await list(omer)).proposals).toEqual([])
      expect(await actions()).toEqual([
        'staff-change-proposed',
        'staff-change-confirmed',
        'staff-roles-changed',
      ])
    },
  )

  it('a manager can confirm too; the proposer and the member concerned cannot', async () => {
    const other = await enter('administrator')
    const { id } = (await call(dana, 'change-staff-roles', { id: other.id, roles: ['manager'] })).json()
    expect(codeOf(await decide(dana, id))).toBe('OTHER_PERSON_NEEDED')
    expect(codeOf(await decide(other, id))).toBe('OTHER_PERSON_NEEDED')
    expect(await rolesOf(other.id)).toEqual(['administrator'])
    expect((await decide(manager, id)).statusCode).toBe(200)
    expect(codeOf(await decide(omer, id))).toBe('PROPOSAL_DECIDED')
  })

  it('two confirmations at once count once', async () => {
    const member = await givenStaff(server, ['content-editor'])
    const { id } = (await call(dana, 'change-staff-roles', { id: member.id, roles: ['finance'] })).json()
    const answers = await Promise.all([decide(omer, id), decide(manager, id), decide(omer, id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('a refused proposal changes nothing, and neither does an expired one', async () => {
    const member = await givenStaff(server, ['content-editor'])
    const ask = async () =>
      (await call(dana, 'change-staff-roles', { id: member.id, roles: ['finance'] })).json().id
    const refused = await ask()
    expect((await decide(dana, refused, 'REFUSE')).statusCode).toBe(200)
    expect(codeOf(await decide(omer, refused))).toBe('PROPOSAL_DECIDED')
    const old = await ask()
    await run(sql`update staff_proposals set expires_at = '2026-01-15T09:59:59Z' where id = ${old}`)
    expect((await list(omer)).proposals).toEqual([])
    expect(codeOf(await decide(omer, old))).toBe('PROPOSAL_DECIDED')
    expect(await rolesOf(member.id)).toEqual(['content-editor'])
  })

  it('removing a role, and giving the editor’s role, need no second person', async () => {
    const member = await givenStaff(server, ['reviewer', 'manager'])
    const answer = await call(dana, 'change-staff-roles', {
      id: member.id,
      roles: ['reviewer', 'content-editor'],
    })
    expect(answer.json()).toMatchObject({ is_waiting: false })
    expect(await rolesOf(member.id)).toEqual(['reviewer', 'content-editor'])
  })

  it('roles that decide and pay cannot be combined, and nobody changes their own', async () => {
    const member = await givenStaff(server, ['reviewer'])
    const both = { roles: ['reviewer', 'finance'] }
    expect(codeOf(await call(dana, 'change-staff-roles', { id: member.id, ...both }))).toBe('ROLES_SEPARATED')
    const invitation = { email: 'both@milgo.example', name: 'Both Roles', ...both }
    expect(codeOf(await call(dana, 'invite-staff', invitation))).toBe('ROLES_SEPARATED')
    expect((await call(dana, 'change-staff-roles', { id: dana.id, roles: ['manager'] })).statusCode).toBe(403)
    expect((await call(dana, 'reset-staff-login', { id: dana.id })).statusCode).toBe(403)
  })

  it('only administrators can propose', async () => {
    for (const role of ['reviewer', 'manager', 'finance', 'content-editor'] as const) {
      const who = await enter(role)
      const { id } = await givenStaff(server, ['content-editor'])
      expect((await call(who, 'change-staff-roles', { id, roles: ['reviewer'] })).statusCode).toBe(403)
      expect((await call(who, 'reset-staff-login', { id })).statusCode).toBe(403)
    }
  })
})

describe('an invitation', () => {
  const email = 'invited@milgo.example'
  const invite = async () =>
    (
      await call(dana, 'invite-staff', {
        email: 'Invited@milgo.example',
        name: 'New Member',
        roles: ['reviewer'],
      })
    ).json()
  const accept = (token: string, password = 'Rv7kbaL2x', identity_number = '123456782') =>
    post(server, `${office}/accept-invitation`, {
      token,
      password,
      password_verification: password,
      identity_number,
    })
  beforeEach(async () => {
    await run(sql`delete from staff where email = ${email}`)
  })

  it('is mailed once it was confirmed; its link sets the password, once', async () => {
    const { id, is_waiting } = await invite()
    expect(is_waiting).toBe(true)
    expect(await run(sql`select 1 from outbox_messages`)).toEqual([])
    await decide(omer, id)
    const token = await tokenSentTo(email)
    expect((await accept(token)).statusCode).toBe(200)
    expect(codeOf(await accept(token))).toBe('INVITATION_EXPIRED')
    const login = await post(server, `${office}/login`, { email, password: 'Rv7kbaL2x' })
    expect(login.json().enrolment).toMatchObject({ secret: expect.any(String) })
    expect((await list(dana)).staff).toContainEqual(
      expect.objectContaining({ email, roles: ['reviewer'], last_login_at: null, has_second_factor: false }),
    )
    // After the mail was sent the database has neither the token nor its text.
    expect(await run(sql`select 1 from staff_invitations where token_hash = ${token}`)).toEqual([])
  })

  it('asks for the identity number, which is stored as a hash; another number is refused later', async () => {
    await decide(omer, (await invite()).id)
    const token = await tokenSentTo(email)
    for (const wrong of [' ', '123456789', 'x'])
      expect((await accept(token, 'Rv7kbaL2x', wrong)).json().error.errors).toMatchObject([
        { code: 'ENTER_CORRECT_ID', field: 'identity_number' },
      ])
    expect((await accept(token)).statusCode).toBe(200)
    const hash = server.platform.vault.lookupHash('identity', '123456782')
    const [member] = await run<{ id: string; identity_hash: string }>(
      sql`select id, identity_hash from staff where email = ${email}`,
    )
    expect(member?.identity_hash).toBe(hash)
    await run(sql`delete from outbox_messages`)
    await decide(omer, (await call(dana, 'reset-staff-login', { id: member?.id })).json().id)
    const again = await tokenSentTo(email)
    expect(codeOf(await accept(again, 'Rv7kbaL2y', '000000018'))).toBe('INVALID_FIELDS')
    expect((await accept(again, 'Rv7kbaL2y')).statusCode).toBe(200)
  })

  it('is refused to a person with another account, because nobody may be their own second person', async () => {
    const hash = server.platform.vault.lookupHash('identity', '123456782')
    await run(sql`update staff set identity_hash = ${hash} where id = ${manager.id}`)
    await decide(omer, (await invite()).id)
    const token = await tokenSentTo(email)
    expect((await accept(token)).json().error.errors).toMatchObject([{ field: 'identity_number' }])
    await run(sql`update staff set identity_hash = null where id = ${manager.id}`)
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('is invalid after a week, after another one, and after a removal', async () => {
    await decide(omer, (await invite()).id)
    const token = await tokenSentTo(email)
    await run(sql`update staff_invitations set expires_at = '2026-01-15T09:59:59Z'`)
    expect(codeOf(await accept(token))).toBe('INVITATION_EXPIRED')
    expect(codeOf(await accept('x'.repeat(43)))).toBe('INVITATION_EXPIRED')
    await run(sql`update staff_invitations set expires_at = '2026-01-20T00:00:00Z'`)
    const [member] = await run<{ id: string }>(sql`select id from staff where email = ${email}`)
    await call(dana, 'remove-staff', { id: member?.id })
    expect(codeOf(await accept(token))).toBe('INVITATION_EXPIRED')
  })

  it('refuses a weak password and an existing member', async () => {
    await decide(omer, (await invite()).id)
    const token = await tokenSentTo(email)
    expect(codeOf(await accept(token, 'weak'))).toBe('INVALID_FIELDS')
    expect((await accept(token)).statusCode).toBe(200)
    expect((await invite()).error.code).toBe('STAFF_EXISTS')
  })

  it('whose e-mail got an account meanwhile cannot be confirmed', async () => {
    const first = await invite()
    const second = await invite()
    expect((await decide(omer, first.id)).statusCode).toBe(200)
    expect(codeOf(await decide(omer, second.id))).toBe('STAFF_EXISTS')
  })
})

it('a lost authenticator is reset by two people: password and sessions end, and a link is mailed', async () => {
  const member = await enter('reviewer')
  const { id, is_waiting } = (await call(dana, 'reset-staff-login', { id: member.id })).json()
  expect(is_waiting).toBe(true)
  const current = () => server.app.inject({ url: `${office}/current-staff`, headers: member.headers })
  expect((await current()).statusCode).toBe(200)
  expect((await decide(manager, id)).statusCode).toBe(200)
  expect((await current()).statusCode).toBe(401)
  const { email, password } = member
  expect(codeOf(await post(server, `${office}/login`, { email, password }))).toBe('BAD_CREDENTIALS')
  const token = await tokenSentTo(email)
  const chosen = {
    password: 'Rv7kbaL2x',
    password_verification: 'Rv7kbaL2x',
    identity_number: '000000018',
  }
  expect((await post(server, `${office}/accept-invitation`, { token, ...chosen })).statusCode).toBe(200)
  const login = await post(server, `${office}/login`, { email, password: 'Rv7kbaL2x' })
  expect(login.json().enrolment).not.toBeNull()
})

it('the list shows the last login of each member', async () => {
  const at = '2026-01-14T08:00:00.000Z'
  await run(sql`insert into audit_entries (at, staff_id, action) values (${at}, ${omer.id}, 'staff-login')`)
  const { staff } = await list(dana)
  const [found] = staff.filter(({ id }: { id: string }) => id === omer.id)
  expect(Date.parse(found.last_login_at)).toBe(Date.parse(at))
})

describe('the last administrator', () => {
  const administrators = async () =>
    (
      await run<{ id: string }>(
        sql`select id from staff where removed_at is null and 'administrator' = any(roles) order by id`,
      )
    ).map(({ id }) => id)
  beforeEach(async () => {
    await run(
      sql`update staff set removed_at = now() where id not in (${dana.id}, ${omer.id}, ${manager.id})`,
    )
  })

  it.each([
    ['remove', 'remove-staff', {}],
    ['demote', 'change-staff-roles', { roles: ['content-editor'] }],
  ])('remains if two %s each other at once', async (_name, path, body) => {
    const answers = await Promise.all([
      call(dana, path, { id: omer.id, ...body }),
      call(omer, path, { id: dana.id, ...body }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await administrators()).toHaveLength(1)
  })
})

it('a proposal of a member who was removed since cannot be confirmed', async () => {
  const member = await enter('content-editor')
  const { id } = (await call(dana, 'change-staff-roles', { id: member.id, roles: ['manager'] })).json()
  expect((await call(omer, 'remove-staff', { id: dana.id })).statusCode).toBe(200)
  expect(codeOf(await decide(omer, id))).toBe('PROPOSAL_DECIDED')
  expect(await rolesOf(member.id)).toEqual(['content-editor'])
})
