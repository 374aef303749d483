import { academicYearOf } from '@milgo/domain/period/academic-year'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { core } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, {
    requests: 160,
    seed: 19,
    withOwnFiles: 0,
    statuses: ['COMPUTED', 'DENIED', 'SCHOLARSHIP_PAID', 'APPEAL_DENIED', 'APPEAL_PAID'],
  })
})
afterAll(() => server.close())

const change = (statement: ReturnType<typeof sql>) =>
  server.database.transaction((tx) => tx.execute(statement))
const ask = async (at: TestApp = server) => {
  const answer = await at.app.inject({ url: `${core}/page-data/open-numbers` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Counts the rows here and not in SQL. */
const countedByHand = async () => {
  const { rows } = await server.database.read((db) =>
    db.execute<{
      period: string
      publish_state: string
      appeal: string | null
      award: number | null
      letters: number
      days: number | null
    }>(sql`
      select registration_periods.code as period, publish_state, memory ->> 'appeal' as appeal,
        (select count(*)::int from letters where request_id = requests.id) as letters,
        extract(epoch from (select min(issued_at) from letters where request_id = requests.id))::float8 / 86400
          - extract(epoch from submitted_at)::float8 / 86400 as days,
        (select award from letters left join scores on scores.request_id = letters.request_id and version = score_version
          where letters.request_id = requests.id order by letters.number desc limit 1) as award
      from requests join registration_periods on registration_periods.id = period_id
      where submitted_at is not null`),
  )
  return rows
}

/** The mean of the two in the middle where there is no middle one. */
const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

describe('the open numbers', () => {
  it('show the earlier period of a demo world at once', async () => {
    const node = await openTestApp({}, undefined, server.at)
    node.clock.set(new Date())
    expect(
      (await ask(node)).map(({ register_period }: { register_period: string }) => register_period),
    ).toEqual(['2024'])
    await node.close()
  })

  it('show nothing of a period that is not finished', async () => {
    await change(sql`update registration_periods set appeals_to = '2100-01-01'`)
    const node = await openTestApp({}, undefined, server.at)
    expect(await ask(node)).toEqual([])
    await node.close()
  })

  it('of a finished period equal its rows, without groups under 20', async () => {
    await change(sql`update registration_periods set opens_at = '2020-01-01', closes_at = '2020-05-01',
      appeals_from = '2020-07-01', appeals_to = '2020-08-01'`)
    const numbers = await ask()
    expect(numbers.length).toBeGreaterThan(0)
    const rows = await countedByHand()
    for (const { register_period: period, requests, outcomes, appeals, reversals, median_days } of numbers) {
      const own = rows.filter((row) => row.period === period)
      const days = own.flatMap((row) => row.days ?? [])
      if (median_days !== null) expect(median_days).toBeCloseTo(medianOf(days), 0)
      expect(requests).toBe(own.length)
      for (const { amount, count } of outcomes) {
        const alike = own.filter(({ letters, award }) => letters > 0 && (award ?? 0) === amount)
        if (count !== null) expect({ amount, count }).toEqual({ amount, count: alike.length })
        if (alike.length < 20) expect(count).toBeNull()
      }
      expect(outcomes.some(({ count }: { count: number | null }) => count !== null)).toBe(true)
      const appealed = own.filter(({ appeal }) => appeal !== null && appeal !== 'NONE')
      const granted = appealed.filter((row) => row.appeal === 'GRANTED' && row.publish_state === '2')
      if (appeals !== null) expect(appeals).toBe(appealed.length)
      if (reversals !== null) expect(reversals).toBe(granted.length)
    }
    expect(numbers.some(({ median_days }: { median_days: number | null }) => median_days !== null)).toBe(true)
    expect(numbers.some(({ appeals }: { appeals: number | null }) => appeals !== null)).toBe(true)
    expect(numbers.some(({ reversals }: { reversals: number | null }) => reversals !== null)).toBe(true)
  })

  it('are computed once for many readers', async () => {
    // A node without computed numbers, once with one reader and once with three at a time.
    const countingsFor = async (readers: number): Promise<number> => {
      const node = await openTestApp({}, undefined, server.at)
      node.queries.length = 0
      await Promise.all(Array.from({ length: readers }, () => ask(node)))
      const { length } = node.queries.filter((text) => text.includes('percentile_cont'))
      await node.close()
      return length
    }
    const ofOne = await countingsFor(1)
    expect(ofOne).toBeGreaterThan(0)
    expect(await countingsFor(3)).toBe(ofOne)
  })
})

it('the calculator gets the present rules of the current period, and nothing personal', async () => {
  const { rows } = await server.database.read((db) =>
    db.execute<{
      code: string
      to: string
      score_rules: object
      award_tiers: object
      reserve_window: object
    }>(sql`
      select code, closes_at as to, score_rules, award_tiers, reserve_window from registration_periods
      where code = (select value from settings where key = 'REGISTER_PERIOD')`),
  )
  const answer = await server.app.inject({ url: `${core}/page-data/calculator` })
  expect(answer.json()).toEqual({
    register_period: rows[0]?.code,
    academic_year: academicYearOf({ to: rows[0]?.to ?? '' }),
    score_rules: rows[0]?.score_rules,
    award_tiers: rows[0]?.award_tiers,
    reserve_window: rows[0]?.reserve_window,
  })
  await change(sql`delete from settings where key = 'REGISTER_PERIOD'`)
  expect((await server.app.inject({ url: `${core}/page-data/calculator` })).statusCode).toBe(404)
})
