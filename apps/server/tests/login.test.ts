import { createHmac } from 'node:crypto'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authz, bearer, clockOf, core, givenStudent, logIn, post } from './support/accounts.ts'
import { goodPassword } from './support/people.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let clock: ReturnType<typeof clockOf>
let student: Awaited<ReturnType<typeof givenStudent>>
beforeAll(async () => {
  server = await openTestApp()
  student = await givenStudent(server, 1)
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
  server.queries.length = 0
})

const login = (email: string, password: string, address?: string) =>
  post(
    server,
    `${authz}/login-by-email`,
    { register_period: '2025', email, password },
    address === undefined ? {} : { address },
  )
const currentUser = (headers: Record<string, string>) =>
  server.app.inject({ url: `${core}/user/current-user`, headers })

describe('login by e-mail', () => {
  it('returns a token, in any letter case of the address, in two round trips', async () => {
    const answer = await login(' Student1@Milgo.example ', goodPassword)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(server.queries).toHaveLength(2)
    expect((await currentUser(bearer(answer.json().jwtToken))).statusCode).toBe(200)
  })

  it.each(['he', 'ar', 'en'])('has the two specified refusals, in %s too', async (language) => {
    const say = async (email: string) => {
      const answer = await post(
        server,
        `${authz}/login-by-email`,
        { email, password: 'Wrong1234' },
        { headers: { 'accept-language': language } },
      )
      const { code, message } = ErrorEnvelope.parse(answer.json()).error
      return [answer.statusCode, code, message]
    }
    expect(await say(student.email)).toEqual([400, 'BAD_CREDENTIALS', 'Incorrect username or password.'])
    expect(await say('nobody@milgo.example')).toEqual([400, 'USER_NOT_FOUND', 'User does not exist.'])
  })

  it('does the same work whether there is an account or not', async () => {
    await login(student.email, 'Wrong1234')
    const known = server.queries.splice(0)
    await login('nobody@milgo.example', 'Wrong1234')
    expect(server.queries).toEqual(known)
    expect(known).toHaveLength(1)
  })

  it.each(['2024', '2030', undefined, ''])('lets the server decide the period, not %s', async (period) => {
    const body = { email: student.email, password: goodPassword, register_period: period }
    expect((await post(server, `${authz}/login-by-email`, body)).statusCode).toBe(200)
  })

  it.each<[string, object]>([
    ['no password', { email: 'a@b.co' }],
    ['a number as password', { email: 'a@b.co', password: 12345678 }],
    ['a list as e-mail', { email: ['a@b.co'], password: 'x' }],
    ['a long password', { email: 'a@b.co', password: 'Aa1'.repeat(7) }],
    ['a long e-mail', { email: `${'a'.repeat(250)}@b.co`, password: 'x' }],
    ['a column of the table', { email: 'a@b.co', password: 'x', is_demo: true }],
    ['null', { email: null, password: null }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(server, `${authz}/login-by-email`, body)).statusCode).toBe(400)
    expect(server.queries).toHaveLength(0)
  })

  it('refuses a megabyte before reading it', async () => {
    const answer = await post(server, `${authz}/login-by-email`, {
      email: 'x'.repeat(1_000_000),
      password: 'x',
    })
    expect(answer.statusCode).toBe(413)
  })
})

describe('guessing passwords of many accounts', () => {
  it('is limited by address, also with changing and unknown e-mails', async () => {
    for (let n = 0; n < 20; n++)
      expect((await login(`no${n}@milgo.example`, 'Wrong1234', '10.9.9.9')).statusCode).toBe(400)
    expect((await login('other@milgo.example', 'Wrong1234', '10.9.9.9')).statusCode).toBe(429)
    expect((await login('other@milgo.example', 'Wrong1234', '10.9.9.8')).statusCode).toBe(400)
    clock.pass(60)
    expect((await login('other@milgo.example', 'Wrong1234', '10.9.9.9')).statusCode).toBe(400)
  })

  it('counts an IPv6 network as one address', async () => {
    for (let n = 0; n < 20; n++) await login(`no${n}@milgo.example`, 'x', `2001:db8:0:1::${n}`)
    expect((await login('x@milgo.example', 'x', '2001:db8:0:1:ffff::1')).statusCode).toBe(429)
    expect((await login('x@milgo.example', 'x', '2001:db8:0:2::1')).statusCode).toBe(400)
  })
})

describe('the current user', () => {
  it('is returned as specified, in one round trip, with the full number only for its owner', async () => {
    const token = await logIn(server, student)
    server.queries.length = 0
    const answer = await currentUser({ ...bearer(token), 'accept-language': 'he' })
    expect(server.queries).toHaveLength(1)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      id: student.id,
      username: student.username,
      email: student.email,
      identity_number: student.identityNumber,
      phone: student.phone,
      register_period: '2025',
      academic_year: expect.any(Number),
      is_current_period: true,
      currently_studying: 'BACHELOR',
      academic_institution: {
        id: 1,
        name: expect.any(String),
        is_sponsored: expect.any(Boolean),
        is_religious: expect.any(Boolean),
      },
      request: null,
      texts_to_accept: [],
    })
    const { rows } = await server.database.read((db) => db.execute(sql`select * from students`))
    expect(JSON.stringify(rows)).not.toContain(student.identityNumber)
    expect(server.log.join('')).not.toContain(student.identityNumber)
  })

  it.each([{ 'x-admin': 'true' }, { 'x-user-id': '1' }, { 'x-admin': 'false', 'x-user-id': '' }])(
    'ignores %j of a student',
    async (headers) => {
      const token = await logIn(server, student)
      const answer = await currentUser({ ...bearer(token), ...(headers as Record<string, string>) })
      expect(answer.statusCode).toBe(403)
    },
  )

  it('another student’s id in the header reveals nothing, and the own id is refused too', async () => {
    const other = await givenStudent(server, 2)
    const token = await logIn(server, student)
    for (const id of [other.id, student.id]) {
      const answer = await currentUser({ ...bearer(token), 'x-user-id': id })
      expect(answer.statusCode).toBe(403)
      expect(answer.body).not.toContain(other.phone)
    }
  })

  it('the headers have no effect on a public call', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ url: `${core}/setting/get-all`, headers })
    expect((await ask({ 'x-admin': 'true', 'x-user-id': '1' })).body).toBe((await ask({})).body)
  })
})

