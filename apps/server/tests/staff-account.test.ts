import { isRecoveryCode } from '@milgo/domain/staff/recovery-code'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addStaff as addMember,
  removeStaffByEmail,
  resetStaffLogin,
  setStaffIdentity,
} from '../src/authz/index.ts'
import { totpCode, totpStepAt } from '../src/platform/crypto/totp.ts'
import { clockOf, givenStudent, post } from './support/accounts.ts'
import { actAs, auditOf, givenStaff, headersOf, office, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

type Headers = Record<string, string>

let server: TestApp
let clock: ReturnType<typeof clockOf>
let member: Awaited<ReturnType<typeof givenStaff>>
let passed = 0
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  passed = 0
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits, audit_entries`))
  member = await givenStaff(server, ['reviewer'])
})

const start = Date.parse('2026-01-15T10:00:00.000Z')
const wait = (seconds: number) => {
  passed += seconds
  clock.pass(seconds)
}
const codeNow = (secret: string) => totpCode(secret, totpStepAt(new Date(start + passed * 1000)))
const logIn = (
  email = member.email,
  password = member.password,
  address = '10.0.0.1',
  headers: Headers = {},
) => post(server, `${office}/login`, { email, password }, { address, headers })
const challenge = async (): Promise<string> => (await logIn()).json().session
const errorOf = (answer: { json: () => { error?: { code?: string } } }) => answer.json().error?.code
const currentStaff = (headers: Headers) => server.app.inject({ url: `${office}/current-staff`, headers })

/** Sets up the second factor of a member who has none. */
const enrol = async (email: string, password: string) => {
  const { session, enrolment } = (await logIn(email, password)).json()
  const secret = String(enrolment.secret)
  const answer = await post(server, `${office}/verify`, { session, code: codeNow(secret) })
  const codes: string[] = answer.json().recovery_codes
  return { secret, codes, headers: headersOf(answer.headers['set-cookie']) }
}

const withoutFactor = async () => {
  await server.database.transaction((tx) =>
    tx.execute(sql`update staff set totp_sealed = null where id = ${member.id}`),
  )
  return enrol(member.email, member.password)
}

describe('recovery codes', () => {
  const recover = (session: string, code: string, address = '10.0.0.1') =>
    post(server, `${office}/verify-recovery`, { session, recovery_code: code }, { address })

  it('are ten, shown once when the second factor is set up, and stored as hashes', async () => {
    const { codes, headers } = await withoutFactor()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^\w{5}-\w{5}$/)
    expect(codes.every(isRecoveryCode)).toBe(true)
    expect((await currentStaff(headers)).json()).toMatchObject({ recovery_codes_left: 10 })
    const { rows } = await server.database.read((db) => db.execute(sql`select * from staff_recovery_codes`))
    expect(rows).toHaveLength(10)
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
      expect(server.log.join('')).not.toContain(code)
    }
    wait(30)
    const again = await post(server, `${office}/verify`, {
      session: await challenge(),
      code: codeNow((await withoutFactor()).secret),
    })
    expect(again.json()).not.toMatchObject({ recovery_codes: expect.any(Array) })
  })

  it('each open one session, in any notation, and write an audit entry', async () => {
    const { codes } = await withoutFactor()
    const [one = '', two = ''] = codes
    const opened = await recover(await challenge(), ` ${one.toLowerCase().replace('-', ' ')} `)
    expect(opened.json()).toEqual({ id: expect.any(String), recovery_codes: null })
    const who = await currentStaff(headersOf(opened.headers['set-cookie']))
    expect(who.json()).toMatchObject({ id: member.id, recovery_codes_left: 9 })
    expect(errorOf(await recover(await challenge(), one))).toBe('CODE_WRONG')
    expect((await recover(await challenge(), two)).statusCode).toBe(200)
    const actions = (await auditOf(server, member.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'recovery-code-used')).toHaveLength(2)
  })

  it('of two logins with one at the same moment, one succeeds', async () => {
    const { codes } = await withoutFactor()
    const sessions = [await challenge(), await challenge(), await challenge()]
    const answers = await Promise.all(sessions.map((session) => recover(session, codes[0] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  it('of another person, or without the password, are refused', async () => {
    const { codes } = await withoutFactor()
    const other = await givenStaff(server, ['manager'])
    const { session } = (await logIn(other.email, other.password)).json()
    expect(errorOf(await recover(session, codes[0] ?? ''))).toBe('CODE_WRONG')
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(errorOf(await recover(nobody, codes[0] ?? ''))).toBe('LOGIN_EXPIRED')
  })

  it('have five tries per login, and count among the twenty tries of an hour', async () => {
    const { codes } = await withoutFactor()
    const session = await challenge()
    for (let n = 0; n < 5; n++) expect(errorOf(await recover(session, '00000-00000'))).toBe('CODE_WRONG')
    expect(errorOf(await recover(session, codes[0] ?? ''))).toBe('LOGIN_EXPIRED')
    for (let n = 0; n < 3; n++) {
      const more = await challenge()
      for (let m = 0; m < 5; m++) await recover(more, '00000-00000', `10.5.${n}.${m}`)
    }
    expect(errorOf(await recover(await challenge(), codes[0] ?? '', '10.6.0.1'))).toBe('LOGIN_LOCKED')
  })

  it('are replaced with a fresh code of the authenticator, and the old ones are invalid', async () => {
    const { codes, secret, headers } = await withoutFactor()
    const make = (code: string) => post(server, `${office}/recovery-codes`, { code }, { headers })
    // The code that opened the session is used up.
    expect(errorOf(await make(codeNow(secret)))).toBe('CODE_WRONG')
    wait(30)
    const fresh: string[] = (await make(codeNow(secret))).json().recovery_codes
    expect(fresh).toHaveLength(10)
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    expect(errorOf(await make(codeNow(secret)))).toBe('CODE_WRONG')
    expect(errorOf(await recover(await challenge(), codes[0] ?? ''))).toBe('CODE_WRONG')
    expect((await recover(await challenge(), fresh[0] ?? '')).statusCode).toBe(200)
    expect((await auditOf(server, member.id)).map(({ action }) => action)).toContain('recovery-codes-made')
  })

  it('are removed by a reset', async () => {
    await withoutFactor()
    await resetStaffLogin(server.platform, member.email)
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select 1 from staff_recovery_codes where staff_id = ${member.id}`),
    )
    expect(rows).toEqual([])
  })
})

