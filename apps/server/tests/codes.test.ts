import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addStudent,
  authz,
  bearer,
  clockOf,
  codeSentTo,
  core,
  logIn,
  messagesTo,
  person,
  post,
  wrongCode,
} from './support/accounts.ts'
import { openTestApp, ownStatements, type TestApp } from './support/test-app.ts'

let server: TestApp
let clock: ReturnType<typeof clockOf>
let student: Awaited<ReturnType<typeof addStudent>>
let count = 0
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
  count += 1
  student = await addStudent(server, count)
  server.queries.length = 0
})

const newPassword = 'Kq3vTr8mZ'
const call = (name: string, body: object, address?: string) =>
  post(server, `${authz}/${name}`, body, address === undefined ? {} : { address })
const errorOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error.code
const sessionAfter = async (name: string, phone = student.phone): Promise<string> =>
  (await call(name, { phone })).json().session
const verify = (session: string, code: string, username = student.username, address?: string) =>
  call('verify-OTP-after-login', { session, username, code }, address)
const reset = (code: string, phone = student.phone, password = newPassword) =>
  call('reset-password', { code, password, password_verification: password, phone })
const isLoggedIn = async (token: string) =>
  (await server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })).statusCode === 200

describe('login by phone', () => {
  it('sends a code in the caller’s language and takes it, in two statements and in one', async () => {
    const session = await sessionAfter('login-by-phone')
    expect(ownStatements(server.queries)).toHaveLength(2)
    const [message] = await messagesTo(server, student.phone)
    expect(message).toMatchObject({
      channel: 'sms',
      state: 'queued',
      body: expect.stringContaining('log in'),
    })
    const code = await codeSentTo(server, student.phone)
    server.queries.length = 0
    const answer = await verify(session, code)
    expect(answer.statusCode).toBe(200)
    expect(server.queries).toHaveLength(1)
    expect(await isLoggedIn(answer.json().jwtToken)).toBe(true)
  })

  it('the code is kept hashed', async () => {
    await sessionAfter('login-by-phone')
    const code = await codeSentTo(server, student.phone)
    const { rows } = await server.database.read((db) => db.execute(sql`select * from one_time_codes`))
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('says that a phone is unknown, and sends nothing', async () => {
    const stranger = person(900_001).phone
    const answer = await call('login-by-phone', { phone: stranger })
    expect(answer.statusCode).toBe(400)
    expect(ErrorEnvelope.parse(answer.json()).error).toMatchObject({
      code: 'USER_NOT_FOUND',
      message: 'User does not exist.',
    })
    expect(await messagesTo(server, stranger)).toEqual([])
  })

  it.each([
    '',
    '05',
    '05212345678',
    '٠٥٢١٢٣٤٥٦٧',
    '\u202e0521234567',
    '+972521234567',
    '052 123456',
    521234567,
    null,
  ])('refuses the phone %j', async (phone) => {
    const answer = await call('login-by-phone', { phone })
    expect(answer.statusCode).toBe(400)
    expect(errorOf(answer)).toBe('BAD_REQUEST')
    expect(server.queries).toHaveLength(0)
  })

  it('sends to no number that is not an Israeli mobile: nobody can have registered one', async () => {
    for (const phone of ['021234567', '0721234567', '1900123456'])
      expect(errorOf(await call('login-by-phone', { phone }))).toBe('USER_NOT_FOUND')
  })
})

describe('a code', () => {
  it('lives ten minutes to the second', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(server, student.phone)
    clock.pass(600)
    expect(errorOf(await verify(session, code))).toBe('CODE_EXPIRED')
    clock.pass(-1)
    expect((await verify(session, code)).statusCode).toBe(200)
  })

  it('is dead after five wrong tries, and says what to do', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(server, student.phone)
    for (let n = 1; n <= 5; n++)
      expect(errorOf(await verify(session, wrongCode(code)))).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    expect(errorOf(await verify(session, code))).toBe('CODE_BLOCKED')
  })

  it('of a thousand guesses at once from as many addresses, five are looked at', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(server, student.phone)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        verify(session, wrongCode(code), student.username, `10.${n % 200}.${Math.floor(n / 200)}.1`),
      ),
    )
    const { rows } = await server.database.read((db) =>
      db.execute<{ tries: number }>(
        sql`select tries from one_time_codes where username = ${student.username}`,
      ),
    )
    expect(rows[0]?.tries).toBe(5)
    // The account's own limit has shut long before; a busy machine may send some away unheard.
    const heard = answers.filter(({ statusCode }) => statusCode !== 429 && statusCode !== 503)
    expect(heard.length).toBeLessThanOrEqual(20)
    expect(heard.every(({ statusCode }) => statusCode === 400)).toBe(true)
  }, 60_000)

  it('has a cap for the account over all its codes', async () => {
    for (let sends = 0; sends < 4; sends++) {
      const session = await sessionAfter('resend-code')
      const code = await codeSentTo(server, student.phone)
      for (let n = 0; n < 5; n++)
        await verify(session, wrongCode(code), student.username, `10.0.${sends}.${n}`)
      clock.pass(60)
    }
    const session = await sessionAfter('resend-code')
    const answer = await verify(
      session,
      await codeSentTo(server, student.phone),
      student.username,
      '10.1.1.1',
    )
    expect(answer.statusCode).toBe(429)
  })

  it('serves once, also when it is sent twice at the same instant', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(server, student.phone)
    const answers = await Promise.all([verify(session, code), verify(session, code), verify(session, code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(errorOf(await verify(session, code))).toBe('CODE_WRONG')
  })

  it('is killed by the next one', async () => {
    const first = await sessionAfter('login-by-phone')
    const old = await codeSentTo(server, student.phone)
    clock.pass(60)
    const second = await sessionAfter('resend-code')
    const fresh = await codeSentTo(server, student.phone)
    expect((await verify(first, old)).statusCode).toBe(400)
    if (old !== fresh) expect((await verify(second, old)).statusCode).toBe(400)
    expect((await verify(first, fresh)).statusCode).toBe(400)
    expect((await verify(second, fresh)).statusCode).toBe(200)
  })

  it('of another person, or with the session of another, is worth nothing', async () => {
    count += 1
    const other = await addStudent(server, count)
    const mine = await sessionAfter('login-by-phone')
    const theirs = await sessionAfter('login-by-phone', other.phone)
    const [myCode, theirCode] = [
      await codeSentTo(server, student.phone),
      await codeSentTo(server, other.phone),
    ]
    expect((await verify(mine, myCode, other.username)).statusCode).toBe(400)
    expect((await verify(theirs, myCode, student.username)).statusCode).toBe(400)
    if (myCode !== theirCode) expect((await verify(theirs, myCode, other.username)).statusCode).toBe(400)
    expect((await verify(mine, myCode)).statusCode).toBe(200)
    expect((await verify(theirs, theirCode, other.username)).statusCode).toBe(200)
  })

  it('serves one purpose', async () => {
    const session = await sessionAfter('login-by-phone')
    const loginCode = await codeSentTo(server, student.phone)
    expect((await reset(loginCode)).statusCode).toBe(400)
    const asRegister = { code: loginCode, username: student.username, password: student.password }
    expect((await call('verify-otp', asRegister)).statusCode).toBe(400)
    clock.pass(60)
    const resetSession = await sessionAfter('forgot-password')
    const resetCode = await codeSentTo(server, student.phone)
    expect((await verify(resetSession, resetCode)).statusCode).toBe(400)
    if (resetCode !== loginCode) expect((await verify(session, resetCode)).statusCode).toBe(400)
    expect((await call('verify-otp', { ...asRegister, code: resetCode })).statusCode).toBe(400)
    expect((await reset(resetCode)).statusCode).toBe(201)
  })

  it.each(['12345', '1234567', '١٢٣٤٥٦', 'abcdef', '12345\u200f', 123456, '', null])(
    'is six digits, not %j',
    async (code) => {
      const answer = await call('verify-OTP-after-login', {
        session: '00000000-0000-4000-8000-000000000000',
        username: student.username,
        code,
      })
      expect(answer.statusCode).toBe(400)
      expect(server.queries).toHaveLength(0)
    },
  )
})

