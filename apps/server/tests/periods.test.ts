import type { OpenPeriod, PeriodFields } from '@milgo/contracts/office/period-fields'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, member, ask, of, sent } = useReviewBench()

let administrator: Member
beforeAll(async () => {
  administrator = await member('administrator')
})

const opened = async (code: string): Promise<OpenPeriod> =>
  (await ask(administrator, 'GET', `periods/${code}`)).json()
const save = async (
  code: string,
  change: Partial<PeriodFields>,
  { isConfirmed = false, version }: { readonly isConfirmed?: boolean; readonly version?: number } = {},
) => {
  const period = await opened(code)
  return ask(administrator, 'PUT', `periods/${code}`, {
    version: version ?? period.version,
    values: { ...period.values, ...change },
    is_confirmed: isConfirmed,
  })
}
const copy = (code: string, opensAt = '2090-10-01T06:00:00Z') =>
  ask(administrator, 'POST', 'periods', { code, copy_of: '2025', opens_at: opensAt })
const currentPeriod = async () => {
  const periods: { code: string; is_current: boolean }[] = (
    await at.server.app.inject({ method: 'GET', url: `${core}/registration-period/get-all` })
  ).json()
  return periods.find(({ is_current }) => is_current)?.code
}

describe('a new period', () => {
  it('is a copy of an earlier one: its rules and reasons, dates of its own, switched off', async () => {
    const answer = await copy('2090')
    expect(answer.statusCode, answer.body).toBe(200)
    const [made, earlier]: [OpenPeriod, OpenPeriod] = [answer.json(), await opened('2025')]
    expect(made).toMatchObject({
      code: '2090',
      is_current: false,
      phase: 'closed',
      use: { drafts: 0, sent: 0, published: 0 },
      values: {
        from: '2090-10-01T06:00:00.000Z',
        is_open: false,
        budget: null,
        reasons: earlier.values.reasons,
        expected_answers: { en: expect.stringContaining('2091') },
      },
      score_rules: { ...earlier.score_rules, version: '2090-1' },
      award_tiers: earlier.award_tiers,
    })
    const [entry] = await auditOf(at.server, administrator.id)
    expect(entry).toMatchObject({ action: 'period-added', details: { period: '2090', copyOf: '2025' } })
  })

  it('needs a code of its own and an opening in the future', async () => {
    await copy('2091')
    expect((await copy('2091')).json().error).toMatchObject({ statusCode: 409 })
    expect((await copy('2092', '2001-01-01T00:00:00Z')).json().error).toMatchObject({
      statusCode: 250,
      errors: [{ code: 'OPENING_PAST', field: 'opens_at' }],
    })
    expect((await ask(administrator, 'GET', 'periods/2092')).statusCode).toBe(404)
  })

  it('becomes the current one only if the caller has seen which one was', async () => {
    await copy('2093')
    const move = (seen: string | null) => ask(administrator, 'POST', 'periods/2093/make-current', { seen })
    expect((await move('2024')).statusCode).toBe(409)
    expect(await currentPeriod()).toBe('2025')
    expect((await move('2025')).statusCode).toBe(200)
    expect(await currentPeriod()).toBe('2093')
    expect((await ask(administrator, 'POST', 'periods/2025/make-current', { seen: '2093' })).statusCode).toBe(
      200,
    )
  })
})

