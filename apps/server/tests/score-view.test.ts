import type { ResultPage } from '@milgo/contracts/core/get-result-page'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { bearer, core } from './support/accounts.ts'
import { computeResults } from './support/compute-results.ts'
import { completeFigures, poorFigures, useReviewBench } from './support/review-bench.ts'
import { actAs } from './support/staff.ts'

const { at, confirmed, publishAlone, published, denied, sent, member } = useReviewBench()

const paths = {
  score: '/score/get-detailed-user-score-by-user-id',
  data: '/user-request-details/get-user-request-by-user-id',
  page: '/page-data/result',
} as const
const letterPaths = ['/publish/get-result-pdf', '/publish/get-result-pdf/1', '/page-data/pdf']

const get = (token: string, path: string, language = 'en') =>
  at.server.app.inject({ url: `${core}${path}`, headers: { ...bearer(token), 'accept-language': language } })
const pageOf = async (token: string, language?: string) =>
  (await get(token, paths.page, language)).json<ResultPage>()

describe('before publication', () => {
  it('score, figures and result page answer 403, for every outcome', async () => {
    const computed = await confirmed(poorFigures)
    await computeResults(at.server.platform, computed.form.id)
    for (const { form } of [computed, await denied(), { form: await sent() }])
      for (const path of Object.values(paths)) {
        const answer = await get(form.token, path)
        expect([path, answer.statusCode, answer.json().error.code]).toEqual([
          path,
          403,
          'RESULT_NOT_PUBLISHED',
        ])
      }
  })
})

describe('a score of earlier rules', () => {
  it('is shown with the bars and tiers that it was computed by', async () => {
    const { form } = await published()
    const before = await pageOf(form.token)
    const { pool } = at.server.database
    await pool.query(`insert into rules_versions (period_id, version, state, score_rules, award_tiers)
      select id, 1, 'REPLACED', score_rules, award_tiers from registration_periods`)
    const { rows } = await pool.query('select id, score_rules, award_tiers from registration_periods')
    await pool.query(`update registration_periods set award_tiers = '[{"from": 1, "amount": 1}]',
      score_rules = jsonb_set(jsonb_set(score_rules, '{version}', '"2025-2"'), '{caps,income}', '60')`)
    try {
      expect(await pageOf(form.token)).toEqual(before)
      expect((await get(form.token, paths.score)).json().lines[0]).toMatchObject({
        component: 'income',
        max: 45,
      })
    } finally {
      for (const { id, score_rules, award_tiers } of rows)
        await pool.query('update registration_periods set score_rules = $2, award_tiers = $3 where id = $1', [
          id,
          JSON.stringify(score_rules),
          JSON.stringify(award_tiers),
        ])
    }
  })
})

