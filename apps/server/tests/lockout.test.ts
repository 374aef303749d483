import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authz, codeSentTo, post, wrongCode } from './support/accounts.ts'
import { goodPassword } from './support/people.ts'
import { errorOf, newPassword, useStudentBench } from './support/student-bench.ts'
import { openTestApp, production } from './support/test-app.ts'

const { at, nextStudent, call, sessionAfter, verify, reset } = useStudentBench()

type Answer = Awaited<ReturnType<typeof call>>

const login = (password: string, address?: string, cookie?: string, email = at.student.email) =>
  call('login-by-email', { email, password }, address, cookie)
const guess = (times: number, address: (n: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, n) => login('Wrong1234', address(n))))
/** Returns the cookie that a browser would send back. */
const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
const cookieAfterLogin = async (address = '10.50.0.1') => cookieOf(await login(goodPassword, address))

describe('guessing passwords', () => {
  it('from one address is blocked after ten tries of an account in a quarter of an hour; other addresses are not', async () => {
    const codes = []
    for (let n = 0; n < 10; n++) codes.push((await login('Wrong1234', '10.0.0.1')).statusCode)
    expect(new Set(codes)).toEqual(new Set([400]))
    const refused = await login(goodPassword, '10.0.0.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await login(goodPassword, '10.0.0.2')).statusCode).toBe(200)
    at.clock.pass(900)
    expect((await login(goodPassword, '10.0.0.1')).statusCode).toBe(200)
  })

  it('from any number of addresses is blocked after fifty an hour, even for the right password', async () => {
    await guess(50, (n) => `10.1.${n}.1`)
    const refused = await login(goodPassword, '10.2.0.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    at.clock.pass(3600)
    expect((await login(goodPassword, '10.2.0.1')).statusCode).toBe(200)
  })

  it('right passwords do not use up shared limits', async () => {
    await guess(49, (n) => `10.1.${n}.1`)
    for (let n = 0; n < 3; n++) expect((await login(goodPassword, `10.3.0.${n}`)).statusCode).toBe(200)
    expect((await login('Wrong1234', '10.3.1.1')).statusCode).toBe(400)
    expect((await login(goodPassword, '10.3.1.2')).statusCode).toBe(429)
  })

  it('is limited over two nodes: of sixty tries at once, fifty are checked', async () => {
    const other = await openTestApp({}, undefined, at.server.at)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(
          n % 2 ? other : at.server,
          `${authz}/login-by-email`,
          { email: at.student.email, password: 'Wrong1234' },
          { address: `10.4.${n}.1` },
        ),
      ),
    )
    await other.close()
    const counted = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect([counted(400), counted(429)]).toEqual([50, 10])
  })
})

describe('a victim whose account is under attack', () => {
  /** Does everything that a stranger can do to an account from any number of addresses. */
  const attack = async () => {
    await guess(60, (n) => `10.5.${n}.1`)
    for (let n = 0; n < 5; n++) {
      const { session } = (await call('login-by-phone', { phone: at.student.phone }, `10.6.${n}.1`)).json()
      for (let m = 0; m < 5; m++) await verify(session, '000000', undefined, `10.6.${n}.${m}`)
      at.clock.pass(60)
    }
  }

  it('can log in by password on a device that has logged in before', async () => {
    const cookie = await cookieAfterLogin()
    await attack()
    expect((await login(goodPassword, '10.7.0.1')).statusCode).toBe(429)
    expect((await login(goodPassword, '10.7.0.1', cookie)).statusCode).toBe(200)
  })

  it('also from the attacker’s own address', async () => {
    const cookie = await cookieAfterLogin()
    await guess(30, () => '10.8.0.1')
    expect((await login(goodPassword, '10.8.0.1')).statusCode).toBe(429)
    expect((await login(goodPassword, '10.8.0.1', cookie)).statusCode).toBe(200)
  })

  it('can log in by phone: tries without a code cost the owner nothing', async () => {
    const session = await sessionAfter('login-by-phone')
    const strange = '00000000-0000-4000-8000-00000000000f'
    for (let n = 0; n < 40; n++) await verify(strange, '000000', undefined, `10.9.${n}.1`)
    for (let n = 0; n < 40; n++)
      await call(
        'reset-password',
        {
          code: '000000',
          password: 'Kq3vTr8mZ',
          password_verification: 'Kq3vTr8mZ',
          phone: at.student.phone,
        },
        `10.9.${n}.2`,
      )
    expect((await verify(session, await codeSentTo(at.server, at.student.phone))).statusCode).toBe(200)
  })

  it('can log in by phone on a known device: tries of others are not counted for it', async () => {
    const cookie = await cookieAfterLogin()
    for (let sends = 0; sends < 4; sends++) {
      const { session } = (
        await call('login-by-phone', { phone: at.student.phone }, `10.10.${sends}.1`)
      ).json()
      for (let n = 0; n < 5; n++) await verify(session, '000000', undefined, `10.11.${sends}.${n}`)
      at.clock.pass(60)
    }
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    expect((await verify(session, code, undefined, '10.12.0.1', cookie)).statusCode).toBe(200)
  })

  it('can log in by phone while the password is being guessed elsewhere', async () => {
    await guess(60, (n) => `10.13.${n}.1`)
    expect(errorOf(await login(goodPassword, '10.14.0.1'))).toBe('TOO_MANY_REQUESTS')
    const session = await sessionAfter('login-by-phone')
    expect((await verify(session, await codeSentTo(at.server, at.student.phone))).statusCode).toBe(200)
  })
})

