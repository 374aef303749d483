import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sweepHandler } from '../src/jobs/sweep.ts'
import { students } from '../src/store/accounts-schema.ts'
import { authz, codeSentTo, core, messagesTo, post, wrongCode } from './support/accounts.ts'
import { refusalOf, useApplicantBench } from './support/applicant-bench.ts'
import { eligiblePayload, goodPassword } from './support/people.ts'
import { storedText } from './support/stored-text.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'
import { whileVerifying } from './support/while-verifying.ts'

const { at, nextPerson, username, check, verify, resend, pending } = useApplicantBench()

describe('the code of a registration', () => {
  it('needs the password of the attempt', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    expect(refusalOf(await verify(code, { password: 'Another12' })).code).toBe('BAD_CREDENTIALS')
    expect((await verify(code)).statusCode).toBe(200)
  })

  it('can be wrong, blocked and expired like any other', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    for (let n = 1; n <= 5; n++)
      expect(refusalOf(await verify(wrongCode(code))).code).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    at.clock.pass(60)
    await resend()
    at.clock.pass(600)
    expect(refusalOf(await verify(await codeSentTo(at.server, at.who.phone))).code).toBe('CODE_EXPIRED')
  })

  it('is valid for ten minutes to the second and once, also when it is sent three times at once', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    at.clock.pass(600)
    expect(refusalOf(await verify(code)).code).toBe('CODE_EXPIRED')
    at.clock.pass(-1)
    const answers = await Promise.all([verify(code), verify(code), verify(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect((await verify(code)).statusCode).toBe(400)
  })

  it('of another person is refused', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    at.who = nextPerson()
    await check()
    if (code !== (await codeSentTo(at.server, at.who.phone)))
      expect(refusalOf(await verify(code)).code).toBe('CODE_WRONG')
  })

  it('can be sent again after the wait; a wrong password or a stranger gets the same answer and no code', async () => {
    await check()
    expect(refusalOf(await resend()).code).toBe('RESEND_TOO_SOON')
    at.clock.pass(60)
    const wrong = await resend({ password: 'Another12' })
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([200, ['session']])
    at.clock.pass(60)
    const right = await resend()
    expect([right.statusCode, Object.keys(right.json())]).toEqual([200, ['session']])
    expect(await messagesTo(at.server, at.who.phone)).toHaveLength(2)
    const stranger = await resend({ username: '+972529999999_2025' })
    expect([stranger.statusCode, Object.keys(stranger.json())]).toEqual([200, ['session']])
    expect(await messagesTo(at.server, '0529999999')).toEqual([])
  })

  it('a right password is not counted as a try, however often its code is wrong', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    for (let n = 1; n <= 11; n++)
      expect(refusalOf(await verify(wrongCode(code))).code).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    at.clock.pass(60)
    expect((await resend()).statusCode).toBe(200)
    const second = await codeSentTo(at.server, at.who.phone)
    for (let n = 1; n < 5; n++) expect(refusalOf(await verify(wrongCode(second))).code).toBe('CODE_WRONG')
    expect((await verify(second)).statusCode).toBe(200)
  })

  it('a right password that asks for another code takes back the wrong ones before it', async () => {
    await check()
    const guess = async () => {
      for (let n = 0; n < 9; n++)
        expect(refusalOf(await verify('000000', { password: 'Another12' })).code).toBe('BAD_CREDENTIALS')
    }
    await guess()
    at.clock.pass(60)
    expect((await resend()).statusCode).toBe(200)
    await guess()
    expect((await verify(await codeSentTo(at.server, at.who.phone))).statusCode).toBe(200)
  })

  it('creates no student if the attempt ended while its password was being checked', async () => {
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    const answer = await whileVerifying(
      at.server,
      () => at.server.database.transaction((tx) => tx.execute(sql`delete from pending_applicants`)),
      () => verify(code),
    )
    expect(refusalOf(answer).code).toBe('BAD_CREDENTIALS')
    const registered = await at.server.database.read((db) => db.select().from(students))
    expect(registered.map(({ phone }) => phone)).not.toContain(at.who.phone)
  })

  it.each<[string, number, () => Promise<() => Promise<unknown>>]>([
    ['a check that is passed', 3, async () => () => check()],
    ['one that is not', 2, async () => () => check({ not_deserter: false })],
    [
      'a code that is right',
      2,
      async () => {
        await check()
        const code = await codeSentTo(at.server, at.who.phone)
        return () => verify(code)
      },
    ],
    [
      'one that is wrong',
      2,
      async () => {
        await check()
        const code = wrongCode(await codeSentTo(at.server, at.who.phone))
        return () => verify(code)
      },
    ],
    [
      'a code that is sent again',
      3,
      async () => {
        await check()
        at.clock.pass(60)
        return () => resend()
      },
    ],
  ])('%s needs %d round trips', async (_name, trips, given) => {
    const ask = await given()
    at.server.queries.length = 0
    await ask()
    expect(at.server.queries).toHaveLength(trips)
  })

  it.each(['verify-otp', 'resend-OTP'])('%s is limited like a login', async (name) => {
    await check()
    const guess = (n: number, address: string) =>
      post(
        at.server,
        `${authz}/${name}`,
        {
          username: username(),
          password: `Guess${1000 + n}`,
          ...(name === 'verify-otp' && { code: '123456' }),
        },
        { address },
      )
    for (let n = 0; n < 10; n++) await guess(n, '10.8.0.1')
    const answer = await guess(10, '10.8.0.1')
    expect([answer.statusCode, refusalOf(answer).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    for (let n = 10; n < 50; n++) await guess(n, `10.8.${n}.1`)
    expect(refusalOf(await guess(50, '10.8.99.1')).code).toBe('TOO_MANY_REQUESTS')
  })
})

