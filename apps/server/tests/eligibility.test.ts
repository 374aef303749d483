import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { type EligibilityRuleCode, eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepHandler } from '../src/jobs/sweep.ts'
import { pendingApplicants, students } from '../src/platform/database/accounts-schema.ts'
import {
  addStudent,
  authz,
  bearer,
  clockOf,
  codeSentTo,
  core,
  eligiblePayload,
  goodPassword,
  messagesTo,
  person,
  post,
  wrongCode,
} from './support/accounts.ts'
import { openTestApp, ownStatements, type TestApp } from './support/test-app.ts'

let server: TestApp
let clock: ReturnType<typeof clockOf>
let count = 1000
let who: ReturnType<typeof person>
beforeAll(async () => {
  server = await openTestApp()
  // The first period opens at the moment of installation, which is after the tests' time.
  await server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01'`),
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) =>
    tx.execute(sql`truncate rate_limits, pending_applicants, eligibility_refusals`),
  )
  count += 1
  who = person(count)
  server.queries.length = 0
})

const check = (change: object = {}, address?: string, headers?: Record<string, string>) =>
  post(server, `${core}/eligibility`, eligiblePayload({ ...who, ...change }), {
    ...(address !== undefined && { address }),
    ...(headers && { headers }),
  })
const errorOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error
const pending = () => server.database.read((db) => db.select().from(pendingApplicants))
const usernameIn = (period = '2025') => `+972${who.phone.slice(1)}_${period}`
const verify = (code: string, change: object = {}) =>
  post(server, `${authz}/verify-otp`, { code, username: usernameIn(), password: goodPassword, ...change })
const resend = (change: object = {}) =>
  post(server, `${authz}/resend-OTP`, { username: usernameIn(), password: goodPassword, ...change })

