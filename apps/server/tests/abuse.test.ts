import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  authz,
  bearer,
  clockOf,
  codeSentTo,
  core,
  givenStudent,
  logIn,
  messagesTo,
  post,
} from './support/accounts.ts'
import { eligiblePayload, goodPassword, person } from './support/people.ts'
import { storedText } from './support/stored-text.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let clock: ReturnType<typeof clockOf>
beforeAll(async () => {
  server = await openTestApp()
  await server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01'`),
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
})

/** The calls of staff are tested in office-sessions.test.ts. */
const guarded: readonly Call[] = Object.values<Call>(calls).filter(({ guard }) => guard === 'student')
const urlOf = ({ service, path }: Call) => baseOf(service) + path.replace(/\{\w+\}/g, '3000')

describe.each(guarded.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ method: call.method, url: urlOf(call), headers })

  it('identifies the caller by the token only, and ignores all other headers', async () => {
    const n = 2000 + guarded.indexOf(call)
    const [one, other] = [await givenStudent(server, n), await givenStudent(server, n + 500)]
    const token = bearer(await logIn(server, one))
    for (const claim of [{ 'x-user-id': other.id }, { 'x-user-id': one.id }, { 'x-admin': 'true' }]) {
      const answer = await ask({ ...token, ...(claim as Record<string, string>) })
      expect(answer.statusCode).toBe(403)
      for (const secret of [other.phone, other.email, other.identityNumber])
        expect(answer.body).not.toContain(secret)
    }
    expect((await ask({ 'x-user-id': other.id, 'x-admin': 'true' })).statusCode).toBe(401)
  })
})

it('a code of a registration is valid neither for a login nor for a new password', async () => {
  const who = person(3000)
  await post(server, `${core}/eligibility`, eligiblePayload(who))
  const code = await codeSentTo(server, who.phone)
  const username = `+972${who.phone.slice(1)}_2025`
  const { rows } = await server.database.read((db) =>
    db.execute<{ id: string }>(sql`select id from one_time_codes where username = ${username}`),
  )
  const asLogin = { session: rows[0]?.id, username, code }
  expect((await post(server, `${authz}/verify-OTP-after-login`, asLogin)).statusCode).toBe(400)
  const asReset = { code, phone: who.phone, password: 'Kq3vTr8mZ', password_verification: 'Kq3vTr8mZ' }
  expect((await post(server, `${authz}/reset-password`, asReset)).statusCode).toBe(400)
  const rightly = { code, username, password: goodPassword, session: rows[0]?.id }
  expect((await post(server, `${authz}/verify-otp`, rightly)).statusCode).toBe(200)
})

it('all calls that send SMS to a student share one budget per phone', async () => {
  const student = await givenStudent(server, 3100)
  const body = { phone: student.phone }
  const names = ['login-by-phone', 'resend-code', 'forgot-password']
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) {
    const address = `10.61.0.${n}`
    statuses.push((await post(server, `${authz}/${names[n % 3]}`, body, { address })).statusCode)
    // A code that is sent to nobody does not use up the budget.
    const nobody = { username: student.username, password: goodPassword }
    await post(server, `${authz}/resend-OTP`, nobody, { address })
    clock.pass(60)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(await messagesTo(server, student.phone)).toHaveLength(5)
})

it('all five calls share one SMS budget per address, which unknown numbers do not use up', async () => {
  const address = '10.60.0.1'
  const send = (url: string, body: object) => post(server, url, body, { address })
  const known = async (n: number) => (await givenStudent(server, 3600 + n)).phone
  const registered = async (n: number) => {
    const who = person(3700 + n)
    await post(server, `${core}/eligibility`, eligiblePayload(who), { address: `10.60.1.${n}` })
    clock.pass(60)
    return { username: `+972${who.phone.slice(1)}_2025`, password: goodPassword }
  }
  const ways: readonly ((n: number) => Promise<[url: string, body: object]>)[] = [
    async (n) => [`${core}/eligibility`, eligiblePayload(person(3500 + n))],
    async (n) => [`${authz}/login-by-phone`, { phone: await known(n) }],
    async (n) => [`${authz}/resend-code`, { phone: await known(n) }],
    async (n) => [`${authz}/forgot-password`, { phone: await known(n) }],
    async (n) => [`${authz}/resend-OTP`, await registered(n)],
  ]
  const statuses: number[] = []
  for (let n = 0; n < 30; n++) {
    const [url, body] = (await ways[n % ways.length]?.(n)) ?? ['', {}]
    statuses.push((await send(url, body)).statusCode)
    if (n < 25) await send(`${authz}/resend-code`, { phone: person(3800 + n).phone })
    clock.pass(10)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const [n, way] of ways.entries()) {
    const [url, body] = await way(40 + n)
    expect((await send(url, body)).statusCode).toBe(429)
  }
})

it('no personal value and no secret is written to the log', async () => {
  server.log.length = 0
  const who = { ...person(3200), password: 'Canary7xYz' }
  const checked = await post(server, `${core}/eligibility`, eligiblePayload(who))
  await post(
    server,
    `${core}/eligibility`,
    eligiblePayload({ ...who, terms: 'x', extra: who.identity_number }),
  )
  const code = await codeSentTo(server, who.phone)
  const username = `+972${who.phone.slice(1)}_2025`
  const { session } = checked.json()
  const confirming = { code, username, password: who.password, session }
  const verified = await post(server, `${authz}/verify-otp`, confirming)
  const token: string = verified.json().jwtToken
  await post(server, `${authz}/login-by-email`, { email: who.email, password: who.password })
  await post(server, `${authz}/login-by-email`, { email: who.email, password: 'Other7xYz' })
  await post(server, `${authz}/login-by-phone`, { phone: who.phone })
  await post(server, `${authz}/logout`, {}, { headers: bearer(token) })
  await server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })
  expect(server.log.length).toBeGreaterThanOrEqual(8)
  const log = server.log.join('')
  for (const canary of [
    who.identity_number,
    who.phone,
    who.phone.slice(1),
    who.email,
    who.password,
    token,
    code,
  ])
    expect(log).not.toContain(canary)
})

it('the database contains no identity number, password, code or token in plain text', async () => {
  const who = { ...person(3300), password: 'Canary8xYz' }
  const before = await storedText(server)
  const checked = await post(server, `${core}/eligibility`, eligiblePayload(who))
  const code = await codeSentTo(server, who.phone)
  /** Counts how often the text contains the code, because six digits may also occur by chance, as part of a time. */
  const timesOf = (text: string) => text.split(new RegExp(`\\b${code}\\b`)).length
  // The message contains the code until it is sent, so the code is found once more.
  expect(timesOf(await storedText(server))).toBe(timesOf(before) + 1)
  const username = `+972${who.phone.slice(1)}_2025`
  const { session } = checked.json()
  const confirming = { code, username, password: who.password, session }
  const verified = await post(server, `${authz}/verify-otp`, confirming)
  const stored = await storedText(server)
  expect(stored).toContain(who.phone)
  expect(timesOf(stored)).toBe(timesOf(before))
  for (const canary of [who.identity_number, who.password, verified.json().jwtToken])
    expect(stored).not.toContain(canary)
  const counters = await server.database.read((db) => db.execute(sql`select key from rate_limits`))
  expect(JSON.stringify(counters.rows)).not.toMatch(new RegExp(`${who.phone}|127\\.0\\.0\\.1`))
})
