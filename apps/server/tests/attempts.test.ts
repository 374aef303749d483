import { describe, expect, it } from 'vitest'
import { authz, bearer, codeSentTo, core, messagesTo, post, wrongCode } from './support/accounts.ts'
import { refusalOf, useApplicantBench } from './support/applicant-bench.ts'
import { eligiblePayload, goodPassword, person } from './support/people.ts'

const { at, nextPerson, username, check, verify, resend, pending } = useApplicantBench()

/** An attempt of another person with the phone of this person. */
const theirs = () => ({
  password: 'Evil5tart',
  email: `evil.${at.who.phone}@milgo.example`,
  identity_number: nextPerson().identity_number,
})
const attacker = '10.66.0.1'
const ask = (name: string, body: object, address?: string) =>
  post(at.server, `${authz}/${name}`, body, address === undefined ? {} : { address })
const userOf = async (answer: Awaited<ReturnType<typeof verify>>) =>
  (
    await at.server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(answer.json().jwtToken),
    })
  ).json()

describe('two registration attempts with one phone', () => {
  const both = async () => {
    const mine = (await check()).json().session as string
    const myCode = await codeSentTo(at.server, at.who.phone)
    at.clock.pass(1)
    const other = theirs()
    const second = await check(other, attacker)
    expect(second.statusCode).toBe(200)
    const code = await codeSentTo(at.server, at.who.phone)
    return { mine, myCode, other, second: { session: second.json().session as string, code } }
  }

  it('each have a code of their own, which confirms no other attempt', async () => {
    const { mine, myCode, other, second } = await both()
    expect(await pending()).toHaveLength(2)
    if (myCode !== second.code) {
      const crossed = { ...other, session: second.session, email: undefined, identity_number: undefined }
      expect(refusalOf(await verify(myCode, crossed)).code).toBe('CODE_WRONG')
      expect(refusalOf(await verify(second.code, { session: mine })).code).toBe('CODE_WRONG')
    }
    expect(await userOf(await verify(myCode, { session: mine }))).toMatchObject({
      email: at.who.email,
      identity_number: at.who.identity_number,
    })
  })

  it('the later one is confirmed with its own code, and the earlier one is then refused because the user exists', async () => {
    const { mine, myCode, other, second } = await both()
    const confirmed = await verify(second.code, { password: other.password, session: second.session })
    expect(await userOf(confirmed)).toMatchObject({ email: other.email })
    expect(refusalOf(await verify(myCode, { session: mine })).code).toBe('USER_EXIST')
  })

  it('the session of one and the password of the other are refused together', async () => {
    const { mine, myCode, other, second } = await both()
    expect(refusalOf(await verify(myCode, { session: mine, password: other.password })).code).toBe(
      'BAD_CREDENTIALS',
    )
    expect(refusalOf(await verify(second.code, { session: second.session })).code).toBe('BAD_CREDENTIALS')
  })

  it('without a session a right code and password confirm nobody, and use up no try', async () => {
    const { mine, myCode, other, second } = await both()
    const session = undefined
    expect(refusalOf(await verify(myCode, { session })).code).toBe('BAD_CREDENTIALS')
    for (let n = 0; n < 6; n++)
      expect(refusalOf(await verify(second.code, { password: other.password, session })).code).toBe(
        'CODE_EXPIRED',
      )
    const named = { password: other.password, session: second.session }
    expect(refusalOf(await verify(wrongCode(second.code), named)).code).toBe('CODE_WRONG')
    expect((await verify(second.code, named)).statusCode).toBe(200)
    expect(refusalOf(await verify(myCode, { session: mine })).code).toBe('USER_EXIST')
  })

  it('the session of another phone is refused', async () => {
    const { mine, myCode } = await both()
    at.who = nextPerson()
    await check()
    const code = await codeSentTo(at.server, at.who.phone)
    for (const one of [myCode, code])
      expect(refusalOf(await verify(one, { session: mine })).code).toBe('CODE_EXPIRED')
  })

  it('the session of a replaced code is not valid any more', async () => {
    const old = (await check()).json().session as string
    at.clock.pass(60)
    const { session } = (await resend()).json()
    const code = await codeSentTo(at.server, at.who.phone)
    expect(refusalOf(await verify(code, { session: old })).code).toBe('CODE_EXPIRED')
    expect((await verify(code, { session })).statusCode).toBe(200)
  })

  it('wrong codes and passwords of one do not affect the other', async () => {
    const { mine, myCode, other, second } = await both()
    for (let n = 0; n < 60; n++) {
      const address = `10.67.${n}.1`
      const body = { username: username(), code: wrongCode(second.code), password: other.password }
      await ask('verify-otp', { ...body, session: second.session }, address)
      await ask('verify-otp', { ...body, password: `Guess${1000 + n}` }, address)
    }
    expect((await verify(myCode, { session: mine })).statusCode).toBe(200)
  })

  it('not from the attacker’s own address either', async () => {
    const { mine, myCode } = await both()
    for (let n = 0; n < 25; n++)
      await ask(
        'verify-otp',
        { username: username(), code: '000000', password: `Guess${1000 + n}` },
        attacker,
      )
    const body = { username: username(), code: myCode, password: goodPassword, session: mine }
    expect((await ask('verify-otp', body, attacker)).statusCode).toBe(200)
  })

  it('a code that is sent again belongs to the attempt that asks, and replaces only its code', async () => {
    const { mine, myCode, other, second } = await both()
    at.clock.pass(60)
    const sent = await resend({ password: other.password, session: second.session })
    const fresh = await codeSentTo(at.server, at.who.phone)
    if (second.code !== fresh)
      expect(
        refusalOf(await verify(second.code, { password: other.password, session: sent.json().session })).code,
      ).toBe('CODE_WRONG')
    expect((await verify(myCode, { session: mine })).statusCode).toBe(200)
  })

  it('a password cannot be guessed: after ten tries it is not checked any more', async () => {
    const mine = (await check()).json()
    for (let n = 0; n < 10; n++) await check({ password: `Guess${1000 + n}` }, attacker)
    const answer = await check({}, attacker)
    expect(answer.json().session).not.toBe(mine.session)
    expect((await check({}, '10.66.0.2')).json().session).toBe(mine.session)
  })
})

