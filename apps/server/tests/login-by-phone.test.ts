import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authz, codeSentTo, messagesTo, post, wrongCode } from './support/accounts.ts'
import { person } from './support/people.ts'
import { errorOf, useStudentBench } from './support/student-bench.ts'
import { openTestApp } from './support/test-app.ts'

const { at, nextStudent, call, sessionAfter, verify, reset, isLoggedIn } = useStudentBench()

describe('login by phone', () => {
  it('sends a code in the caller’s language in two round trips, and accepts it in one', async () => {
    const session = await sessionAfter('login-by-phone')
    expect(at.server.queries).toHaveLength(2)
    const [message] = await messagesTo(at.server, at.student.phone)
    expect(message).toMatchObject({
      channel: 'sms',
      state: 'queued',
      body: expect.stringContaining('log in'),
    })
    const code = await codeSentTo(at.server, at.student.phone)
    at.server.queries.length = 0
    const answer = await verify(session, code)
    expect(answer.statusCode).toBe(200)
    expect(at.server.queries).toHaveLength(1)
    expect(await isLoggedIn(answer.json().jwtToken)).toBe(true)
  })

  it('the code is stored as a hash', async () => {
    await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    const { rows } = await at.server.database.read((db) => db.execute(sql`select * from one_time_codes`))
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
    expect(await messagesTo(at.server, stranger)).toEqual([])
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
    expect(at.server.queries).toHaveLength(0)
  })

  it('refuses numbers that are no Israeli mobile, because nobody can have registered one', async () => {
    for (const phone of ['021234567', '0721234567', '1900123456'])
      expect(errorOf(await call('login-by-phone', { phone }))).toBe('USER_NOT_FOUND')
  })
})

describe('a code', () => {
  it('is valid for ten minutes to the second', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(600)
    expect(errorOf(await verify(session, code))).toBe('CODE_EXPIRED')
    at.clock.pass(-1)
    expect((await verify(session, code)).statusCode).toBe(200)
  })

  it('is blocked after five wrong tries, and the error says what to do', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    for (let n = 1; n <= 5; n++)
      expect(errorOf(await verify(session, wrongCode(code)))).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    expect(errorOf(await verify(session, code))).toBe('CODE_BLOCKED')
  })

  it('of a thousand guesses at once on two nodes from as many addresses, five are checked', async () => {
    const other = await openTestApp({}, undefined, at.server.at)
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    const body = { session, username: at.student.username, code: wrongCode(code) }
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        post(n % 2 ? other : at.server, `${authz}/verify-OTP-after-login`, body, {
          address: `10.${n % 200}.${Math.floor(n / 200)}.1`,
        }),
      ),
    )
    await other.close()
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ tries: number }>(
        sql`select tries from one_time_codes where username = ${at.student.username}`,
      ),
    )
    expect(rows[0]?.tries).toBe(5)
    // A busy machine may refuse some at once.
    expect(answers.filter(({ statusCode }) => ![400, 429, 503].includes(statusCode))).toEqual([])
    // Calls that wait for the row during the last try, one per connection, may get the same answer; their guess is not
    // checked.
    const waiting = 2 * 4
    expect(answers.filter((answer) => answer.body.includes('CODE_WRONG')).length).toBeLessThan(5 + waiting)
    expect(errorOf(await verify(session, code))).toBe('CODE_BLOCKED')
  })

  it('has a limit per account over all its codes: five tries of each of five codes an hour', async () => {
    for (let sends = 0; sends < 8; sends++) {
      const sent = await call('resend-code', { phone: at.student.phone }, `10.0.${sends}.1`)
      expect(sent.statusCode).toBe(sends < 5 ? 200 : 429)
      const session = sent.json().session ?? '00000000-0000-4000-8000-00000000000f'
      const code = wrongCode(await codeSentTo(at.server, at.student.phone))
      for (let n = 0; n < 10; n++) await verify(session, code, at.student.username, `10.1.${sends}.${n}`)
      at.clock.pass(60)
    }
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ tries: number }>(
        sql`select sum(tries)::int as tries from one_time_codes where username = ${at.student.username}`,
      ),
    )
    expect(rows[0]?.tries).toBe(25)
  })

  it('is used once, also when it is sent twice at the same moment', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    const answers = await Promise.all([verify(session, code), verify(session, code), verify(session, code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(errorOf(await verify(session, code))).toBe('CODE_WRONG')
  })

  it('is replaced by the next one of the same attempt', async () => {
    const first = await sessionAfter('login-by-phone')
    const old = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(60)
    const second = (await call('resend-code', { phone: at.student.phone, session: first })).json().session
    const fresh = await codeSentTo(at.server, at.student.phone)
    expect((await verify(first, old)).statusCode).toBe(400)
    if (old !== fresh) expect((await verify(second, old)).statusCode).toBe(400)
    expect((await verify(first, fresh)).statusCode).toBe(400)
    expect((await verify(second, fresh)).statusCode).toBe(200)
  })

  it('of another person, or with the session of another, is refused', async () => {
    const other = await nextStudent()
    const mine = await sessionAfter('login-by-phone')
    const theirs = await sessionAfter('login-by-phone', other.phone)
    const [myCode, theirCode] = [
      await codeSentTo(at.server, at.student.phone),
      await codeSentTo(at.server, other.phone),
    ]
    expect((await verify(mine, myCode, other.username)).statusCode).toBe(400)
    expect((await verify(theirs, myCode, at.student.username)).statusCode).toBe(400)
    if (myCode !== theirCode) expect((await verify(theirs, myCode, other.username)).statusCode).toBe(400)
    expect((await verify(mine, myCode)).statusCode).toBe(200)
    expect((await verify(theirs, theirCode, other.username)).statusCode).toBe(200)
  })

  it('is valid for one purpose only', async () => {
    const session = await sessionAfter('login-by-phone')
    const loginCode = await codeSentTo(at.server, at.student.phone)
    expect((await reset(loginCode)).statusCode).toBe(400)
    const asRegister = { code: loginCode, username: at.student.username, password: at.student.password }
    expect((await call('verify-otp', asRegister)).statusCode).toBe(400)
    at.clock.pass(60)
    const resetSession = await sessionAfter('forgot-password')
    const resetCode = await codeSentTo(at.server, at.student.phone)
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
        username: at.student.username,
        code,
      })
      expect(answer.statusCode).toBe(400)
      expect(at.server.queries).toHaveLength(0)
    },
  )
})