describe('sending', () => {
  const calls = ['login-by-phone', 'resend-code', 'forgot-password'] as const

  it('waits a minute between two codes, told in seconds, whichever call asks', async () => {
    await sessionAfter('login-by-phone')
    for (const name of calls) {
      const answer = await call(name, { phone: student.phone })
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('60')
      expect(ErrorEnvelope.parse(answer.json()).error).toMatchObject({
        code: 'RESEND_TOO_SOON',
        message: 'A new code can be sent in 60 seconds',
      })
    }
    clock.pass(59)
    expect((await call('resend-code', { phone: student.phone })).statusCode).toBe(429)
    clock.pass(1)
    expect((await call('resend-code', { phone: student.phone })).statusCode).toBe(200)
  })

  it('has one budget of five an hour and phone over all calls; asking early costs nothing of it', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await call(calls[n % 3] ?? '', { phone: student.phone }, `10.0.0.${n}`)).statusCode).toBe(200)
      await call('resend-code', { phone: student.phone }, '10.0.0.9')
      clock.pass(60)
    }
    for (const name of calls) {
      const answer = await call(name, { phone: student.phone }, '10.0.1.1')
      expect([answer.statusCode, errorOf(answer)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    }
    expect(await messagesTo(server, student.phone)).toHaveLength(5)
    clock.pass(3600 - 300)
    expect((await call('resend-code', { phone: student.phone }, '10.0.1.1')).statusCode).toBe(200)
  })

  it('has one budget an address, also for numbers nobody has', async () => {
    for (let n = 0; n < 30; n++) {
      const { phone } = person(700_000 + n)
      const answer = await call(calls[n % 3] ?? '', { phone }, '10.7.7.7')
      expect(answer.statusCode).toBe(n % 3 === 0 ? 400 : 200)
    }
    expect((await call('resend-code', { phone: student.phone }, '10.7.7.7')).statusCode).toBe(429)
    expect(await messagesTo(server, student.phone)).toEqual([])
    expect((await call('resend-code', { phone: student.phone }, '10.7.7.8')).statusCode).toBe(200)
  })

  it('has a budget in all, which numbers that nobody has do not use up', async () => {
    const small = await openTestApp({ SMS_IN_ALL: '2' }, undefined, server.at)
    const send = (phone: string, n: number) =>
      post(small, `${authz}/resend-code`, { phone }, { address: `10.3.0.${n}` })
    for (let n = 0; n < 4; n++) expect((await send(person(800_000 + n).phone, n)).statusCode).toBe(200)
    const others = []
    for (let n = 0; n < 3; n++) {
      count += 1
      others.push(await addStudent(server, count))
    }
    const codes = []
    for (const [n, other] of others.entries()) codes.push((await send(other.phone, 10 + n)).statusCode)
    expect(codes).toEqual([200, 200, 429])
    // Whether a number is known does not show now either.
    expect((await send(person(800_009).phone, 20)).statusCode).toBe(429)
    await small.close()
  })

  it('of twenty at once on two nodes, one is sent', async () => {
    const other = await openTestApp({}, undefined, server.at)
    const nodes = [server, other]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(
          nodes[n % 2] ?? server,
          `${authz}/login-by-phone`,
          { phone: student.phone },
          { address: `10.4.0.${n}` },
        ),
      ),
    )
    await other.close()
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await messagesTo(server, student.phone)).toHaveLength(1)
  })

  it.each(['resend-code', 'forgot-password'])(
    '%s answers alike for a phone that nobody has',
    async (name) => {
      const [known, unknown] = [
        await call(name, { phone: student.phone }),
        await call(name, { phone: person(900_000 + count).phone }),
      ]
      const shapeOf = (answer: typeof known) => [
        answer.statusCode,
        Object.keys(answer.headers).sort(),
        answer.headers['content-length'],
        answer.body.replace(/[\da-f-]{36}/g, 'id'),
      ]
      expect(shapeOf(unknown)).toEqual(shapeOf(known))
      const again = await Promise.all(
        [student.phone, person(900_000 + count).phone].map((phone) => call(name, { phone })),
      )
      expect(again.map((answer) => [answer.statusCode, errorOf(answer)])).toEqual([
        [429, 'RESEND_TOO_SOON'],
        [429, 'RESEND_TOO_SOON'],
      ])
    },
  )

  it('in development a loopback caller has twenty times the budget of an address, and waits five seconds', async () => {
    const laptop = await openTestApp({ NODE_ENV: 'development', SMS_PER_ADDRESS: '1' }, undefined, server.at)
    for (let n = 0; n < 20; n++)
      expect(
        (await post(laptop, `${authz}/resend-code`, { phone: person(600_000 + n).phone })).statusCode,
      ).toBe(200)
    expect((await post(laptop, `${authz}/resend-code`, { phone: person(600_020).phone })).statusCode).toBe(
      429,
    )
    const far = (n: number) =>
      post(laptop, `${authz}/resend-code`, { phone: person(610_000 + n).phone }, { address: '10.5.0.1' })
    expect([(await far(0)).statusCode, (await far(1)).statusCode]).toEqual([200, 429])
    await laptop.close()
  })
})

