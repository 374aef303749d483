import { findLoginPeriod } from '@milgo/domain/period/login-period'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  authz,
  bearer,
  clockOf,
  codeSentTo,
  core,
  givenStudent,
  post,
  wrongCode,
} from './support/accounts.ts'
import { formOf, openForm } from './support/form.ts'
import { person } from './support/people.ts'
import type { TestApp } from './support/test-app.ts'

type Year = { readonly id: number; readonly code: string; readonly from: string }

let server: TestApp
let clock: ReturnType<typeof clockOf>
let years: readonly [Year, Year, Year]
let count = 40_000
beforeAll(async () => {
  server = await openForm()
  const past = async (year: number) => {
    const { rows } = await server.database.transaction((tx) =>
      tx.execute<Year>(sql`
        insert into registration_periods (code, opens_at, closes_at, is_open, appeals_from, appeals_to, is_appeals_open,
          age_date, reserve_window, expected_answers, correction_days, ceilings, eligibility_rules, score_rules,
          award_tiers, draft_retention_days)
        select ${String(year)}, ${`${year}-01-01`}, ${`${year}-06-01`}, is_open, appeals_from, appeals_to,
          is_appeals_open, age_date, reserve_window, expected_answers, correction_days, ceilings, eligibility_rules,
          score_rules, award_tiers, draft_retention_days
        from registration_periods where code = '2025'
        returning id, code, opens_at as from`),
    )
    return rows[0] as Year
  }
  // The newer period is added first, because the times must count and not the ids.
  const [newer, older] = [await past(2024), await past(2023)]
  years = [older, newer, { id: 1, code: '2025', from: '2026-01-01' }]
})
afterAll(() => server.close())
beforeEach(async () => {
  clock = clockOf(server)
  await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
  count += 1
})

/** Adds the same person in some of the years, each with its own password. */
const enrol = async (...in_: readonly Year[]) => {
  for (const period of in_) await givenStudent(server, count, { period, password: `Passw0rd-${period.code}` })
  return person(count)
}
const ask = (name: string, body: object, address = `10.90.${count & 255}.1`) =>
  post(server, `${authz}/${name}`, body, { address })
const currentUser = async (token: string) =>
  (await server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })).json()
const subsets = () => {
  const [first, second, third] = years
  return [
    [first],
    [second],
    [third],
    [first, second],
    [first, third],
    [second, third],
    [first, second, third],
  ]
}
const asked = ['2023', '2024', '2025', '2030', '', undefined]

describe('a login opens the account that the domain chooses, and says which', () => {
  it('by e-mail', async () => {
    for (const of of subsets()) {
      count += 1
      const { email } = await enrol(...of)
      for (const [n, period] of asked.entries()) {
        const found = findLoginPeriod(of, { asked: period, registerPeriod: '2025' })?.code ?? ''
        const body = { register_period: period, email, password: `Passw0rd-${found}` }
        const answer = await ask('login-by-email', body, `10.91.${n}.1`)
        expect([of.map(({ code }) => code), period, answer.json().register_period]).toEqual([
          of.map(({ code }) => code),
          period,
          found,
        ])
        expect(await currentUser(answer.json().jwtToken)).toMatchObject({
          email,
          username: `+972${person(count).phone.slice(1)}_${found}`,
          register_period: found,
          is_current_period: found === '2025',
        })
      }
    }
  })

  it('by phone: by the period of the username, which may differ from the session’s', async () => {
    for (const of of subsets()) {
      count += 1
      const { phone } = await enrol(...of)
      for (const [n, period] of ['2023', '2024', '2025', '2030'].entries()) {
        await server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
        const { session } = (await ask('login-by-phone', { phone }, `10.92.${n}.1`)).json()
        const code = await codeSentTo(server, phone)
        clock.pass(1)
        const username = `+972${phone.slice(1)}_${period}`
        const answer = await ask('verify-OTP-after-login', { session, username, code })
        const found = findLoginPeriod(of, { asked: period, registerPeriod: '2025' })?.code
        expect([of.length, period, answer.json().register_period]).toEqual([of.length, period, found])
      }
    }
  })

  it('without a current period, the newest', async () => {
    const { email } = await enrol(years[0], years[1])
    const setCurrent = (code: string) =>
      server.database.transaction((tx) =>
        tx.execute(sql`update settings set value = ${code} where key = 'REGISTER_PERIOD'`),
      )
    await setCurrent('none')
    const answer = await ask('login-by-email', { email, password: 'Passw0rd-2024' })
    await setCurrent('2025')
    expect(answer.json().register_period).toBe('2024')
  })
})

describe('a restored password', () => {
  const change = (phone: string, code: string, period?: string) =>
    ask('reset-password', {
      ...{ code, phone, password: 'Kq3vTr8mZ', password_verification: 'Kq3vTr8mZ' },
      ...(period !== undefined && { register_period: period }),
    })

  it('is that of a past period if the person has no other account', async () => {
    const { phone, email } = await enrol(years[0])
    await ask('forgot-password', { phone })
    const code = await codeSentTo(server, phone)
    expect((await change(phone, wrongCode(code))).statusCode).toBe(400)
    expect((await change(phone, code)).statusCode).toBe(201)
    const answer = await ask('login-by-email', { email, password: 'Kq3vTr8mZ' })
    expect(answer.json().register_period).toBe('2023')
  })

  it('is that of the asked period, and of no other', async () => {
    const { phone, email } = await enrol(...years)
    await ask('forgot-password', { phone, register_period: '2024' })
    expect((await change(phone, await codeSentTo(server, phone), '2024')).statusCode).toBe(201)
    for (const [period, password] of [
      ['2023', 'Passw0rd-2023'],
      ['2024', 'Kq3vTr8mZ'],
      ['2025', 'Passw0rd-2025'],
    ])
      expect((await ask('login-by-email', { register_period: period, email, password })).statusCode).toBe(200)
  })
})

describe('a student of a past period', () => {
  it('can read their data, and cannot change it', async () => {
    const { email } = await enrol(years[1])
    const token = (await ask('login-by-email', { email, password: 'Passw0rd-2024' })).json().jwtToken
    const form = formOf(server, bearer(token))
    expect((await form.currentUser()).json()).toMatchObject({ register_period: '2024', request: null })
    expect((await form.read('personal')).statusCode).toBe(200)
    expect((await form.save('personal', { first_name: 'Noa' })).statusCode).toBe(403)
    const renewed = await post(server, `${authz}/refresh`, {}, { headers: bearer(token) })
    expect(await currentUser(renewed.json().jwtToken)).toMatchObject({ register_period: '2024' })
  })

  it('has one account in each period, each without access to the other', async () => {
    const { email } = await enrol(years[1], years[2])
    const tokenOf = async (period: string) =>
      (await ask('login-by-email', { register_period: period, email, password: `Passw0rd-${period}` })).json()
        .jwtToken as string
    const now = formOf(server, bearer(await tokenOf('2025')))
    expect((await now.save('personal', { first_name: 'Noa' })).statusCode).toBe(200)
    const then = formOf(server, bearer(await tokenOf('2024')))
    expect((await then.currentUser()).json().request).toBeNull()
    expect((await then.read('personal')).json().first_name).toBeNull()
  })
})
