import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AlikeRequests,
  findNextNumbers,
  findOpenNumbers,
  isFinishedAt,
  smallestGroup,
} from './open-numbers.ts'

const group = (count: number, award: number | null, changes: Partial<AlikeRequests> = {}): AlikeRequests => ({
  count,
  award,
  hasLetter: true,
  publishState: '1',
  appeal: 'NONE',
  ...changes,
})

describe('the open numbers of a period', () => {
  it('count requests, outcomes by tier, appeals and reversals', () => {
    const numbers = findOpenNumbers(
      [
        group(100, 12_480),
        group(80, 4_000),
        group(60, 4_000, { appeal: 'GRANTED', publishState: '2' }),
        group(50, null, { appeal: 'DENIED', publishState: '2' }),
        group(30, null, { hasLetter: false }),
      ],
      63,
    )
    expect(numbers).toEqual({
      requests: 320,
      outcomes: [
        { amount: 12_480, count: 100 },
        { amount: 4_000, count: 140 },
        { amount: 0, count: 50 },
      ],
      medianDays: 63,
      appeals: 110,
      reversals: 60,
    })
  })

  it('are undefined for a period with fewer than 20 requests', () => {
    expect(findOpenNumbers([group(19, 4_000)], 10)).toBeUndefined()
    expect(findOpenNumbers([group(20, 4_000)], 10)).toMatchObject({ requests: 20 })
  })

  it.each([0, 1, 19])('are undefined, even the amounts, if only %d requests have a letter', (answered) => {
    const waiting = group(100, null, { hasLetter: false, publishState: '0' })
    expect(findOpenNumbers([waiting, group(answered, 4_000)], 10)).toBeUndefined()
    expect(findOpenNumbers([waiting, group(answered, 4_000), group(20 - answered, null)], 10)).toMatchObject({
      requests: 120,
    })
  })

  it('hide a second group with a small one, which could be computed from the sum otherwise', () => {
    const { outcomes } = findOpenNumbers([group(3, 12_480), group(40, 6_240), group(90, 4_000)], 10) ?? {}
    expect(outcomes?.map(({ count }) => count)).toEqual([null, null, 90])
  })

  it('hide reversals that are few, or that are nearly all appeals', () => {
    const granted = { appeal: 'GRANTED', publishState: '2' } as const
    const denied = { appeal: 'DENIED', publishState: '2' } as const
    expect(findOpenNumbers([group(19, 4_000, granted), group(50, null, denied)], 10)?.reversals).toBeNull()
    expect(findOpenNumbers([group(50, 4_000, granted), group(19, null, denied)], 10)?.reversals).toBeNull()
    expect(findOpenNumbers([group(50, 4_000, granted), group(20, null, denied)], 10)?.reversals).toBe(50)
  })

  it('count no appeal as granted before its result is published', () => {
    const unpublished = group(50, 4_000, { appeal: 'GRANTED', publishState: '1' })
    expect(findOpenNumbers([unpublished, group(50, 4_000)], 10)?.reversals).toBeNull()
  })

  it.each([
    [100, 95, null],
    [100, 81, null],
    [100, 80, 80],
    [100, 100, 100],
    [100, 19, null],
  ])('of %d requests %d with an appeal are shown as %s', (all, appealed, shown) => {
    const denied = { appeal: 'DENIED', publishState: '2' } as const
    const groups = [group(appealed, 4_000, denied), group(all - appealed, 4_000)]
    expect(findOpenNumbers(groups, 10)?.appeals).toBe(shown)
  })

  it('hide a group with the few requests without a letter, which could be computed from the sum otherwise', () => {
    const waiting = group(3, null, { hasLetter: false })
    const { outcomes } = findOpenNumbers([group(50, 4_000), group(60, null), waiting], 10) ?? {}
    expect(outcomes?.map(({ count }) => count)).toEqual([null, 60])
  })

  it('never allow fewer than 20 people to be computed from the sum, for any groups', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }), fc.nat(60), (counts, waiting) => {
        const groups = [
          ...counts.map((count, index) => group(count, index * 1_000)),
          ...(waiting > 0 ? [group(waiting, null, { hasLetter: false })] : []),
        ]
        const numbers = findOpenNumbers(groups, 10)
        if (!numbers) return
        const shown = numbers.outcomes.map(({ count }) => count)
        for (const count of shown) if (count !== null) expect(count).toBeGreaterThanOrEqual(smallestGroup)
        const hidden = shown.filter((count) => count === null).length
        const untold = hidden + (waiting > 0 ? 1 : 0)
        const rest = numbers.requests - shown.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        if (rest > 0) expect(rest).toBeGreaterThanOrEqual(smallestGroup)
        // A single hidden group could be computed from the sum. If all groups are hidden, only their sum is known.
        if (hidden > 0 && hidden < shown.length) expect(untold).toBeGreaterThan(1)
      }),
      { seed: 19 },
    )
  })
})

it.each([
  ['2026-08-31T23:59:59Z', false],
  ['2026-09-01T00:00:00Z', true],
])('at %s a period is finished: %s', (now, isFinished) => {
  const period = { to: '2026-05-01T00:00:00Z', appealsTo: '2026-09-01T00:00:00Z' }
  expect(isFinishedAt(period, new Date(now))).toBe(isFinished)
  expect(isFinishedAt({ ...period, appealsTo: null }, new Date(now))).toBe(false)
})

it('the next numbers are those of the period whose appeals end first', () => {
  const at = (code: string, to: string, appealsTo: string | null) => ({ code, to, appealsTo })
  const periods = [
    at('later', '2027-04-01T00:00:00Z', '2027-06-01T00:00:00Z'),
    at('next', '2026-05-01T00:00:00Z', '2026-12-01T00:00:00Z'),
    at('over', '2025-05-01T00:00:00Z', '2025-12-01T00:00:00Z'),
    at('unsaid', '2026-05-01T00:00:00Z', null),
    at('registers on', '2026-12-24T00:00:00Z', '2026-11-30T00:00:00Z'),
  ]
  const nextAt = (now: string) => findNextNumbers(periods, new Date(now))
  expect(nextAt('2026-11-18T00:00:00Z')).toMatchObject({
    period: { code: 'next' },
    from: new Date('2026-12-01T00:00:00Z'),
  })
  expect(nextAt('2026-12-01T00:00:00Z')?.period.code).toBe('registers on')
  expect(nextAt('2027-06-01T00:00:00Z')).toBeUndefined()
})
