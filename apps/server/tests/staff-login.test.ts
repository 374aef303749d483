import { randomUUID } from 'node:crypto'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSessionByTotp } from '../src/authz/staff/login-repository.ts'
import type { Audience } from '../src/platform/crypto/tokens.ts'
import { totpCode, totpStepAt } from '../src/platform/crypto/totp.ts'
import { authz, bearer, clockOf, core, givenStudent, logIn, post } from './support/accounts.ts'
import { actAs, auditOf, givenStaff, headersOf, office, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

type Member = Awaited<ReturnType<typeof givenStaff>>

let server: TestApp
let clock: ReturnType<typeof clockOf>
let member: Member
const start = new Date('2026-01-15T10:00:00.000Z')
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits, audit_entries`))
  member = await givenStaff(server, ['reviewer'])
  server.queries.length = 0
})

const first = (email = member.email, password = member.password, address = '10.0.0.1', node = server) =>
  post(node, `${office}/login`, { email, password }, { address })
const second = (session: string, code: string, address = '10.0.0.1', node = server) =>
  post(node, `${office}/verify`, { session, code }, { address })
const codeAt = (secondsFromStart = 0, secret = member.secret) =>
  totpCode(secret, totpStepAt(new Date(start.getTime() + secondsFromStart * 1000)))
const wrongCode = () => (codeAt() === '000000' ? '000001' : '000000')
const challenge = async (who = member): Promise<string> =>
  (await first(who.email, who.password)).json().session
const currentStaff = (headers: Record<string, string>, node = server) =>
  node.app.inject({ url: `${office}/current-staff`, headers })
const errorOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error.code

/** Returns whether the statement that opens a session, after the check of the code, opens one. */
const opensAt = (challengeId: string, stepsFromStart: number) =>
  openSessionByTotp(server.platform, {
    challengeId,
    step: totpStepAt(start) + stepsFromStart,
    recoveryHashes: [],
    session: { id: randomUUID(), secretHash: randomUUID(), hours: 12, idleMinutes: 30 },
    tries: { limits: [], cleared: [], refunded: [] },
  })

describe('a staff login', () => {
  it('accepts password and code, in two round trips each, and returns name and rights in one', async () => {
    const asked = await first(` ${member.email.toUpperCase()} `)
    expect(asked.json()).toEqual({ session: expect.any(String), enrolment: null })
    expect(server.queries.splice(0)).toHaveLength(2)
    const opened = await second(asked.json().session, codeAt())
    expect(opened.statusCode).toBe(200)
    expect(server.queries.splice(0)).toHaveLength(2)
    expect(opened.json()).toEqual({ id: expect.any(String), recovery_codes: null })
    const who = await currentStaff(headersOf(opened.headers['set-cookie']))
    expect(server.queries).toHaveLength(1)
    expect(who.json()).toEqual({
      id: member.id,
      name: member.name,
      email: member.email,
      roles: ['reviewer'],
      rights: ['read-requests', 'assign-requests', 'act-for-student', 'review-requests'],
      must_change_password: false,
      recovery_codes_left: 0,
      session: {
        now: '2026-01-15T10:00:00.000Z',
        idle_ends_at: '2026-01-15T10:30:00.000Z',
        ends_at: '2026-01-15T22:00:00.000Z',
      },
    })
    expect(who.headers['cache-control']).toBe('no-store')
    expect((await auditOf(server, member.id)).map(({ action }) => action)).toEqual(['staff-login'])
  })

  it('a wrong password and an unknown e-mail get the same answer, after the same work', async () => {
    const wrong = await first(member.email, 'Wrong1234')
    const known = server.queries.splice(0)
    const stranger = await first('nobody@milgo.example', 'Wrong1234')
    expect(server.queries).toEqual(known)
    for (const answer of [wrong, stranger])
      expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'BAD_CREDENTIALS'])
  })

  it('a student’s e-mail and password are refused here, and a staff member’s there', async () => {
    const student = await givenStudent(server, 1)
    expect((await first(student.email, student.password)).statusCode).toBe(400)
    const there = { email: member.email, password: member.password }
    expect((await post(server, `${authz}/login-by-email`, there)).statusCode).toBe(400)
  })

  it('a removed member is unknown', async () => {
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set removed_at = now() where id = ${member.id}`),
    )
    expect(errorOf(await first())).toBe('BAD_CREDENTIALS')
  })

  it('a member who is removed between the two steps is refused', async () => {
    const session = await challenge()
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set removed_at = now() where id = ${member.id}`),
    )
    expect(errorOf(await second(session, codeAt()))).toBe('LOGIN_EXPIRED')
  })

  it.each<[string, object]>([
    ['no password', { email: 'a@b.co' }],
    ['numbers', { email: 1, password: 2 }],
    ['a long password', { email: 'a@b.co', password: 'Aa1'.repeat(7) }],
    ['a column of the table', { email: 'a@b.co', password: 'x', roles: ['administrator'] }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(server, `${office}/login`, body)).statusCode).toBe(400)
    expect(server.queries).toHaveLength(0)
  })

  it.each(['12345', '1234567', '١٢٣٤٥٦', '12345\u200f', 123456, null])(
    'refuses the code %j',
    async (code) => {
      const answer = await post(server, `${office}/verify`, {
        session: '00000000-0000-4000-8000-000000000000',
        code,
      })
      expect(answer.statusCode).toBe(400)
      expect(server.queries).toHaveLength(0)
    },
  )
})

describe('the code of the authenticator', () => {
  it.each([
    [-31, false],
    [-1, true],
    [0, true],
    [30, true],
    [60, false],
  ])('of %i seconds from now is accepted: %s', async (seconds, isTaken) => {
    const answer = await second(await challenge(), codeAt(seconds))
    expect(answer.statusCode).toBe(isTaken ? 200 : 400)
  })

  it('is compared with the database’s time', async () => {
    clock = clockOf(server, '2031-05-05T05:05:05.000Z')
    const code = totpCode(member.secret, totpStepAt(new Date('2031-05-05T05:05:05.000Z')))
    expect((await second(await challenge(), code)).statusCode).toBe(200)
  })

  it('is valid once in all logins, and earlier codes are not valid after it', async () => {
    expect((await second(await challenge(), codeAt())).statusCode).toBe(200)
    const session = await challenge()
    expect(errorOf(await second(session, codeAt()))).toBe('CODE_WRONG')
    expect(errorOf(await second(session, codeAt(-1)))).toBe('CODE_WRONG')
    clock.pass(30)
    expect((await second(session, codeAt(30))).statusCode).toBe(200)
  })

  it('of two logins with it at the same moment, on two nodes, one succeeds', async () => {
    const node = await openTestApp({}, undefined, server.at)
    const sessions = [await challenge(), await challenge(), await challenge(), await challenge()]
    const answers = await Promise.all(
      sessions.map((session, n) => second(session, codeAt(), `10.0.1.${n}`, n % 2 ? node : server)),
    )
    await node.close()
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  it('is used up by the statement that opens the session, whatever was read before', async () => {
    expect([await opensAt(await challenge(), 0), await opensAt(await challenge(), 0)]).toEqual([true, false])
  })

  it('of another person is refused', async () => {
    const other = await givenStaff(server, ['manager'])
    expect(errorOf(await second(await challenge(), codeAt(0, other.secret)))).toBe('CODE_WRONG')
  })

  it('is awaited by a login for five minutes, once and for five tries', async () => {
    const late = await challenge()
    clock.pass(300)
    expect(errorOf(await second(late, codeAt(300)))).toBe('LOGIN_EXPIRED')
    const used = await challenge()
    expect((await second(used, codeAt(300))).statusCode).toBe(200)
    expect(errorOf(await second(used, codeAt(330)))).toBe('LOGIN_EXPIRED')
    const tried = await challenge()
    for (let n = 0; n < 5; n++) expect(errorOf(await second(tried, wrongCode()))).toBe('CODE_WRONG')
    expect(errorOf(await second(tried, codeAt(330)))).toBe('LOGIN_EXPIRED')
  })

  it('guesses over many logins are blocked after twenty an hour, from any address and node', async () => {
    const node = await openTestApp({}, undefined, server.at)
    const codes = []
    for (let n = 0; n < 5; n++) {
      const session = (await first(member.email, member.password, `10.1.${n}.1`)).json().session
      const guesses = Array.from({ length: 5 }, (_, m) =>
        second(session, wrongCode(), `10.2.${n}.${m}`, m % 2 ? node : server),
      )
      codes.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode))
    }
    await node.close()
    expect(codes.filter((code) => code === 400)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
    const refusals = (await auditOf(server, member.id)).map(({ action }) => action)
    expect(refusals).toEqual(Array(20).fill('staff-login-refused'))
  })

  it('right codes are not counted', async () => {
    for (let n = 0; n < 22; n++) {
      const session = (await first()).json().session
      expect((await second(session, codeAt(30 * n))).statusCode).toBe(200)
      clock.pass(30)
    }
  })
})

describe('setting up a second factor', () => {
  beforeEach(() =>
    server.database.transaction((tx) =>
      tx.execute(sql`update staff set totp_sealed = null where id = ${member.id}`),
    ),
  )
  const enrol = async () => {
    const { session, enrolment } = (await first()).json()
    return { session, secret: String(enrolment.secret), uri: String(enrolment.otpauth_uri) }
  }

  it('shows a secret once, which is valid from its first code on', async () => {
    const { session, secret, uri } = await enrol()
    expect(uri).toContain(`secret=${secret}`)
    expect(decodeURIComponent(uri)).toContain(`Milgo:${member.email}`)
    expect((await second(session, codeAt(0, secret))).statusCode).toBe(200)
    expect((await auditOf(server, member.id)).map(({ action }) => action).sort()).toEqual([
      'second-factor-set',
      'staff-login',
    ])
    clock.pass(30)
    const again = (await first()).json()
    expect(again.enrolment).toBeNull()
    expect((await second(again.session, codeAt(30, secret))).statusCode).toBe(200)
  })

  it('makes another secret each time until it is confirmed', async () => {
    const [one, other] = [await enrol(), await enrol()]
    expect(one.secret).not.toBe(other.secret)
    expect(errorOf(await second(one.session, codeAt(0, other.secret)))).toBe('CODE_WRONG')
    expect((await second(other.session, codeAt(0, other.secret))).statusCode).toBe(200)
    clock.pass(30)
    expect(errorOf(await second(one.session, codeAt(30, one.secret)))).toBe('CODE_WRONG')
  })

  it('of two that were begun, the one confirmed first is valid and the other is refused', async () => {
    const [one, other] = [await enrol(), await enrol()]
    expect([await opensAt(one.session, 0), await opensAt(other.session, 1)]).toEqual([true, false])
  })

  it('stores the secret encrypted, before and after', async () => {
    const { session, secret } = await enrol()
    await second(session, codeAt(0, secret))
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select s::text, (select string_agg(c::text, '') from staff_challenges c) from staff s`),
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(server.log.join('')).not.toContain(secret)
  })
})