describe('a few requests from one address', () => {
  const attacker = '10.30.0.1'
  const askCode = (name: string, address?: string, cookie?: string) =>
    call(name, { phone: at.student.phone }, address, cookie)
  /** Does everything that one address can do in an hour: asks for and tries codes, guesses passwords and resets. */
  const attackFromOne = async () => {
    for (let n = 0; n < 8; n++) {
      const { session } = (await askCode(n % 2 ? 'forgot-password' : 'login-by-phone', attacker)).json()
      for (let m = 0; m < 6; m++) {
        if (session) await verify(session, '000000', undefined, attacker)
        await login(`Guess${1000 + m}`, attacker)
        await call(
          'reset-password',
          {
            code: '000000',
            password: newPassword,
            password_verification: newPassword,
            phone: at.student.phone,
          },
          attacker,
        )
      }
      at.clock.pass(60)
    }
  }

  it('do not block password, phone or reset for users elsewhere', async () => {
    await attackFromOne()
    expect((await login(goodPassword, '10.31.0.1')).statusCode).toBe(200)
    const { session } = (await askCode('login-by-phone', '10.31.0.1')).json()
    const code = await codeSentTo(at.server, at.student.phone)
    expect((await verify(session, code, undefined, '10.31.0.1')).statusCode).toBe(200)
    at.clock.pass(60)
    expect((await askCode('forgot-password', '10.31.0.1')).statusCode).toBe(200)
    expect((await reset(await codeSentTo(at.server, at.student.phone))).statusCode).toBe(201)
  })

  it('do not block a known device at that same address', async () => {
    const cookie = await cookieAfterLogin()
    await attackFromOne()
    expect((await login(goodPassword, attacker, cookie)).statusCode).toBe(200)
    const { session } = (await askCode('login-by-phone', attacker, cookie)).json()
    const code = await codeSentTo(at.server, at.student.phone)
    expect((await verify(session, code, undefined, attacker, cookie)).statusCode).toBe(200)
  })

  it('do not invalidate codes of other attempts, neither by asking for more nor by trying them', async () => {
    const mine = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(60)
    const { session } = (await askCode('resend-code', attacker)).json()
    for (let n = 0; n < 30; n++) await verify(session, '000000', undefined, attacker)
    expect((await verify(mine, code, undefined, attacker)).statusCode).toBe(200)
  })

  it('that are refused are not counted', async () => {
    for (let n = 0; n < 3; n++) {
      await askCode('login-by-phone', attacker)
      at.clock.pass(60)
    }
    for (let n = 0; n < 20; n++) expect((await askCode('login-by-phone', attacker)).statusCode).toBe(429)
    for (let n = 0; n < 2; n++) {
      expect((await askCode('login-by-phone', '10.31.0.1')).statusCode).toBe(200)
      at.clock.pass(60)
    }
    expect((await askCode('login-by-phone', '10.31.0.2')).statusCode).toBe(429)
  })

  it('by a known device have a budget of their own, not larger than the usual one', async () => {
    const cookie = await cookieAfterLogin()
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await askCode('login-by-phone', attacker, cookie)).statusCode)
      at.clock.pass(60)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await askCode('login-by-phone', '10.31.0.1')).statusCode).toBe(200)
  })
})

