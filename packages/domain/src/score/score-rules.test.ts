import { describe, expect, test } from 'vitest'
import { examplePeriod } from '../period/example-period.fixture.ts'
import { AwardTiers } from './award-tiers.ts'
import { exampleScoreRules } from './example-rules.fixture.ts'
import { findAwardTier } from './find-award-tier.ts'
import { CeilingBands, FloorBands, ScoreRules } from './score-rules.ts'

const messagesOf = (parsed: { success: boolean; error?: { issues: { message: string }[] } }) =>
  parsed.error?.issues.map(({ message }) => message) ?? []

test("the first period's rules are valid, and their caps add up to 100", () => {
  expect(ScoreRules.parse(exampleScoreRules)).toEqual(exampleScoreRules)
  expect(Object.values(exampleScoreRules.caps).reduce((sum, cap) => sum + cap, 0)).toBe(100)
})

describe('rules are refused with', () => {
  test.each<[string, object]>([
    ['no version', { version: '' }],
    ['caps above 100', { caps: { ...exampleScoreRules.caps, priority: 2.5 } }],
    ['a negative cap', { caps: { ...exampleScoreRules.caps, priority: -1 } }],
    ['a peripherality above 10', { priority: { points: 2, peripheralityUpTo: 11 } }],
    ['a peripherality below 0', { priority: { points: 2, peripheralityUpTo: -1 } }],
  ])('%s', (_name, change) => {
    expect(ScoreRules.safeParse({ ...exampleScoreRules, ...change }).success).toBe(false)
  })

  test('but not with caps that exceed 100 only by rounding errors', () => {
    const caps = { income: 29.8, cluster: 24.6, family: 13.4, military: 32.2, priority: 0, reservist: 0 }
    expect(29.8 + 24.6 + 13.4 + 32.2).toBeGreaterThan(100)
    expect(ScoreRules.safeParse({ ...exampleScoreRules, caps }).success).toBe(true)
  })

  test('caps above 100, with their code', () => {
    const caps = { ...exampleScoreRules.caps, priority: 2.5 }
    expect(messagesOf(ScoreRules.safeParse({ ...exampleScoreRules, caps }))).toEqual(['CAPS_ABOVE_100'])
  })
})

describe('bands', () => {
  test.each([
    ['none', [], []],
    [
      'falling',
      [
        [1, 5],
        [2, 4],
      ],
      [],
    ],
    [
      'level',
      [
        [1, 5],
        [2, 5],
      ],
      [],
    ],
    [
      'rising',
      [
        [1, 4],
        [2, 5],
      ],
      ['BANDS_POINTS'],
    ],
    [
      'one bound twice',
      [
        [1, 5],
        [1, 4],
      ],
      ['BANDS_ORDER'],
    ],
    [
      'bounds backwards',
      [
        [2, 5],
        [1, 4],
      ],
      ['BANDS_ORDER'],
    ],
    [
      'the third out of order',
      [
        [1, 5],
        [3, 4],
        [2, 3],
      ],
      ['BANDS_ORDER'],
    ],
  ])('by ceiling: %s', (_name, bands, expected) => {
    const drawn = bands.map(([upTo, points]) => ({ upTo, points }))
    expect(messagesOf(CeilingBands.safeParse(drawn))).toEqual(expected)
  })

  test.each([
    ['none', [], []],
    [
      'rising',
      [
        [1, 4],
        [2, 5],
      ],
      [],
    ],
    [
      'level',
      [
        [1, 5],
        [2, 5],
      ],
      [],
    ],
    [
      'falling',
      [
        [1, 5],
        [2, 4],
      ],
      ['BANDS_POINTS'],
    ],
    [
      'one bound twice',
      [
        [1, 4],
        [1, 5],
      ],
      ['BANDS_ORDER'],
    ],
    [
      'bounds backwards',
      [
        [2, 4],
        [1, 5],
      ],
      ['BANDS_ORDER'],
    ],
  ])('by floor: %s', (_name, bands, expected) => {
    const drawn = bands.map(([from, points]) => ({ from, points }))
    expect(messagesOf(FloorBands.safeParse(drawn))).toEqual(expected)
  })

  test.each([
    ['a negative bound', { upTo: -1, points: 1 }],
    ['negative points', { upTo: 1, points: -1 }],
    ['101 points', { upTo: 1, points: 101 }],
  ])('with %s are refused', (_name, band) => {
    expect(CeilingBands.safeParse([band]).success).toBe(false)
    expect(FloorBands.safeParse([{ from: band.upTo, points: band.points }]).success).toBe(false)
  })

  test('of 0 and 100 points are accepted', () => {
    expect(
      CeilingBands.safeParse([
        { upTo: 0, points: 100 },
        { upTo: 1, points: 0 },
      ]).success,
    ).toBe(true)
  })
})

describe('award tiers', () => {
  test.each([
    [100, 12_480],
    [92, 12_480],
    [91.99, 6_240],
    [91, 6_240],
    [76, 6_240],
    [75.5, 4_000],
    [75, 4_000],
    [67, 4_000],
    [66.5, undefined],
    [0, undefined],
  ])('a score of %d earns %s', (total, amount) => {
    expect(findAwardTier(examplePeriod.awardTiers, total)?.amount).toBe(amount)
  })

  test.each([
    [
      'lowest first',
      [
        { from: 67, amount: 1 },
        { from: 92, amount: 2 },
      ],
      ['TIERS_ORDER'],
    ],
    [
      'one bound twice',
      [
        { from: 67, amount: 2 },
        { from: 67, amount: 1 },
      ],
      ['TIERS_ORDER'],
    ],
    [
      'more for less',
      [
        { from: 92, amount: 1 },
        { from: 67, amount: 2 },
      ],
      ['TIERS_ORDER'],
    ],
    [
      'the same for less',
      [
        { from: 92, amount: 1 },
        { from: 67, amount: 1 },
      ],
      [],
    ],
  ])('%s', (_name, tiers, expected) => {
    expect(messagesOf(AwardTiers.safeParse(tiers))).toEqual(expected)
  })

  test.each([
    ['from above 100', { from: 101, amount: 1 }],
    ['from below 0', { from: -1, amount: 1 }],
    ['a negative amount', { from: 1, amount: -1 }],
    ['half a shekel', { from: 1, amount: 0.5 }],
  ])('%s is refused', (_name, tier) => {
    expect(AwardTiers.safeParse([tier]).success).toBe(false)
  })

  test('a tier from 0 to nothing and one from 100 are accepted', () => {
    expect(
      AwardTiers.safeParse([
        { from: 100, amount: 1 },
        { from: 0, amount: 0 },
      ]).success,
    ).toBe(true)
  })
})
