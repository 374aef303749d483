import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { describe, expect, it } from 'vitest'
import { authz, messagesTo, post } from './support/accounts.ts'
import { person } from './support/people.ts'
import { errorOf, useStudentBench } from './support/student-bench.ts'
import { openTestApp } from './support/test-app.ts'

const { at, nextStudent, call, sessionAfter } = useStudentBench()

describe('sending', () => {
  const calls = ['login-by-phone', 'resend-code', 'forgot-password'] as const

  it('waits a minute between two codes of any call, and answers the seconds', async () => {
    await sessionAfter('login-by-phone')
    for (const name of calls) {
      const answer = await call(name, { phone: at.student.phone })
      expect(answer.statusCode).toBe(429)
      expect(answer.headers['retry-after']).toBe('60')
      expect(ErrorEnvelope.parse(answer.json()).error).toMatchObject({
        code: 'RESEND_TOO_SOON',
        message: 'A new code cannot be sent yet. Seconds left: 60',
      })
    }
    at.clock.pass(59)
    expect((await call('resend-code', { phone: at.student.phone })).statusCode).toBe(429)
    at.clock.pass(1)
    expect((await call('resend-code', { phone: at.student.phone })).statusCode).toBe(200)
  })

  it('has one budget of five an hour per phone over all calls; asking too early is not counted', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await call(calls[n % 3] ?? '', { phone: at.student.phone }, `10.0.0.${n}`)).statusCode).toBe(
        200,
      )
      await call('resend-code', { phone: at.student.phone }, '10.0.0.9')
      at.clock.pass(60)
    }
    for (const name of calls) {
      const answer = await call(name, { phone: at.student.phone }, '10.0.1.1')
      expect([answer.statusCode, errorOf(answer)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    }
    expect(await messagesTo(at.server, at.student.phone)).toHaveLength(5)
    at.clock.pass(3600 - 300)
    expect((await call('resend-code', { phone: at.student.phone }, '10.0.1.1')).statusCode).toBe(200)
  })

  it('has one budget per address, also for unknown numbers', async () => {
    for (let n = 0; n < 30; n++) {
      const { phone } = person(700_000 + n)
      const answer = await call(calls[n % 3] ?? '', { phone }, '10.7.7.7')
      expect(answer.statusCode).toBe(n % 3 === 0 ? 400 : 200)
    }
    expect((await call('resend-code', { phone: at.student.phone }, '10.7.7.7')).statusCode).toBe(429)
    expect(await messagesTo(at.server, at.student.phone)).toEqual([])
    expect((await call('resend-code', { phone: at.student.phone }, '10.7.7.8')).statusCode).toBe(200)
  })

  it('has a total budget, which unknown numbers do not use up', async () => {
    const small = await openTestApp({ SMS_IN_ALL: '2' }, undefined, at.server.at)
    const send = (phone: string, n: number) =>
      post(small, `${authz}/resend-code`, { phone }, { address: `10.3.0.${n}` })
    for (let n = 0; n < 4; n++) expect((await send(person(800_000 + n).phone, n)).statusCode).toBe(200)
    const others = []
    for (let n = 0; n < 3; n++) {
      others.push(await nextStudent())
    }
    const codes = []
    for (const [n, other] of others.entries()) codes.push((await send(other.phone, 10 + n)).statusCode)
    expect(codes).toEqual([200, 200, 429])
    // The answer still does not reveal whether a number is known.
    expect((await send(person(800_009).phone, 20)).statusCode).toBe(429)
    await small.close()
  })

  it('sends one of twenty codes asked for at once on two nodes', async () => {
    const other = await openTestApp({}, undefined, at.server.at)
    const nodes = [at.server, other]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(
          nodes[n % 2] ?? at.server,
          `${authz}/login-by-phone`,
          { phone: at.student.phone },
          { address: `10.4.0.${n}` },
        ),
      ),
    )
    await other.close()
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await messagesTo(at.server, at.student.phone)).toHaveLength(1)
  })

  it.each(['resend-code', 'forgot-password'])(
    '%s gives the same answer for an unknown phone',
    async (name) => {
      const stranger = person(name === 'resend-code' ? 900_000 : 900_001).phone
      const [known, unknown] = [
        await call(name, { phone: at.student.phone }),
        await call(name, { phone: stranger }),
      ]
      const shapeOf = (answer: typeof known) => [
        answer.statusCode,
        Object.keys(answer.headers).sort(),
        answer.headers['content-length'],
        answer.body.replace(/[\da-f-]{36}/g, 'id'),
      ]
      expect(shapeOf(unknown)).toEqual(shapeOf(known))
      const again = await Promise.all([at.student.phone, stranger].map((phone) => call(name, { phone })))
      expect(again.map((answer) => [answer.statusCode, errorOf(answer)])).toEqual([
        [429, 'RESEND_TOO_SOON'],
        [429, 'RESEND_TOO_SOON'],
      ])
    },
  )

  it('in development a loopback caller has twenty times the budget of an address, and waits five seconds', async () => {
    const laptop = await openTestApp(
      { NODE_ENV: 'development', SMS_PER_ADDRESS: '1' },
      undefined,
      at.server.at,
    )
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