describe('the code of a restored password', () => {
  const resetFrom = (code: string, address: string, cookie?: string) =>
    call(
      'reset-password',
      { code, password: newPassword, password_verification: newPassword, phone: at.student.phone },
      address,
      cookie,
    )

  it('allows five wrong tries per address, whatever others do', async () => {
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    for (let n = 1; n <= 5; n++)
      expect(errorOf(await resetFrom(wrongCode(code), '10.40.0.1'))).toBe(
        n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED',
      )
    expect(errorOf(await resetFrom(code, '10.40.0.1'))).toBe('CODE_BLOCKED')
    expect((await resetFrom(code, '10.40.0.2')).statusCode).toBe(201)
  })

  it('allows twenty in all, and a known device is counted separately', async () => {
    const cookie = await cookieAfterLogin()
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    for (let n = 0; n < 20; n++) await resetFrom(wrongCode(code), `10.41.${Math.floor(n / 5)}.1`)
    expect(errorOf(await resetFrom(code, '10.42.0.1'))).toBe('CODE_BLOCKED')
    expect(errorOf(await resetFrom(wrongCode(code), '10.42.0.1', cookie))).toBe('CODE_WRONG')
    expect((await resetFrom(code, '10.42.0.1', cookie)).statusCode).toBe(201)
  })

  it('of a hundred tries at once from one address five are checked', async () => {
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    await Promise.all(Array.from({ length: 100 }, () => resetFrom(wrongCode(code), '10.43.0.1')))
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ tries: number }>(
        sql`select tries from one_time_codes where username = ${at.student.username}`,
      ),
    )
    expect(rows.map(({ tries }) => tries)).toEqual([5])
    expect((await resetFrom(code, '10.43.0.2')).statusCode).toBe(201)
  })
})

describe('a device that has logged in before', () => {
  it('is known after each way of logging in, by both ways', async () => {
    const byPassword = await cookieAfterLogin()
    const session = await sessionAfter('login-by-phone')
    const byPhone = cookieOf(await verify(session, await codeSentTo(at.server, at.student.phone)))
    await guess(60, (n) => `10.5.${n}.1`)
    for (const cookie of [byPassword, byPhone])
      expect((await login(goodPassword, '10.7.0.1', cookie)).statusCode).toBe(200)
  })

  it('has tries of its own, no more than anyone', async () => {
    const cookie = await cookieAfterLogin()
    for (let n = 0; n < 10; n++)
      expect((await login('Wrong1234', `10.20.${n}.1`, cookie)).statusCode).toBe(400)
    expect((await login(goodPassword, '10.20.99.1', cookie)).statusCode).toBe(429)
  })

  it('is known only to the accounts it has logged in to', async () => {
    const mine = at.student
    const cookie = await cookieAfterLogin()
    const other = await nextStudent()
    const both = cookieOf(await login(goodPassword, '10.21.0.1', cookie, other.email))
    at.student = await nextStudent()
    await guess(60, (n) => `10.5.${n}.1`)
    expect((await login(goodPassword, '10.7.0.1', both)).statusCode).toBe(429)
    for (const { email } of [mine, other])
      expect((await login(goodPassword, '10.7.0.1', both, email)).statusCode).toBe(200)
  })

  it.each<[string, (cookie: string) => string]>([
    ['another name', (cookie) => cookie.replace(/=[\w-]{22}/, `=${'A'.repeat(22)}`)],
    ['another seal', (cookie) => cookie.replace(/\.[\w-]{22}/g, `.${'A'.repeat(22)}`)],
    ['no seal', (cookie) => cookie.split('.')[0] ?? ''],
    ['a hundred seals', (cookie) => `${cookie}${`.${'A'.repeat(22)}`.repeat(100)}`],
    ['nothing', () => 'milgo-device='],
    ['another cookie', (cookie) => `x-${cookie}`],
  ])('with %s is unknown', async (_name, change) => {
    const cookie = change(await cookieAfterLogin())
    await guess(60, (n) => `10.5.${n}.1`)
    expect((await login(goodPassword, '10.7.0.1', cookie)).statusCode).toBe(429)
  })

  it('has a cookie that no script reads, no other site sends, and that names nobody', async () => {
    const answer = await login(goodPassword)
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(
      /^milgo-device=[\w.-]+; Path=\/authz-service\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
    for (const value of [at.student.email, at.student.phone, at.student.id])
      expect(cookie).not.toContain(value)
    const settings = { ...production, PUBLIC_URL: 'https://milgo.example' }
    const secure = await openTestApp(settings, undefined, at.server.at)
    const body = { email: at.student.email, password: goodPassword }
    const there = await post(secure, `${authz}/login-by-email`, body)
    expect(String(there.headers['set-cookie'])).toMatch(/; Secure$/)
    await secure.close()
  })

  it('is not known before a login', async () => {
    expect((await login('Wrong1234')).headers['set-cookie']).toBeUndefined()
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    expect((await verify(session, wrongCode(code))).headers['set-cookie']).toBeUndefined()
    at.clock.pass(60)
    await sessionAfter('forgot-password')
    const answer = await reset(await codeSentTo(at.server, at.student.phone))
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([201, undefined])
  })
})