describe('restoring a password', () => {
  it('takes the code and the new password, ends every session and tells the owner by mail', async () => {
    const before = await logIn(server, student)
    await sessionAfter('forgot-password')
    server.queries.length = 0
    const answer = await reset(await codeSentTo(server, student.phone))
    expect([answer.statusCode, answer.json()]).toEqual([201, { status: 201 }])
    expect(await isLoggedIn(before)).toBe(false)
    expect(await logIn(server, student)).toBeUndefined()
    expect(await isLoggedIn(await logIn(server, { ...student, password: newPassword }))).toBe(true)
    const [mail] = await messagesTo(server, student.email)
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your Milgo password was changed' })
    expect(mail?.html).toContain('lang="en" dir="ltr"')
  })

  it('a wrong code changes nothing, and nobody is told', async () => {
    const before = await logIn(server, student)
    await sessionAfter('forgot-password')
    const answer = await reset(wrongCode(await codeSentTo(server, student.phone)))
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'CODE_WRONG'])
    expect(await isLoggedIn(before)).toBe(true)
    expect(await messagesTo(server, student.email)).toEqual([])
  })

  it('a strange phone hears the same as a wrong code', async () => {
    expect(errorOf(await reset('123456', person(910_000).phone))).toBe('CODE_WRONG')
  })

  it.each([
    ['short1A', 'ENTER_CORRECT_PASSWORD'],
    ['alllower1', 'ENTER_CORRECT_PASSWORD'],
    ['Password1', 'PASSWORD_COMMON'],
  ])('refuses %s by name, and the code stays good', async (password, code) => {
    await sessionAfter('forgot-password')
    const sent = await codeSentTo(server, student.phone)
    const answer = await reset(sent, student.phone, password)
    expect(answer.statusCode).toBe(400)
    expect(ErrorEnvelope.parse(answer.json()).error.errors).toEqual([
      { code, field: 'password', message: expect.stringMatching(/\w/) },
    ])
    expect((await reset(sent)).statusCode).toBe(201)
  })

  it('refuses the own e-mail only to who has the code, and the code stays good', async () => {
    const email = `Abc1${count}@milgo.co`
    await server.database.transaction((tx) =>
      tx.execute(sql`update students set email = ${email.toLowerCase()} where id = ${student.id}`),
    )
    await sessionAfter('forgot-password')
    const sent = await codeSentTo(server, student.phone)
    expect(errorOf(await reset(wrongCode(sent), student.phone, email))).toBe('CODE_WRONG')
    const answer = await reset(sent, student.phone, email)
    expect(ErrorEnvelope.parse(answer.json()).error.errors?.[0]?.code).toBe('PASSWORD_IS_OWN_DATA')
    expect((await reset(sent)).statusCode).toBe(201)
  })

  it('refuses a repetition that differs', async () => {
    const answer = await call('reset-password', {
      code: '123456',
      password: newPassword,
      password_verification: `${newPassword}x`,
      phone: student.phone,
    })
    expect(ErrorEnvelope.parse(answer.json()).error.errors).toMatchObject([
      { field: 'password_verification' },
    ])
  })
})

it('who is locked out by password can still log in by phone', async () => {
  for (let n = 0; n < 11; n++)
    await call('login-by-email', { email: student.email, password: 'Wrong1234' }, `10.6.0.${n}`)
  expect(
    (await call('login-by-email', { email: student.email, password: student.password })).statusCode,
  ).toBe(429)
  const session = await sessionAfter('login-by-phone')
  expect((await verify(session, await codeSentTo(server, student.phone))).statusCode).toBe(200)
})
