import { describe, expect, it } from 'vitest'
import { authz, codeSentTo, post, wrongCode } from './support/accounts.ts'
import { goodPassword } from './support/people.ts'
import { errorOf, useStudentBench } from './support/student-bench.ts'
import { openTestApp, production } from './support/test-app.ts'

const { at, nextStudent, call, sessionAfter, verify, reset } = useStudentBench()

type Answer = Awaited<ReturnType<typeof call>>

const login = (password: string, address?: string, cookie?: string, email = at.student.email) =>
  call('login-by-email', { email, password }, address, cookie)
const guess = (times: number, address: (n: number) => string) =>
  Promise.all(Array.from({ length: times }, (_, n) => login('Wrong1234', address(n))))
/** What a browser would send back. */
const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
const cookieAfterLogin = async (address = '10.50.0.1') => cookieOf(await login(goodPassword, address))

describe('guessing passwords', () => {
  it('from one address stops after ten tries of an account in a quarter of an hour; others go on', async () => {
    const codes = []
    for (let n = 0; n < 10; n++) codes.push((await login('Wrong1234', '10.0.0.1')).statusCode)
    expect(new Set(codes)).toEqual(new Set([400]))
    const refused = await login(goodPassword, '10.0.0.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await login(goodPassword, '10.0.0.2')).statusCode).toBe(200)
    at.clock.pass(900)
    expect((await login(goodPassword, '10.0.0.1')).statusCode).toBe(200)
  })

  it('from any number of addresses stops after fifty an hour, and a right password is no way around', async () => {
    await guess(50, (n) => `10.1.${n}.1`)
    const refused = await login(goodPassword, '10.2.0.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    at.clock.pass(3600)
    expect((await login(goodPassword, '10.2.0.1')).statusCode).toBe(200)
  })

  it('right passwords use up nothing of what others share', async () => {
    await guess(49, (n) => `10.1.${n}.1`)
    for (let n = 0; n < 3; n++) expect((await login(goodPassword, `10.3.0.${n}`)).statusCode).toBe(200)
    expect((await login('Wrong1234', '10.3.1.1')).statusCode).toBe(400)
    expect((await login(goodPassword, '10.3.1.2')).statusCode).toBe(429)
  })

  it('holds over two nodes: of sixty at once, fifty are looked at', async () => {
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
  /** Everything that a stranger can do to an account from as many addresses as they like. */
  const attack = async () => {
    await guess(60, (n) => `10.5.${n}.1`)
    for (let n = 0; n < 5; n++) {
      const { session } = (await call('login-by-phone', { phone: at.student.phone }, `10.6.${n}.1`)).json()
      for (let m = 0; m < 5; m++) await verify(session, '000000', undefined, `10.6.${n}.${m}`)
      at.clock.pass(60)
    }
  }

  it('logs in on a device that has logged in before, by password', async () => {
    const cookie = await cookieAfterLogin()
    await attack()
    expect((await login(goodPassword, '10.7.0.1')).statusCode).toBe(429)
    expect((await login(goodPassword, '10.7.0.1', cookie)).statusCode).toBe(200)
  })

  it('and from behind the attacker’s own address', async () => {
    const cookie = await cookieAfterLogin()
    await guess(30, () => '10.8.0.1')
    expect((await login(goodPassword, '10.8.0.1')).statusCode).toBe(429)
    expect((await login(goodPassword, '10.8.0.1', cookie)).statusCode).toBe(200)
  })

  it('by phone: tries of a code that is not there cost its owner nothing', async () => {
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

  it('by phone, on a device that has logged in before: tries of others are not its own', async () => {
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
    expect((await verify(session, code, undefined, '10.12.0.1')).statusCode).toBe(429)
    expect((await verify(session, code, undefined, '10.12.0.1', cookie)).statusCode).toBe(200)
  })

  it('whose password is guessed at elsewhere still logs in by phone', async () => {
    await guess(60, (n) => `10.13.${n}.1`)
    expect(errorOf(await login(goodPassword, '10.14.0.1'))).toBe('TOO_MANY_REQUESTS')
    const session = await sessionAfter('login-by-phone')
    expect((await verify(session, await codeSentTo(at.server, at.student.phone))).statusCode).toBe(200)
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

  it('is known to the accounts it has logged in to and to no other', async () => {
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
  ])('with %s is a stranger', async (_name, change) => {
    const cookie = change(await cookieAfterLogin())
    await guess(60, (n) => `10.5.${n}.1`)
    expect((await login(goodPassword, '10.7.0.1', cookie)).statusCode).toBe(429)
  })

  it('carries a cookie that no script reads, no other site sends, and that names nobody', async () => {
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

  it('is given to nobody who has not logged in', async () => {
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