describe('the values of a period', () => {
  it.each<[string, Partial<PeriodFields>, readonly object[]]>([
    [
      'dates that contradict each other',
      { appeals_from: '2001-01-01T00:00:00Z', answers_by: '2001-01-01' },
      [
        { code: 'APPEALS_EARLY', field: 'appeals_from' },
        { code: 'ANSWERS_ORDER', field: 'answers_by' },
      ],
    ],
    ['a close before the opening', { to: '2001-01-01T00:00:00Z' }, [{ code: 'PERIOD_ORDER', field: 'to' }]],
    [
      'a text in two languages',
      { expected_answers: { he: 'א', ar: '', en: 'a' } },
      [{ code: 'ANSWERS_TEXT' }],
    ],
    [
      'a text that nobody sees',
      { expected_answers: { he: '\u200b', ar: '\u202e', en: ' ' } },
      [{ code: 'ANSWERS_TEXT' }],
    ],
    [
      'a text without end',
      { expected_answers: { he: 'א'.repeat(501), ar: 'ا', en: 'a' } },
      [{ code: 'WRONG_VALUE' }],
    ],
  ])('are refused by name: %s', async (_name, change, errors) => {
    const before = await opened('2025')
    const { error } = (await save('2025', change)).json()
    expect(error).toMatchObject({
      statusCode: 250,
      errors: errors.map((one) => expect.objectContaining(one)),
    })
    expect(await opened('2025')).toEqual(before)
  })

  it('are not overwritten by an outdated page', async () => {
    const { version } = await opened('2025')
    expect((await save('2025', { budget: 1_000_000 })).statusCode).toBe(200)
    expect((await save('2025', { budget: 2_000_000 }, { version })).json().error).toMatchObject({
      statusCode: 409,
    })
    expect((await opened('2025')).values.budget).toBe(1_000_000)
    const [entry] = await auditOf(at.server, administrator.id)
    expect(entry).toMatchObject({
      action: 'period-changed',
      details: { period: '2025', changed: 'budget', was: '{"budget":null}', is: '{"budget":1000000}' },
    })
  })

  it('that affect students can be changed only by a person who has seen how many', async () => {
    await sent()
    const { use } = await opened('2025')
    expect(use.sent).toBeGreaterThan(0)
    const change = { correction_days: 21 }
    expect((await save('2025', change)).json().error).toMatchObject({ statusCode: 250 })
    expect((await opened('2025')).values.correction_days).not.toBe(21)
    expect((await save('2025', change, { isConfirmed: true })).json()).toMatchObject({
      values: { correction_days: 21 },
    })
  })

  it('that decide on documents cannot be changed once a request was sent', async () => {
    await sent()
    const answer = await save('2025', { age_date: '2020-01-01T00:00:00Z' }, { isConfirmed: true })
    expect(answer.json().error).toMatchObject({
      statusCode: 250,
      errors: [{ code: 'PERIOD_VALUE_FIXED', field: 'age_date' }],
    })
  })

  it('cannot lose a reason that a student was given', async () => {
    const { id } = await sent()
    const { reasons } = (await opened('2025')).values
    const [given, spare] = reasons.denying
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_events set reason = ${given?.code} where request_id = ${id}`),
    )
    const without = (code: string | undefined) => ({
      reasons: { ...reasons, denying: reasons.denying.filter((reason) => reason.code !== code) },
    })
    expect((await save('2025', without(given?.code), { isConfirmed: true })).json().error).toMatchObject({
      statusCode: 250,
      errors: [{ code: 'REASON_IN_USE', field: 'reasons' }],
    })
    expect((await save('2025', without(spare?.code), { isConfirmed: true })).statusCode).toBe(200)
  })

  it('cannot lose a reason of a flag that is not returned yet, nor one of a second look', async () => {
    const reviewer = await member('reviewer')
    const { id } = await sent()
    const { reasons } = (await opened('2025')).values
    const [flagged] = reasons.returning
    const found = reasons.denying.at(-1)
    const [document] = (await of(reviewer, id).opened()).documents
    await of(reviewer, id).judge({ [document?.key ?? '']: flagged?.code ?? '' })
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into second_looks
          (id, release_id, request_id, outcome, draw_reason, decision_event, first, second)
        values (gen_random_uuid(), gen_random_uuid(), ${id}, 'AWARD', 'DRAWN', 1, '{"decision": "APPROVE"}',
          ${JSON.stringify({ decision: 'DENY', reason: found?.code })}::jsonb)`),
    )
    const without = (list: 'returning' | 'denying', code: string | undefined) => ({
      reasons: { ...reasons, [list]: reasons[list].filter((reason) => reason.code !== code) },
    })
    for (const change of [without('returning', flagged?.code), without('denying', found?.code)])
      expect((await save('2025', change, { isConfirmed: true })).json().error).toMatchObject({
        statusCode: 250,
        errors: [{ code: 'REASON_IN_USE', field: 'reasons' }],
      })
  })
})