describe('guessing a staff password', () => {
  it('is limited by address and in all, and a known device of the owner is admitted', async () => {
    const opened = await second(await challenge(), codeAt())
    const cookie = [opened.headers['set-cookie']].flat().find((one) => one?.startsWith('milgo-device')) ?? ''
    for (let n = 0; n < 50; n++) await first(member.email, 'Wrong1234', `10.3.${n}.1`)
    const body = { email: member.email, password: member.password }
    const from = (headers: Record<string, string>) =>
      post(server, `${office}/login`, body, { address: '10.4.0.1', headers })
    expect((await from({})).statusCode).toBe(429)
    expect((await from({ cookie })).statusCode).toBe(200)
  })
})

describe('a staff session', () => {
  const openSession = async () => headersOf((await second(await challenge(), codeAt())).headers['set-cookie'])

  it('is renewed, ends after 30 minutes without renewal, and at logout on every node', async () => {
    const session = await openSession()
    clock.pass(29 * 60)
    expect((await currentStaff(session)).statusCode).toBe(200)
    const renewed = await post(server, `${office}/refresh`, {}, { headers: session })
    expect(renewed.json()).toEqual({
      now: '2026-01-15T10:29:00.000Z',
      idle_ends_at: '2026-01-15T10:59:00.000Z',
      ends_at: '2026-01-15T22:00:00.000Z',
    })
    clock.pass(30 * 60 - 1)
    expect((await currentStaff(session)).statusCode).toBe(200)
    const node = await openTestApp({}, undefined, server.at)
    node.clock.set(new Date('2026-01-15T10:58:59.000Z'))
    const left = await post(server, `${office}/logout`, {}, { headers: session })
    expect((await currentStaff(session, node)).statusCode).toBe(401)
    await node.close()
    expect([left.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^milgo-office=; .*Max-Age=0/),
      expect.stringMatching(/^milgo-office-csrf=; .*Max-Age=0/),
    ])
    expect((await auditOf(server, member.id))[0]?.action).toBe('staff-logout')
  })

  it('that was idle is over: nothing renews it, and only the call to renew extends a session', async () => {
    const session = await openSession()
    clock.pass(29 * 60)
    await currentStaff(session)
    clock.pass(60)
    expect((await currentStaff(session)).statusCode).toBe(401)
    expect((await post(server, `${office}/refresh`, {}, { headers: session })).statusCode).toBe(401)
  })

  it('ends twelve hours after it began, however often it is renewed', async () => {
    const session = await openSession()
    for (let n = 0; n < 24; n++) {
      clock.pass(29 * 60)
      expect((await post(server, `${office}/refresh`, {}, { headers: session })).statusCode).toBe(200)
    }
    clock.pass(24 * 60 - 1)
    const last = (await post(server, `${office}/refresh`, {}, { headers: session })).json()
    expect(last.idle_ends_at).toBe('2026-01-15T22:00:00.000Z')
    clock.pass(1)
    expect((await currentStaff(session)).statusCode).toBe(401)
  })

  it('a student’s token is valid only under its own audience, whoever signed it', async () => {
    const student = await givenStudent(server, 4)
    const acting = await actAs(server, await staffSession(server, member.id), student.id)
    const theirs = await logIn(server, student)
    const resigned = async (from: string, audience: Audience) => {
      const claims = await server.platform.tokens.read(from)
      return claims ? bearer(await server.platform.tokens.sign({ ...claims, audience })) : {}
    }
    const statusOf = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: `${core}/user/current-user`, headers })).statusCode
    const actingToken = acting['authorization']?.slice(7) ?? ''
    const opens: Record<string, number[]> = {}
    for (const audience of ['milgo-acting', 'milgo-portal'] as const)
      opens[audience] = [
        await statusOf({ ...acting, ...(await resigned(actingToken, audience)) }),
        await statusOf(await resigned(theirs, audience)),
      ]
    expect(opens).toEqual({ 'milgo-acting': [200, 401], 'milgo-portal': [401, 200] })
  })

  it('X-Admin and X-User-Id are refused by the office', async () => {
    const session = await openSession()
    for (const claim of [{ 'x-admin': 'true' }, { 'x-user-id': member.id }])
      expect((await currentStaff({ ...session, ...(claim as Record<string, string>) })).statusCode).toBe(403)
  })

  it('has the present rights: a removed role is gone with the next call', async () => {
    const session = await openSession()
    await server.database.transaction((tx) =>
      tx.execute(sql`update staff set roles = '{content-editor}' where id = ${member.id}`),
    )
    expect((await currentStaff(session)).json().rights).toEqual(['edit-content'])
  })
})