describe('the first password', () => {
  const newMember = async () => {
    const email = `first${Math.random()}@milgo.example`
    const password = await addMember(server.platform, { email, name: 'New', roles: ['reviewer'] })
    return { email, password: password ?? '', ...(await enrol(email, password ?? '')) }
  }
  const change = (headers: Headers, current: string, password: string, again = password) =>
    post(
      server,
      `${office}/change-password`,
      { current_password: current, password, password_verification: again },
      { headers },
    )

  it('opens only the own account until it was replaced', async () => {
    const student = await givenStudent(server, 1)
    const { password, headers } = await newMember()
    expect((await currentStaff(headers)).json()).toMatchObject({ must_change_password: true })
    const ask = () =>
      post(server, `${office}/acting-code`, { student_id: student.id, reason: 'asked' }, { headers })
    expect(errorOf(await ask())).toBe('PASSWORD_CHANGE_NEEDED')
    expect((await change(headers, password, 'Kq3vTr8mZ')).statusCode).toBe(200)
    expect((await currentStaff(headers)).json()).toMatchObject({ must_change_password: false })
    expect((await ask()).statusCode).toBe(200)
  })

  it('is asked for again after a reset', async () => {
    const password = await resetStaffLogin(server.platform, member.email)
    const { headers } = await enrol(member.email, password ?? '')
    expect((await currentStaff(headers)).json()).toMatchObject({ must_change_password: true })
  })

  it.each([
    ['too short', 'Kq3', 'Kq3', 'password'],
    ['not repeated', 'Kq3vTr8mZ', 'Kq3vTr8mY', 'password_verification'],
    ['a common one', 'Password1', 'Password1', 'password'],
  ])('is not replaced by one that is %s', async (_name, password, again, field) => {
    const first = await newMember()
    const answer = await change(first.headers, first.password, password, again)
    expect(answer.json().error).toMatchObject({ code: 'INVALID_FIELDS', errors: [{ field }] })
    expect((await currentStaff(first.headers)).json()).toMatchObject({ must_change_password: true })
  })

  it('nor by itself, nor without the present one', async () => {
    const { headers, password } = await newMember()
    const same = await change(headers, password, password)
    expect(same.json().error.errors).toMatchObject([{ field: 'password' }])
    expect(errorOf(await change(headers, 'Wrong1234', 'Kq3vTr8mZ'))).toBe('BAD_CREDENTIALS')
  })

  it('guessing it with an open session is limited as at the login', async () => {
    const { headers } = await newMember()
    const codes = []
    for (let n = 0; n < 12; n++) codes.push(errorOf(await change(headers, `Wrong123${n}`, 'Kq3vTr8mZ')))
    expect(codes.slice(-1)).toEqual(['LOGIN_LOCKED'])
  })

  it('a change ends every other session and unfinished login, but not this one and its acting sessions', async () => {
    const student = await givenStudent(server, 2)
    const [here, there] = [await staffSession(server, member.id), await staffSession(server, member.id)]
    const acting = await actAs(server, here, student.id)
    const half = await challenge()
    expect((await change(here, member.password, 'Kq3vTr8mZ')).statusCode).toBe(200)
    expect((await currentStaff(here)).statusCode).toBe(200)
    expect((await currentStaff(there)).statusCode).toBe(401)
    const user = await server.app.inject({ url: '/core-service/api/v1/user/current-user', headers: acting })
    expect(user.statusCode).toBe(200)
    const verified = await post(server, `${office}/verify`, { session: half, code: codeNow(member.secret) })
    expect(errorOf(verified)).toBe('LOGIN_EXPIRED')
    expect((await logIn(member.email, 'Kq3vTr8mZ')).statusCode).toBe(200)
    expect((await auditOf(server, member.id)).map(({ action }) => action)).toContain('staff-password-changed')
  })
})