describe('a published score', () => {
  it('returns the seven figures, their lines and the verified figures', async () => {
    const { form } = await published()
    const score = (await get(form.token, paths.score)).json()
    const { lines, total, ...components } = score
    expect(Object.keys(components).sort()).toEqual([
      'cluster',
      'family',
      'income',
      'military',
      'priority',
      'reservist',
    ])
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
    expect(sum(Object.values<number>(components))).toBeCloseTo(total, 5)
    for (const [component, points] of Object.entries(components)) {
      const own = lines.filter((line: { component: string }) => line.component === component)
      expect(sum(own.map((line: { points: number }) => line.points))).toBeCloseTo(points as number, 5)
    }
    expect(lines[0]).toEqual({
      component: 'income',
      code: 'INCOME_UP_TO',
      params: { income: 750, upTo: 2_100 },
      points: 45,
      max: 45,
    })
    expect((await get(form.token, paths.data)).json()).toMatchObject({
      request_number: expect.stringMatching(/^2025-\d{6}$/),
      number_of_persons: 4,
      parent_one_income: 2_000,
      parent_two_income: 1_000,
      comment: '',
      managerial_allocation: false,
    })
  })

  it('is shown with award, tiers, letter and the money that is due', async () => {
    const { form } = await published()
    const page = await pageOf(form.token)
    expect(page).toMatchObject({
      decision: 'AWARD',
      is_of_appeal: false,
      refusal: null,
      appeal_refusal: null,
      letters: [{ number: 1, kind: 'AWARD', replaced_by: null }],
    })
    expect(page.award).toBeGreaterThan(0)
    expect(page.rules?.award_tiers.some(({ amount }) => amount === page.award)).toBe(true)
    expect(page.inputs).toMatchObject({ locality_at_18: { is_in_israel: true } })
    expect(page.money).toMatchObject({ entitled: page.award, paid: 0, due: page.award, next: 'WAITING' })
    expect(page.money?.movements.map(({ kind }) => kind)).toEqual(['ENTITLED'])
  })

  it('shows the paid account by its last digits only', async () => {
    const { form } = await published()
    const { award, money } = await pageOf(form.token)
    const account = (
      await at.server.database.pool.query('select id from bank_accounts where request_id = $1', [form.id])
    ).rows[0].id
    await at.server.database.transaction((tx) =>
      appendEntries(
        tx,
        form.id,
        [
          { kind: 'ORDER', order: 'o1', batch: 'b1', amount: award, account, reissues: [] },
          { kind: 'RESULT', order: 'o1', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' },
        ],
        { at: new Date('2026-01-15T11:00:00Z'), staffId: null },
      ),
    )
    const after = await pageOf(form.token)
    expect(money?.next).toBe('WAITING')
    expect(after.money).toMatchObject({ due: award, paid: 0, in_flight: 0, next: 'ACCOUNT' })
    expect(after.money?.movements).toMatchObject([
      { kind: 'ENTITLED', account: null },
      { kind: 'ORDERED', amount: award, account: { last_digits: expect.stringMatching(/^\d{4}$/) } },
      { kind: 'RETURNED', reason: 'ACCOUNT_CLOSED', at: '2026-01-15T11:00:00.000Z' },
    ])
    const { accountNumber } = sampleAnswers
    expect(accountNumber.length).toBeGreaterThan(4)
    expect(JSON.stringify(after)).not.toContain(accountNumber)
  })

  it('below the lowest tier says that there is no award', async () => {
    const { form } = await published({ ...completeFigures, parent_one_income: '60000' })
    expect(await pageOf(form.token)).toMatchObject({ decision: 'NO_AWARD', award: 0, money: null })
  })

  it('is not returned to another student, nor to staff who act for another student', async () => {
    const { form } = await published()
    const other = await sent()
    expect((await get(other.token, paths.score)).statusCode).toBe(403)
    const staff = await member('reviewer')
    const headers = await actAs(at.server, staff.headers, other.student.id)
    const answer = await at.server.app.inject({ url: `${core}${paths.page}`, headers })
    expect(answer.json().error.code).toBe('RESULT_NOT_PUBLISHED')
    expect(answer.body).not.toContain(form.id)
  })
})

it('the result of another student is never returned, whatever a call names', async () => {
  const { form } = await published()
  const own = (await published({ ...completeFigures, parent_one_income: '60000' })).form
  const claims: readonly Record<string, string>[] = [
    { 'x-user-id': form.student.id },
    { 'x-admin': 'true' },
    { 'x-user-id': form.student.id, 'x-admin': 'true' },
  ]
  for (const path of [...Object.values(paths), ...letterPaths]) {
    for (const claim of claims) {
      const headers = { ...bearer(own.token), ...claim }
      expect((await at.server.app.inject({ url: `${core}${path}`, headers })).statusCode, path).toBe(403)
    }
    const mine = (await get(own.token, path)).rawPayload
    expect(mine.equals((await get(form.token, path)).rawPayload), path).toBe(false)
    for (const name of ['id', 'user_id', 'student_id', 'request_id', 'user_request_id']) {
      const answer = await get(own.token, `${path}?${name}=${form.student.id}`)
      expect(answer.statusCode === 400 || answer.rawPayload.equals(mine), `${path} ${name}`).toBe(true)
    }
  }
})

describe('a published refusal', () => {
  it('has a reason in the reader’s language, and no score', async () => {
    const { form } = await denied('STUDY_SCOPE')
    await publishAlone(form.id)
    const english = await pageOf(form.token)
    const hebrew = await pageOf(form.token, 'he')
    expect(english).toMatchObject({ decision: 'REFUSAL', award: 0, score: null, inputs: null, money: null })
    expect(english.refusal?.reason).toMatch(/[a-z]/)
    expect(hebrew.refusal?.reason).toMatch(/[א-ת]/)
    expect(english.refusal?.reason).not.toContain('STUDY_SCOPE')
    expect((await get(form.token, paths.score)).statusCode).toBe(404)
    expect((await get(form.token, paths.data)).statusCode).toBe(404)
  })
})