describe('an eligible applicant', () => {
  it('is kept pending, gets a code, and becomes a student with it', async () => {
    const answer = await check()
    expect(answer.statusCode).toBe(200)
    const { id, process_id, username, session } = answer.json()
    expect(username).toBe(usernameIn())
    expect([process_id, session]).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(ownStatements(server.queries)).toHaveLength(3)
    expect((await messagesTo(server, who.phone))[0]?.body).toContain('register')

    const code = await codeSentTo(server, who.phone)
    server.queries.length = 0
    const verified = await verify(code)
    expect(verified.statusCode).toBe(200)
    expect(ownStatements(server.queries)).toHaveLength(2)
    const user = await server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(verified.json().jwtToken),
    })
    expect(user.json()).toMatchObject({ id, identity_number: who.identity_number, phone: who.phone })
    expect(await pending()).toEqual([])
  })

  it('leaves no identity number and no password in the database or the log', async () => {
    await check()
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select p::text as p, (select string_agg(r::text, '') from rate_limits r) as r
        from pending_applicants p`),
    )
    const stored = JSON.stringify(rows) + server.log.join('')
    for (const canary of [who.identity_number, goodPassword]) expect(stored).not.toContain(canary)
    const kept = JSON.stringify((await pending())[0]?.details)
    for (const canary of [who.phone, who.email]) expect(kept).not.toContain(canary)
  })

  it('keeps when the terms were accepted, never later than now', async () => {
    await check({ terms: Date.parse('2026-01-15T09:58:00.000Z') })
    expect((await pending())[0]?.termsAt).toEqual(new Date('2026-01-15T09:58:00.000Z'))
    clock.pass(60)
    await check({ terms: 4_000_000_000_000 })
    expect((await pending())[0]?.termsAt).toEqual(new Date('2026-01-15T10:01:00.000Z'))
  })

  it('may start again at once: the last attempt counts, and the code that was sent serves it', async () => {
    await check()
    const first = await codeSentTo(server, who.phone)
    const again = await check({ email: `changed${count}@milgo.example` })
    expect(again.statusCode).toBe(200)
    expect(await messagesTo(server, who.phone)).toHaveLength(1)
    expect(await pending()).toMatchObject([{ email: `changed${count}@milgo.example` }])
    expect((await verify(first)).statusCode).toBe(200)
  })

  it('pads a short identity number, so that it is the same person', async () => {
    const short = '1000009'
    expect((await check({ identity_number: short })).statusCode).toBe(200)
    expect((await verify(await codeSentTo(server, who.phone))).statusCode).toBe(200)
    who = person(count + 500)
    expect(errorOf(await check({ identity_number: `00${short}` }))).toMatchObject({ statusCode: 203 })
  })
})

describe('a refusal', () => {
  const refusing: Readonly<Partial<Record<EligibilityRuleCode, object>>> = {
    NOT_RESIDENT: { residency_status: 'NONE' },
    NOT_STUDYING: { currently_studying: 'NONE', other_bachelor: null },
    OTHER_BACHELOR: { other_bachelor: true },
    OTHER_SCHOLARSHIP: { scholarships: ['MAROM', 'PERACH'] },
    SCHOLARSHIP_AMOUNT: {
      other_scholarship: true,
      other_scholarship_name: 'Fund',
      other_scholarship_amount: 8401,
    },
    DESERTER: { not_deserter: false },
  }

  it.each(Object.entries(refusing))('%s answers 206 and stores a counter only', async (code, change) => {
    const answer = await check(change)
    expect(answer.statusCode).toBe(200)
    const error = errorOf(answer)
    expect(error).toMatchObject({ statusCode: 206, code: 'NOT_ELIGIBLE' })
    expect(error.errors).toEqual([{ code, message: expect.not.stringContaining('{') }])
    expect(await pending()).toEqual([])
    expect(await messagesTo(server, who.phone)).toEqual([])
    const { rows } = await server.database.read((db) =>
      db.execute(sql`select code, refusals from eligibility_refusals`),
    )
    expect(rows).toEqual([{ code, refusals: 1 }])
  })

  it('says all reasons at once, in the caller’s language', async () => {
    const answer = await check({ residency_status: 'NONE', not_deserter: false }, undefined, {
      'accept-language': 'he',
    })
    const { errors, message } = errorOf(answer)
    expect(errors?.map(({ code }) => code)).toEqual(['NOT_RESIDENT', 'DESERTER'])
    expect(message).toMatch(/\p{Script=Hebrew}/u)
    expect(errors?.[0]?.message).toMatch(/\p{Script=Hebrew}/u)
  })

  it('PERIOD_CLOSED to the second, by the one clock', async () => {
    clock = clockOf(server, '2026-06-01T00:00:00.000Z')
    expect(errorOf(await check()).errors?.map(({ code }) => code)).toEqual(['PERIOD_CLOSED'])
    clock.pass(-1)
    expect((await check()).json()).toHaveProperty('id')
  })

  it('a rule that the period has switched off refuses nobody', async () => {
    const rules = (on: boolean) =>
      server.database.transaction((tx) =>
        tx.execute(sql`update registration_periods
          set eligibility_rules = jsonb_set(eligibility_rules, '{DESERTER}', to_jsonb(${on}::boolean))`),
      )
    await rules(false)
    expect((await check({ not_deserter: false })).json()).toHaveProperty('id')
    await rules(true)
  })

  it.each(['identity_number', 'phone', 'email'] as const)(
    'USER_EXIST by the %s alone, as 203',
    async (field) => {
      const known = await addStudent(server, count + 100)
      const knownValue = {
        identity_number: known.identityNumber,
        phone: known.phone,
        email: known.email.toUpperCase(),
      }
      const answer = await check({ [field]: knownValue[field], other_bachelor: true })
      expect(answer.statusCode).toBe(200)
      expect(errorOf(answer)).toMatchObject({
        statusCode: 203,
        code: 'USER_EXIST',
        errors: [{ code: 'USER_EXIST', message: expect.any(String) }],
      })
      expect(await pending()).toEqual([])
    },
  )

  it('every code of the domain is tried here', () => {
    expect([...Object.keys(refusing), 'USER_EXIST', 'PERIOD_CLOSED'].sort()).toEqual(
      [...eligibilityRuleCodes].sort(),
    )
  })
})

describe('a payload that is wrong in itself', () => {
  it.each<[string, object, string]>([
    ['identity_number', { identity_number: '123456789' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: '1234567890' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: '١٢٣٤٥٦٧٨٢' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: ['123456782'] }, 'WRONG_TYPE'],
    ['identity_number', { identity_number: null }, 'FIELD_REQUIRED'],
    ['phone', { phone: '05212345678' }, 'ENTER_CORRECT_PHONE'],
    ['phone', { phone: '٠٥٢١٢٣٤٥٦٧' }, 'ENTER_CORRECT_PHONE'],
    ['phone', { phone: '021234567' }, 'ENTER_CORRECT_PHONE'],
    ['phone', { phone: ['0521234567'] }, 'WRONG_TYPE'],
    ['email', { email: 'not an address' }, 'ENTER_CORRECT_EMAIL'],
    ['email', { email: `${'a'.repeat(255)}@milgo.example` }, 'MAX_LENGTH'],
    ['password', { password: 'short1A' }, 'ENTER_CORRECT_PASSWORD'],
    ['password', { password: `Aa1${'x'.repeat(18)}` }, 'ENTER_CORRECT_PASSWORD'],
    ['password', { password: 'Password1' }, 'PASSWORD_COMMON'],
    ['password', { email: 'Dana7@milgo.co', password: 'Dana7@milgo.co' }, 'PASSWORD_IS_OWN_DATA'],
    ['academic_institution_id', { academic_institution_id: 999_999 }, 'UNKNOWN_OPTION'],
    ['residency_status', { residency_status: 'MARTIAN' }, 'UNKNOWN_OPTION'],
    ['currently_studying', { currently_studying: 'MASTER' }, 'UNKNOWN_OPTION'],
    ['other_bachelor', { other_bachelor: 'no' }, 'WRONG_TYPE'],
    ['scholarships', { scholarships: ['GOLD'] }, 'UNKNOWN_OPTION'],
    ['scholarships', { scholarships: [] }, 'SELECT_AT_LEAST_ONE'],
    ['scholarships', { scholarships: ['NONE', 'TENA'] }, 'OPTION_NOT_ALLOWED'],
    ['other_scholarship_name', { other_scholarship: true, other_scholarship_amount: 1 }, 'FIELD_REQUIRED'],
    [
      'other_scholarship_name',
      { other_scholarship: true, other_scholarship_name: 'x'.repeat(101), other_scholarship_amount: 1 },
      'MAX_LENGTH',
    ],
    [
      'other_scholarship_amount',
      { other_scholarship: true, other_scholarship_name: 'x', other_scholarship_amount: 1_000_000 },
      'MAX_LENGTH',
    ],
    ['terms', { terms: null }, 'TERMS_REQUIRED'],
    ['terms', { terms: 'yes' }, 'WRONG_TYPE'],
  ])('%s as %j', async (field, change, code) => {
    const answer = await check(change)
    expect(answer.statusCode).toBe(400)
    const error = errorOf(answer)
    expect(error).toMatchObject({ statusCode: 400, code: 'INVALID_FIELDS' })
    expect(error.errors).toContainEqual({ code, field, message: expect.not.stringContaining('{') })
    expect(await pending()).toEqual([])
    expect(await messagesTo(server, who.phone)).toEqual([])
  })

  it.each([
    'id',
    'is_demo',
    'period_id',
    'username',
    'request_status',
    'publish_state',
    'is_sponsored',
    'created_at',
  ])('an unknown field %s is refused, not dropped in silence', async (field) => {
    const answer = await check({ [field]: '1' })
    expect(answer.statusCode).toBe(400)
    expect(server.queries).toHaveLength(0)
  })

  it('__proto__, a list, a text, and a megabyte are refused before anything is asked', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: `${core}/eligibility`,
        payload,
        headers: { 'content-type': 'application/json' },
      })
    const codes = []
    for (const payload of [
      '{"__proto__":{"a":1}}',
      '[]',
      '"x"',
      'null',
      `{"phone":"${'5'.repeat(1_000_000)}"}`,
    ])
      codes.push((await send(payload)).statusCode)
    expect(codes).toEqual([400, 400, 400, 400, 413])
    expect(server.queries).toHaveLength(0)
  })

  it('direction marks around a number are dropped, as pasting brings them along', async () => {
    expect((await check({ phone: `\u202e${who.phone}\u200f` })).json().username).toBe(usernameIn())
  })
})

describe('the code of a registration', () => {
  it('needs the password of the attempt', async () => {
    await check()
    const code = await codeSentTo(server, who.phone)
    expect(errorOf(await verify(code, { password: 'Another12' })).code).toBe('BAD_CREDENTIALS')
    expect((await verify(code)).statusCode).toBe(200)
  })

  it('of an attempt that someone else has put in its place serves neither', async () => {
    await check()
    const code = await codeSentTo(server, who.phone)
    await check({
      password: 'Evil5tart',
      email: 'evil@milgo.example',
      identity_number: person(count + 700).identity_number,
    })
    expect(errorOf(await verify(code)).code).toBe('BAD_CREDENTIALS')
    const registered = await server.database.read((db) => db.select().from(students))
    expect(registered.map(({ phone }) => phone)).not.toContain(who.phone)
  })

  it('is wrong, blocked and expired like any other', async () => {
    await check()
    const code = await codeSentTo(server, who.phone)
    for (let n = 1; n <= 5; n++)
      expect(errorOf(await verify(wrongCode(code))).code).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    clock.pass(60)
    await resend()
    clock.pass(600)
    expect(errorOf(await verify(await codeSentTo(server, who.phone))).code).toBe('CODE_EXPIRED')
  })

  it('can be sent again, with the wait; a wrong password or a stranger is answered alike and sent nothing', async () => {
    await check()
    expect(errorOf(await resend()).code).toBe('RESEND_TOO_SOON')
    clock.pass(60)
    const wrong = await resend({ password: 'Another12' })
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([200, ['session']])
    clock.pass(60)
    const right = await resend()
    expect([right.statusCode, Object.keys(right.json())]).toEqual([200, ['session']])
    expect(server.queries.length).toBeGreaterThan(0)
    expect(await messagesTo(server, who.phone)).toHaveLength(2)
    const stranger = await resend({ username: '+972529999999_2025' })
    expect([stranger.statusCode, Object.keys(stranger.json())]).toEqual([200, ['session']])
    expect(await messagesTo(server, '0529999999')).toEqual([])
  })

  it.each(['verify-otp', 'resend-OTP'])('%s is throttled like a login', async (name) => {
    await check()
    const guess = (n: number) =>
      post(
        server,
        `${authz}/${name}`,
        {
          username: usernameIn(),
          password: `Guess${1000 + n}`,
          ...(name === 'verify-otp' && { code: '123456' }),
        },
        { address: `10.8.0.${n}` },
      )
    for (let n = 0; n < 10; n++) {
      await guess(n)
      clock.pass(1)
    }
    const answer = await guess(99)
    expect([answer.statusCode, errorOf(answer).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

describe('the same person twice', () => {
  it('at the same instant from two phones: one wins, the other gets USER_EXIST', async () => {
    const other = person(count + 300)
    const twin = { ...other, identity_number: who.identity_number }
    await check()
    await post(server, `${core}/eligibility`, eligiblePayload(twin))
    const codes = [await codeSentTo(server, who.phone), await codeSentTo(server, twin.phone)]
    const answers = await Promise.all([
      verify(codes[0] ?? ''),
      verify(codes[1] ?? '', { username: `+972${twin.phone.slice(1)}_2025` }),
    ])
    const bodies = answers.map((answer) => answer.json())
    expect(bodies.filter((body) => 'jwtToken' in body)).toHaveLength(1)
    expect(
      bodies.filter((body) => body.error?.statusCode === 203 && body.error.code === 'USER_EXIST'),
    ).toHaveLength(1)
    const registered = await server.database.read((db) => db.select().from(students))
    const hash = server.platform.vault.lookupHash('identity', who.identity_number)
    expect(registered.filter(({ identityHash }) => identityHash === hash)).toHaveLength(1)
  })

  it('twenty checks at once on two nodes make one applicant, and one SMS', async () => {
    const node = await openTestApp({}, undefined, server.at)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(n % 2 ? node : server, `${core}/eligibility`, eligiblePayload(who), { address: `10.2.0.${n}` }),
      ),
    )
    await node.close()
    expect(answers.filter(({ statusCode }) => ![200, 429].includes(statusCode))).toEqual([])
    expect(await pending()).toHaveLength(1)
    expect(await messagesTo(server, who.phone)).toHaveLength(1)
  })
})

describe('limits and time', () => {
  it('sixty checks an hour from one address', async () => {
    for (let n = 0; n < 60; n++) await check({ not_deserter: false }, '10.5.5.5')
    expect((await check({}, '10.5.5.5')).statusCode).toBe(429)
    expect((await check({}, '10.5.5.6')).statusCode).toBe(200)
  })

  it('a budget of SMS that is used up stores no applicant', async () => {
    for (let n = 0; n < 5; n++) {
      await check({}, `10.5.6.${n}`)
      clock.pass(60)
    }
    clock.pass(600)
    await server.database.transaction((tx) => tx.execute(sql`truncate pending_applicants`))
    expect((await check()).statusCode).toBe(429)
    expect(await pending()).toEqual([])
  })

  it('who never confirms is nobody after 24 hours, and erased', async () => {
    await check()
    clock.pass(24 * 3600 - 1)
    await sweepHandler(server.platform).handle({})
    expect(await pending()).toHaveLength(1)
    clock.pass(1)
    expect(errorOf(await verify('123456')).code).toBe('BAD_CREDENTIALS')
    await sweepHandler(server.platform).handle({})
    expect(await pending()).toEqual([])
    const { rows } = await server.database.read((db) =>
      db.execute(
        sql`select 1 from one_time_codes where username = ${usernameIn()} and expires_at < '2026-01-15'`,
      ),
    )
    expect(rows).toEqual([])
  })
})