describe('a lockout', () => {
  const guess = async (n: number, address: string) => {
    for (let m = 0; m < n; m++) await logIn(member.email, 'Wrong1234', address)
  }

  it('says until when, in Israel’s time and the caller’s language, and is over then', async () => {
    await guess(10, '10.7.0.1')
    const locked = await logIn(member.email, member.password, '10.7.0.1')
    expect([locked.statusCode, errorOf(locked)]).toEqual([429, 'LOGIN_LOCKED'])
    expect(locked.json().error.message).toBe('Too many attempts. You can try again at 12:15')
    expect(locked.headers['retry-after']).toBe('900')
    const hebrew = await logIn(member.email, member.password, '10.7.0.1', { 'accept-language': 'he' })
    expect(hebrew.json().error.message).toContain('12:15')
    wait(15 * 60)
    expect((await logIn(member.email, member.password, '10.7.0.1')).statusCode).toBe(200)
  })

  it('of one address does not affect others', async () => {
    await guess(12, '10.7.0.2')
    expect((await logIn(member.email, member.password, '10.7.0.3')).statusCode).toBe(200)
  })

  it('by a person who knows the password leaves the owner’s own device its tries of a code', async () => {
    const session = await challenge()
    const opened = await post(server, `${office}/verify`, { session, code: codeNow(member.secret) })
    const device = [opened.headers['set-cookie']].flat().find((one) => one?.startsWith('milgo-device')) ?? ''
    wait(60)
    for (let n = 0; n < 4; n++) {
      const theirs = (await logIn(member.email, member.password, `10.8.${n}.1`)).json().session
      for (let m = 0; m < 5; m++)
        await post(
          server,
          `${office}/verify`,
          { session: theirs, code: '000000' },
          { address: `10.9.${n}.${m}` },
        )
    }
    const verify = async (headers: Headers) => {
      const own = (await logIn(member.email, member.password, '10.10.0.1', headers)).json().session
      const body = { session: own, code: codeNow(member.secret) }
      return post(server, `${office}/verify`, body, { address: '10.10.0.1', headers })
    }
    expect(errorOf(await verify({}))).toBe('LOGIN_LOCKED')
    expect((await verify({ cookie: device.split(';')[0] ?? '' })).statusCode).toBe(200)
  })
})

describe('the identity number of a staff member', () => {
  const hashOf = async (email: string) => {
    const { rows } = await server.database.read((db) =>
      db.execute<{ identity_hash: string | null }>(
        sql`select identity_hash from staff where email = ${email}`,
      ),
    )
    return rows[0]?.identity_hash
  }

  it('is stored only as the same keyed hash as a student’s', async () => {
    const { identityNumber } = await givenStudent(server, 3)
    const email = 'hashed@milgo.example'
    await addMember(server.platform, { email, name: 'Hashed', roles: ['reviewer'], identityNumber })
    const { rows } = await server.database.read((db) =>
      db.execute<{ identity_hash: string }>(sql`
        select students.identity_hash from students join staff using (identity_hash) where staff.email = ${email}`),
    )
    expect(rows).toHaveLength(1)
    const all = await server.database.read((db) =>
      db.execute(sql`select staff::text, (select string_agg(a::text, '') from audit_entries a) from staff`),
    )
    expect(JSON.stringify(all.rows)).not.toContain(identityNumber)
  })

  it('can be set later, and survives a removal', async () => {
    expect(await hashOf(member.email)).toBeNull()
    expect(await setStaffIdentity(server.platform, member.email, '000000018')).toBe(true)
    expect(await setStaffIdentity(server.platform, 'nobody@milgo.example', '000000018')).toBe(false)
    const hash = await hashOf(member.email)
    expect(hash).toBe(server.platform.vault.lookupHash('identity', '000000018'))
    await removeStaffByEmail(server.platform, member.email)
    await addMember(server.platform, { email: member.email, name: 'Back', roles: ['reviewer'] })
    expect(await hashOf(member.email)).toBe(hash)
  })
})
