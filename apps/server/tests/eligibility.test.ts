import { type EligibilityRuleCode, eligibilityRuleCodes } from '@milgo/domain/eligibility/codes'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bearer, clockOf, codeSentTo, core, givenStudent, messagesTo } from './support/accounts.ts'
import { refusalOf, useApplicantBench } from './support/applicant-bench.ts'
import { goodPassword } from './support/people.ts'

const { at, nextPerson, username, check, verify, pending } = useApplicantBench()

describe('an eligible applicant', () => {
  it('is stored as pending, gets a code, and becomes a student with it', async () => {
    const answer = await check()
    expect(answer.statusCode).toBe(200)
    const { id, process_id, session, ...more } = answer.json()
    expect(more).toEqual({ username: username() })
    expect([process_id, session]).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)])
    // Including the query of the message's template.
    expect(at.server.queries).toHaveLength(3)
    expect((await messagesTo(at.server, at.who.phone))[0]?.body).toContain('register')

    const code = await codeSentTo(at.server, at.who.phone)
    at.server.queries.length = 0
    const verified = await verify(code)
    expect(verified.statusCode).toBe(200)
    expect(at.server.queries).toHaveLength(2)
    const user = await at.server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(verified.json().jwtToken),
    })
    expect(user.json()).toMatchObject({ id, identity_number: at.who.identity_number, phone: at.who.phone })
    expect(await pending()).toEqual([])
  })

  it('leaves no identity number and no password in the database or the log', async () => {
    await check()
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select p::text as p, (select string_agg(r::text, '') from rate_limits r) as r
        from pending_applicants p`),
    )
    const stored = JSON.stringify(rows) + at.server.log.join('')
    for (const canary of [at.who.identity_number, goodPassword]) expect(stored).not.toContain(canary)
    const kept = JSON.stringify((await pending())[0]?.details)
    for (const canary of [at.who.phone, at.who.email]) expect(kept).not.toContain(canary)
  })

  it('stores when the terms were accepted, never later than now', async () => {
    await check({ terms: Date.parse('2026-01-15T09:58:00.000Z') })
    expect((await pending())[0]?.termsAt).toEqual(new Date('2026-01-15T09:58:00.000Z'))
    at.clock.pass(60)
    await check({ terms: 4_000_000_000_000 })
    expect((await pending())[0]?.termsAt).toEqual(new Date('2026-01-15T10:01:00.000Z'))
  })

  it('may send the same check again at once: the changes are stored, and the sent code stays valid', async () => {
    const first = (await check()).json()
    const code = await codeSentTo(at.server, at.who.phone)
    const again = await check({ academic_institution_id: 2 })
    expect([again.statusCode, again.json()]).toEqual([200, first])
    expect(await messagesTo(at.server, at.who.phone)).toHaveLength(1)
    expect(await pending()).toMatchObject([{ id: first.id, institutionId: 2 }])
    expect((await verify(code, { session: first.session })).statusCode).toBe(200)
  })

  it('may start again at once with another e-mail, as another attempt with a code of its own', async () => {
    const first = (await check()).json()
    const old = await codeSentTo(at.server, at.who.phone)
    at.clock.pass(1)
    const again = await check({ email: 'changed@milgo.example' })
    expect(again.statusCode).toBe(200)
    expect(again.json().session).not.toBe(first.session)
    const fresh = await codeSentTo(at.server, at.who.phone)
    const { session } = again.json()
    if (old !== fresh) expect(refusalOf(await verify(old, { session })).code).toBe('CODE_WRONG')
    const verified = await verify(fresh, { session })
    const user = await at.server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(verified.json().jwtToken),
    })
    expect(user.json().email).toBe('changed@milgo.example')
  })

  it('with a short identity number is the same person, because it is padded', async () => {
    const short = '1000009'
    expect((await check({ identity_number: short })).statusCode).toBe(200)
    expect((await verify(await codeSentTo(at.server, at.who.phone))).statusCode).toBe(200)
    at.who = nextPerson()
    expect(refusalOf(await check({ identity_number: `00${short}` }))).toMatchObject({ statusCode: 203 })
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

  it.each(Object.entries(refusing))('%s answers 206 and stores only a counter', async (code, change) => {
    const answer = await check(change)
    expect(answer.statusCode).toBe(200)
    const error = refusalOf(answer)
    expect(error).toMatchObject({ statusCode: 206, code: 'NOT_ELIGIBLE' })
    expect(error.errors).toEqual([{ code, message: expect.not.stringContaining('{') }])
    expect(await pending()).toEqual([])
    expect(await messagesTo(at.server, at.who.phone)).toEqual([])
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select code, refusals from eligibility_refusals`),
    )
    expect(rows).toEqual([{ code, refusals: 1 }])
  })

  it('names all reasons at once, in the caller’s language', async () => {
    const answer = await check({ residency_status: 'NONE', not_deserter: false }, undefined, {
      'accept-language': 'he',
    })
    const { errors, message } = refusalOf(answer)
    expect(errors?.map(({ code }) => code)).toEqual(['NOT_RESIDENT', 'DESERTER'])
    expect(message).toMatch(/\p{Script=Hebrew}/u)
    expect(errors?.[0]?.message).toMatch(/\p{Script=Hebrew}/u)
  })

  it('PERIOD_CLOSED to the second, by the database’s clock', async () => {
    at.clock = clockOf(at.server, '2026-06-01T00:00:00.000Z')
    expect(refusalOf(await check()).errors?.map(({ code }) => code)).toEqual(['PERIOD_CLOSED'])
    at.clock.pass(-1)
    expect((await check()).json()).toHaveProperty('id')
  })

  it('a rule that the period has switched off refuses nobody', async () => {
    const rules = (on: boolean) =>
      at.server.database.transaction((tx) =>
        tx.execute(sql`update registration_periods
          set eligibility_rules = jsonb_set(eligibility_rules, '{DESERTER}', to_jsonb(${on}::boolean))`),
      )
    await rules(false)
    expect((await check({ not_deserter: false })).json()).toHaveProperty('id')
    await rules(true)
  })

  const fields = ['identity_number', 'phone', 'email'] as const
  it.each(fields)('USER_EXIST by the %s alone, as 203', async (field) => {
    const known = await givenStudent(at.server, 3000 + fields.indexOf(field))
    const knownValue = {
      identity_number: known.identityNumber,
      phone: known.phone,
      email: known.email.toUpperCase(),
    }
    const answer = await check({ [field]: knownValue[field], other_bachelor: true })
    expect(answer.statusCode).toBe(200)
    expect(refusalOf(answer)).toMatchObject({
      statusCode: 203,
      code: 'USER_EXIST',
      errors: [{ code: 'USER_EXIST', message: expect.any(String) }],
    })
    expect(await pending()).toEqual([])
  })

  it('every code of the domain is tested here', () => {
    expect([...Object.keys(refusing), 'USER_EXIST', 'PERIOD_CLOSED'].sort()).toEqual(
      [...eligibilityRuleCodes].sort(),
    )
  })
})
