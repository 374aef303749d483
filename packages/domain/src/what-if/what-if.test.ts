import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultAwardTiers } from '../score/default-award-tiers.ts'
import { awardOf } from '../score/find-award-tier.ts'
import { awardRates, smallestShownGroup } from './award-rates.ts'
import { histogramOf, shownScale } from './histogram.ts'
import type { ScoreGroup } from './score-group.ts'
import { areSameTiers, edgeRangeOf, moveEdge } from './tier-edges.ts'
import { countMoves, movedRanges } from './tier-moves.ts'
import { onePointAway, tallyTiers } from './tier-tally.ts'

const tiers = defaultAwardTiers
const group = (total: number, more: Partial<ScoreGroup> = {}): ScoreGroup => ({
  total,
  institution: 1,
  cluster: 3,
  language: 'he',
  count: 1,
  ...more,
})

describe('tallyTiers', () => {
  it.each([
    [92, 12_480],
    [91.5, 6_240],
    [76, 6_240],
    [75.5, 4_000],
    [67, 4_000],
    [66.5, 0],
  ])('a score of %d earns %d', (total, money) => {
    const tally = tallyTiers([group(total)], tiers)
    expect(tally.money).toBe(money)
    expect(tally.awarded).toBe(money > 0 ? 1 : 0)
    expect(tally.without).toBe(money > 0 ? 0 : 1)
  })

  it('counts every request once, and money is count times amount', () => {
    const tally = tallyTiers(
      [group(95, { count: 2 }), group(80, { count: 3 }), group(50, { count: 4 })],
      tiers,
    )
    expect(tally.tiers.map(({ count }) => count)).toEqual([2, 3, 0])
    expect(tally.without).toBe(4)
    expect(tally.money).toBe(2 * 12_480 + 3 * 6_240)
  })

  it('one point up raises scores within a point below an edge, one point down lowers those less than a point above it', () => {
    const { higher, lower } = onePointAway([group(66), group(65.5), group(67.5), group(68)], tiers)
    expect(higher.awarded).toBe(3)
    expect(lower.awarded).toBe(1)
  })
})

describe('edges of tiers', () => {
  it('move in half points and stop a step before their neighbours', () => {
    expect(moveEdge(tiers, 1, 77.3)[1]?.from).toBe(77.5)
    expect(moveEdge(tiers, 1, 99)[1]?.from).toBe(91.5)
    expect(moveEdge(tiers, 1, 10)[1]?.from).toBe(67.5)
    expect(moveEdge(tiers, 0, 140)[0]?.from).toBe(100)
    expect(moveEdge(tiers, 2, -3)[2]?.from).toBe(0.5)
    expect(edgeRangeOf(tiers, 1)).toEqual({ min: 67.5, max: 91.5 })
  })

  it('are compared with the earlier ones', () => {
    expect(areSameTiers(tiers, moveEdge(tiers, 0, 92))).toBe(true)
    expect(areSameTiers(tiers, moveEdge(tiers, 0, 91.5))).toBe(false)
  })
})

describe('requests whose award would change', () => {
  const after = moveEdge(moveEdge(tiers, 2, 68), 1, 75)

  it('are counted up and down', () => {
    expect(countMoves([group(67), group(67.5), group(68), group(75), group(76)], tiers, after)).toEqual({
      up: 1,
      down: 2,
    })
  })

  it('are exactly those in the ranges', () => {
    expect(movedRanges(tiers, after)).toEqual([
      { from: 67, below: 68, before: 4_000, after: 0 },
      { from: 75, below: 76, before: 4_000, after: 6_240 },
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (halves) => {
        const total = halves / 2
        const range = movedRanges(tiers, after).find(({ from, below }) => total >= from && total < below)
        expect(range !== undefined).toBe(awardOf(tiers, total) !== awardOf(after, total))
      }),
      { seed: 16, numRuns: 201 },
    )
  })
})

describe('the histogram', () => {
  it('has a bar for each point, divided if an edge is inside it', () => {
    const bars = histogramOf([group(76), group(76.5, { count: 2 }), group(100)], moveEdge(tiers, 1, 76.5), {
      from: 70,
      to: 100,
    })
    expect(bars).toHaveLength(31)
    expect(bars[6]).toEqual({
      from: 76,
      count: 3,
      parts: [
        { tier: 2, count: 1 },
        { tier: 1, count: 2 },
      ],
    })
    expect(bars.at(-1)?.count).toBe(1)
  })

  it('shows all scores and edges', () => {
    expect(shownScale([group(31)], tiers)).toEqual({ from: 30, to: 100 })
    expect(shownScale([], tiers)).toEqual({ from: 60, to: 100 })
  })
})

describe('award rates', () => {
  const many = (institution: number, count: number, total = 80) => group(total, { institution, count })

  it('shows no group under twenty', () => {
    const { groups, others } = awardRates(
      [many(1, 60), many(2, 20), many(3, 19), many(4, 12)],
      tiers,
      'institution',
    )
    expect(groups.map(({ key }) => key)).toEqual([1, 2])
    expect(others).toEqual({ groups: 2, count: 31, awarded: 31 })
  })

  it('joins a single small group with the next one, so that it cannot be computed by subtraction', () => {
    const { groups, others } = awardRates([many(1, 60), many(2, 25), many(3, 5, 10)], tiers, 'institution')
    expect(groups.map(({ key }) => key)).toEqual([1])
    expect(others).toEqual({ groups: 2, count: 30, awarded: 25 })
  })

  it('shows nothing if all groups are small', () => {
    expect(awardRates([many(1, 12), many(2, 3)], tiers, 'institution')).toEqual({ groups: [], others: null })
  })

  it('never shows or leaves a group under twenty', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }), (counts) => {
        const { groups, others } = awardRates(
          counts.map((count, place) => many(place, count)),
          tiers,
          'institution',
        )
        const all = counts.reduce((sum, count) => sum + count, 0)
        const shown = groups.reduce((sum, { count }) => sum + count, 0)
        const left = all - shown
        expect(groups.every(({ count }) => count >= smallestShownGroup)).toBe(true)
        expect(shown === 0 || left === 0 || left >= smallestShownGroup).toBe(true)
        expect(others === null || others.count === left).toBe(true)
      }),
      { seed: 16 },
    )
  })

  it('is fast enough for 40,000 requests', () => {
    const groups = Array.from({ length: 40_000 }, (_, n) =>
      group(((n * 7) % 201) / 2, { institution: n % 60, cluster: (n % 10) + 1 }),
    )
    const start = Date.now()
    tallyTiers(groups, tiers)
    onePointAway(groups, tiers)
    countMoves(groups, tiers, moveEdge(tiers, 1, 77))
    histogramOf(groups, tiers, { from: 0, to: 100 })
    awardRates(groups, tiers, 'institution')
    // A quiet machine needs a hundredth of this; a quadratic algorithm would take minutes.
    expect(Date.now() - start).toBeLessThan(10_000)
  })
})
