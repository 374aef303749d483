import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AlikeRequests, findOpenNumbers, isFinishedAt, smallestGroup } from './open-numbers.ts'

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

  it('tell nothing of a period with fewer than 20 requests', () => {
    expect(findOpenNumbers([group(19, 4_000)], 10)).toBeUndefined()
    expect(findOpenNumbers([group(20, 4_000)], 10)).toMatchObject({ requests: 20 })
  })

  it('hide a second group with a small one, which the sum of all would give away', () => {
    const { outcomes } = findOpenNumbers([group(3, 12_480), group(40, 6_240), group(90, 4_000)], 10) ?? {}
    expect(outcomes?.map(({ count }) => count)).toEqual([null, null, 90])
  })

  it('tell no reversals that are few, or that nearly all appeals are', () => {
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
  ])('of %d requests %d with an appeal are told as %s', (all, appealed, told) => {
    const denied = { appeal: 'DENIED', publishState: '2' } as const
    const groups = [group(appealed, 4_000, denied), group(all - appealed, 4_000)]
    expect(findOpenNumbers(groups, 10)?.appeals).toBe(told)
  })

  it('hide a group with the few that have no letter yet, who would be what is left of the sum', () => {
    const waiting = group(3, null, { hasLetter: false })
    const { outcomes } = findOpenNumbers([group(50, 4_000), group(60, null), waiting], 10) ?? {}
    expect(outcomes?.map(({ count }) => count)).toEqual([null, 60])
  })

  it('never let fewer than 20 people be worked out from the sum, for any groups', () => {
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
        // One hidden group would be the rest itself; where all are hidden only their sum is known.
        if (hidden > 0 && hidden < shown.length) expect(untold).toBeGreaterThan(1)
      }),
      { seed: 19 },
    )
  })
})

it.each([
  ['2026-08-31T23:59:59Z', '2026-07-01T00:00:00Z', false],
  ['2026-09-01T00:00:00Z', '2026-07-01T00:00:00Z', true],
  ['2026-09-01T00:00:00Z', null, false],
])('at %s with results of %s a period is finished: %s', (now, resultsAt, isFinished) => {
  const period = { to: '2026-05-01T00:00:00Z', appealsTo: '2026-09-01T00:00:00Z' }
  expect(isFinishedAt(period, resultsAt === null ? null : new Date(resultsAt), new Date(now))).toBe(
    isFinished,
  )
  expect(isFinishedAt({ ...period, appealsTo: null }, new Date(0), new Date(now))).toBe(false)
})