describe('the same person twice', () => {
  it.each(['identity_number', 'email'] as const)(
    'by the same %s, at the same moment on two nodes: one succeeds, the other gets USER_EXIST',
    async (field) => {
      const node = await openTestApp({}, undefined, at.server.at)
      const twin = { ...nextPerson(), [field]: at.who[field] }
      const mine = await check()
      const theirs = await post(at.server, `${core}/eligibility`, eligiblePayload(twin))
      const confirm = async (server: TestApp, { phone }: { phone: string }, checked: typeof mine) => ({
        server,
        body: {
          session: checked.json().session,
          code: await codeSentTo(at.server, phone),
          username: `+972${phone.slice(1)}_2025`,
          password: goodPassword,
        },
      })
      const tries = [await confirm(at.server, at.who, mine), await confirm(node, twin, theirs)]
      const answers = await Promise.all(
        tries.map(({ server, body }) => post(server, `${authz}/verify-otp`, body)),
      )
      await node.close()
      const bodies = answers.map((answer) => answer.json())
      expect(bodies.filter((body) => 'jwtToken' in body)).toHaveLength(1)
      expect(
        bodies.filter((body) => body.error?.statusCode === 203 && body.error.code === 'USER_EXIST'),
      ).toHaveLength(1)
      const registered = await at.server.database.read((db) => db.select().from(students))
      const hash = at.server.platform.vault.lookupHash('identity', at.who.identity_number)
      const same = registered.filter(({ identityHash, email }) =>
        field === 'email' ? email === at.who.email : identityHash === hash,
      )
      expect(same).toHaveLength(1)
      // The applicant whose code was right and who was refused is removed too.
      expect(await pending()).toEqual([])
    },
  )

  it('twenty checks at once on two nodes make one applicant, and one SMS', async () => {
    const node = await openTestApp({}, undefined, at.server.at)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(n % 2 ? node : at.server, `${core}/eligibility`, eligiblePayload(at.who), {
          address: `10.2.0.${n}`,
        }),
      ),
    )
    await node.close()
    expect(answers.filter(({ statusCode }) => ![200, 429].includes(statusCode))).toEqual([])
    expect(await pending()).toHaveLength(1)
    expect(await messagesTo(at.server, at.who.phone)).toHaveLength(1)
  })
})

describe('limits and time', () => {
  it('sixty checks an hour from one address', async () => {
    for (let n = 0; n < 60; n++) await check({ not_deserter: false }, '10.5.5.5')
    expect((await check({}, '10.5.5.5')).statusCode).toBe(429)
    expect((await check({}, '10.5.5.6')).statusCode).toBe(200)
  })

  it('with a used-up SMS budget no applicant is stored', async () => {
    for (let n = 0; n < 5; n++) {
      await check({}, `10.5.6.${n}`)
      at.clock.pass(60)
    }
    at.clock.pass(600)
    await at.server.database.transaction((tx) => tx.execute(sql`truncate pending_applicants, one_time_codes`))
    expect((await check()).statusCode).toBe(429)
    expect(await pending()).toEqual([])
  })

  it('an unconfirmed applicant is erased after 24 hours', async () => {
    await check()
    at.clock.pass(24 * 3600 - 1)
    await sweepHandler(at.server.platform).handle({})
    expect(await pending()).toHaveLength(1)
    expect(await storedText(at.server)).toContain(at.who.phone)
    at.clock.pass(1)
    expect(refusalOf(await verify('123456')).code).toBe('BAD_CREDENTIALS')
    await sweepHandler(at.server.platform).handle({})
    expect(await pending()).toEqual([])
    const stored = await storedText(at.server)
    for (const trace of [at.who.phone.slice(1), at.who.email, at.who.identity_number])
      expect(stored).not.toContain(trace)
  })
})