describe('a newcomer', () => {
  const isLetIn = async (address: string) => {
    const { session } = (await check({}, address)).json()
    const code = await codeSentTo(at.server, at.who.phone)
    return (await ask('verify-otp', { username: username(), password: goodPassword, code, session }, address))
      .statusCode
  }

  it('is not blocked by codes for their number that were never sent', async () => {
    const { phone } = at.who
    for (let n = 0; n < 12; n++) {
      const way = n % 4
      const body = way === 3 ? { username: username(), password: goodPassword } : { phone }
      const name = ['login-by-phone', 'resend-code', 'forgot-password', 'resend-OTP'][way] ?? ''
      await ask(name, body, attacker)
      at.clock.pass(60)
    }
    expect(await messagesTo(at.server, phone)).toEqual([])
    expect(await isLetIn('10.68.0.1')).toBe(200)
  })

  it('is not blocked by another caller of the same address who asks for unknown numbers', async () => {
    for (let n = 0; n < 40; n++) await ask('resend-code', { phone: person(800_000 + n).phone }, attacker)
    expect((await ask('resend-code', { phone: person(800_050).phone }, attacker)).statusCode).toBe(429)
    expect(await isLetIn(attacker)).toBe(200)
  })

  it('is not blocked by attempts with their number from one address', async () => {
    for (let n = 0; n < 8; n++) {
      await check(theirs(), attacker)
      at.clock.pass(60)
    }
    expect(await messagesTo(at.server, at.who.phone)).toHaveLength(3)
    expect(await isLetIn('10.68.0.1')).toBe(200)
  })

  it('does not have to wait between two codes of another attempt', async () => {
    await check(theirs(), attacker)
    at.clock.pass(1)
    expect(await isLetIn('10.68.0.1')).toBe(200)
  })
})

it('a phone gets five codes an hour over all attempts, and one address causes at most three of them', async () => {
  const statuses: number[] = []
  for (const [n, address] of [1, 1, 1, 1, 2, 2, 3, 3].entries()) {
    const attempt = eligiblePayload({ ...at.who, ...theirs(), email: `e${n}.${at.who.phone}@milgo.example` })
    statuses.push(
      (await post(at.server, `${core}/eligibility`, attempt, { address: `10.69.0.${address}` })).statusCode,
    )
    at.clock.pass(60)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429, 429])
  expect(await messagesTo(at.server, at.who.phone)).toHaveLength(5)
})