describe('a session', () => {
  it('ends with its token after 30 minutes, and continues while it is renewed', async () => {
    const first = await logIn(server, student)
    clock.pass(29 * 60 + 59)
    expect((await currentUser(bearer(first))).statusCode).toBe(200)
    server.queries.length = 0
    const renewed = await post(server, `${authz}/refresh`, {}, { headers: bearer(first) })
    expect(renewed.statusCode).toBe(200)
    expect(server.queries).toHaveLength(1)
    clock.pass(1)
    expect((await currentUser(bearer(first))).statusCode).toBe(401)
    expect((await post(server, `${authz}/refresh`, {}, { headers: bearer(first) })).statusCode).toBe(401)
    expect((await currentUser(bearer(renewed.json().jwtToken))).statusCode).toBe(200)
  })

  it('lasts 12 hours at most, however often it is renewed', async () => {
    let token = await logIn(server, student)
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.pass(20 * 60)
      token = (await post(server, `${authz}/refresh`, {}, { headers: bearer(token) })).json().jwtToken
    }
    clock.pass(20 * 60 - 1)
    expect((await currentUser(bearer(token))).statusCode).toBe(200)
    clock.pass(1)
    expect((await currentUser(bearer(token))).statusCode).toBe(401)
  })

  it('ends at logout on every node at once, and no other session ends', async () => {
    const other = await openTestApp({}, undefined, server.at)
    const [one, two] = [await logIn(server, student), await logIn(server, student)]
    server.queries.length = 0
    const answer = await post(server, `${authz}/logout`, {}, { headers: bearer(one) })
    expect(answer.statusCode).toBe(200)
    expect(server.queries).toHaveLength(2)
    const ask = (token: string) =>
      other.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })
    expect((await ask(one)).statusCode).toBe(401)
    expect((await ask(two)).statusCode).toBe(200)
    expect((await post(other, `${authz}/refresh`, {}, { headers: bearer(one) })).statusCode).toBe(401)
    expect((await post(other, `${authz}/logout`, {}, { headers: bearer(one) })).statusCode).toBe(401)
    await other.close()
  })
})

describe('a token that we did not sign in this way', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ours = new TextEncoder().encode('t'.repeat(32))
  const readParts = (token: string) => {
    const [header = '', payload = '', signature = ''] = token.split('.')
    return { header, payload, signature, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) }
  }
  const signed = (claims: object, key = ours, header = {}) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)

  const forgeries: Readonly<Record<string, (token: string) => Promise<string> | string>> = {
    'alg none': (token) => `${part({ alg: 'none', typ: 'JWT' })}.${readParts(token).payload}.`,
    'alg none with the old signature': (token) =>
      `${part({ alg: 'none', typ: 'JWT' })}.${readParts(token).payload}.${readParts(token).signature}`,
    'another algorithm under our key': (token) => {
      const text = `${part({ alg: 'HS512', typ: 'JWT' })}.${readParts(token).payload}`
      return `${text}.${createHmac('sha512', 't'.repeat(32)).update(text).digest('base64url')}`
    },
    'a key of one’s own': (token) =>
      signed(readParts(token).claims, new TextEncoder().encode('x'.repeat(32))),
    'a key named in the header': (token) =>
      signed(readParts(token).claims, new TextEncoder().encode('x'.repeat(32)), { kid: '../../dev/null' }),
    'another audience': (token) => signed({ ...readParts(token).claims, aud: 'milgo-office' }),
    'no audience': (token) => signed({ ...readParts(token).claims, aud: undefined }),
    'another issuer': (token) => signed({ ...readParts(token).claims, iss: 'other' }),
    'no expiry': (token) => signed({ ...readParts(token).claims, exp: undefined }),
    'another session': (token) =>
      signed({ ...readParts(token).claims, sid: '00000000-0000-4000-8000-00000000000f' }),
    'a session that is no id': (token) => signed({ ...readParts(token).claims, sid: "' or true --" }),
    'a changed payload': (token) => {
      const { header, claims, signature } = readParts(token)
      return `${header}.${part({ ...claims, exp: claims.exp + 1 })}.${signature}`
    },
    'a changed signature': (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    'two parts': (token) => token.split('.').slice(0, 2).join('.'),
    nothing: () => '',
    'ten thousand characters': (token) => token + 'A'.repeat(10_000),
  }

  it.each(Object.keys(forgeries))('%s', async (name) => {
    const token = await logIn(server, student)
    const forged = (await forgeries[name]?.(token)) ?? ''
    expect((await currentUser({ authorization: `Bearer ${forged}` })).statusCode).toBe(401)
    expect((await currentUser(bearer(token))).statusCode).toBe(200)
  })

  it('a valid one without its scheme', async () => {
    const token = await logIn(server, student)
    expect((await currentUser({ authorization: token })).statusCode).toBe(401)
    expect((await currentUser({ authorization: `Basic ${token}` })).statusCode).toBe(401)
  })
})
