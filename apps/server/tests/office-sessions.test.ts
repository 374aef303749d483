import { calls } from '@milgo/contracts'
import { baseOf, type Call, isOfficeCall } from '@milgo/contracts/define-call'
import { hasRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { totpCode, totpStepAt } from '../src/platform/crypto/totp.ts'
import { bearer, clockOf, givenStudent, logIn, post } from './support/accounts.ts'
import { actAs, givenStaff, headersOf, office, staffSession } from './support/staff.ts'
import { openTestApp, production, type TestApp } from './support/test-app.ts'

type Headers = Record<string, string>

let server: TestApp
let student: Headers
let acting: Headers
/** One staff member of each role, with an open office page. */
let staff: Record<StaffRole, Headers>

beforeAll(async () => {
  server = await openTestApp()
  clockOf(server)
  const { id, ...account } = await givenStudent(server, 1)
  student = bearer(await logIn(server, account))
  const opened: Partial<Record<StaffRole, Headers>> = {}
  for (const role of StaffRole.options)
    opened[role] = await staffSession(server, (await givenStaff(server, [role])).id)
  staff = opened as typeof staff
  acting = await actAs(server, staff.reviewer, id)
})
afterAll(() => server.close())
beforeEach(() => server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`)))

const urlOf = ({ service, path }: Call) => baseOf(service) + path.replace(/\{\w+\}/g, '3000')
const statusOf = async (call: Call, headers: Headers): Promise<number> =>
  (await server.app.inject({ method: call.method, url: urlOf(call), headers })).statusCode

const all: readonly Call[] = Object.values<Call>(calls)
const named = (call: Call) => [`${call.method} ${call.path}`, call] as const
const ofStaff = all.filter((call) => call.guard === 'staff')
const ofStudents = all.filter(({ guard }) => guard === 'student')
/** The statuses of an admitted call: the body may be missing or no form, or the id unknown. */
const letThrough = [200, 400, 404, 415]

/** Calls that are tested elsewhere, because here they would end the sessions of the other tests. */
const endsSession = new Set(['/office-auth/logout'])

it('the office’s calls have paths of their own', () => {
  expect(all.filter(isOfficeCall).filter(({ guard }) => guard === 'student')).toEqual([])
  expect(ofStaff.filter((call) => !isOfficeCall(call))).toEqual([])
})

describe.each(ofStaff.map(named))('%s', (_name, call) => {
  it('is refused without the cookie, whatever token is sent instead', async () => {
    const { cookie: _cookie, ...withoutCookie } = staff.manager
    for (const headers of [{}, student, acting, withoutCookie, { ...student, ...withoutCookie }])
      expect(await statusOf(call, headers)).toBe(401)
  })

  it('is refused with the cookie alone, and with the CSRF token of another session', async () => {
    const { cookie = '' } = staff.administrator
    const [csrfAlone] = cookie.split('; ').filter((one) => one.startsWith('milgo-office-csrf'))
    for (const proof of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': 'x'.repeat(43) }] as Headers[])
      expect(await statusOf(call, { cookie, ...proof })).toBe(403)
    const other = staff.manager['x-csrf-token'] ?? ''
    expect(await statusOf(call, { cookie, 'x-csrf-token': other })).toBe(403)
    // A planted CSRF cookie, also sent as the header, is refused.
    const planted = cookie.replace(csrfAlone ?? '', `milgo-office-csrf=${other}`)
    expect(await statusOf(call, { cookie: planted, 'x-csrf-token': other })).toBe(403)
  })

  it('is refused to the page of another site', async () => {
    for (const from of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Headers[])
      expect(await statusOf(call, { ...staff.administrator, ...from })).toBe(403)
  })

  it('is open only to the roles that have the right', async () => {
    if (call.guard !== 'staff' || endsSession.has(call.path)) return
    const { right } = call
    for (const role of StaffRole.options) {
      const isAllowed = right === 'any' || right === 'own-account' || hasRight([role], right)
      const status = await statusOf(call, { ...staff[role], origin: 'http://localhost' })
      expect([role, isAllowed ? letThrough.includes(status) : status === 403]).toEqual([role, true])
    }
  })
})

describe.each(ofStudents.map(named))('%s', (_name, call) => {
  it('is refused with the cookie of staff', async () => {
    for (const role of StaffRole.options) expect(await statusOf(call, staff[role])).toBe(401)
  })
})

describe('the cookies of a browser', () => {
  const logInAt = async (node: TestApp) => {
    const member = await givenStaff(node, ['reviewer'])
    const { email, password } = member
    const { session } = (await post(node, `${office}/login`, { email, password })).json()
    const code = totpCode(member.secret, totpStepAt(new Date('2026-01-15T10:00:00.000Z')))
    const answer = await post(node, `${office}/verify`, { session, code })
    return { member, answer, cookies: [answer.headers['set-cookie'] ?? []].flat() }
  }

  it('are one that no script reads and one that the page reads; there is no token', async () => {
    const { answer, cookies } = await logInAt(server)
    expect(cookies.filter((one) => one.startsWith('milgo-office'))).toEqual([
      expect.stringMatching(
        /^milgo-office=[\da-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/,
      ),
      expect.stringMatching(/^milgo-office-csrf=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict$/),
    ])
    for (const cookie of cookies) expect(answer.body).not.toContain(cookie.split(/[=;]/)[1])
    expect(server.log.join('')).not.toContain(headersOf(cookies)['x-csrf-token'])
  })

  it('are bound to the host and to https where the office is served so', async () => {
    const secure = await openTestApp({ ...production, PUBLIC_URL: 'https://milgo.example' })
    clockOf(secure)
    const { cookies } = await logInAt(secure)
    const session = cookies.filter((one) => one.includes('milgo-office'))
    expect(session).toHaveLength(2)
    for (const cookie of session) expect(cookie).toMatch(/^__Host-milgo-office.*; Path=\/; .*; Secure/)
    const headers = headersOf(session)
    const ask = (more: Headers) =>
      secure.app.inject({ url: `${office}/current-staff`, headers: { ...headers, ...more } })
    expect((await ask({ origin: 'https://milgo.example' })).statusCode).toBe(200)
    expect((await ask({ origin: 'https://other.example' })).statusCode).toBe(403)
    // A cookie without the prefix could have been planted by a neighbouring host.
    const plain = headers['cookie']?.replaceAll('__Host-', '') ?? ''
    expect((await ask({ cookie: plain })).statusCode).toBe(401)
    await secure.close()
  })

  it('cannot be made from the database, and are refused if sent twice', async () => {
    const { cookies } = await logInAt(server)
    const { rows } = await server.database.read((db) => db.execute(sql`select * from sessions`))
    const [, value = ''] = (cookies.find((one) => one.startsWith('milgo-office=')) ?? '').split(/[=;]/)
    expect(JSON.stringify(rows)).not.toContain(value.split('.')[1])
    const headers = headersOf(cookies)
    const twice = `${headers['cookie']}; milgo-office=${value}`
    expect(await statusOf(calls.getCurrentStaff, headers)).toBe(200)
    expect(await statusOf(calls.getCurrentStaff, { ...headers, cookie: twice })).toBe(401)
    const setSecret = (from: string, to: string) =>
      server.database.transaction((tx) =>
        tx.execute(sql`update sessions set secret_hash = ${to} where secret_hash = ${from}`),
      )
    const hash = String(rows.find(({ id }) => value.startsWith(String(id)))?.['secret_hash'])
    await setSecret(hash, 'of another cookie')
    expect(await statusOf(calls.getCurrentStaff, headers)).toBe(401)
    await setSecret('of another cookie', hash)
    const wrong = headers['cookie']?.replace(
      value,
      value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )
    expect(await statusOf(calls.getCurrentStaff, { ...headers, cookie: wrong ?? '' })).toBe(403)
  })

  it('login and its second step are refused to other sites too', async () => {
    for (const call of [calls.staffLogin, calls.staffVerify, calls.staffVerifyRecovery])
      expect(await statusOf(call, { origin: 'https://evil.example' })).toBe(403)
  })
})
