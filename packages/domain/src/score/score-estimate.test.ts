import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultScoreRules } from './default-score-rules.ts'
import { estimateScore, hasTooManyChildren } from './score-estimate.ts'

const rules = { version: 'first', ...defaultScoreRules }

const ground = (income: number, changes: { cluster?: number | null; isInIsrael?: boolean } = {}) => ({
  answers: {
    childrenCount: 0,
    siblingsStudentsCount: 0,
    isSingleParent: false,
    affectedParents: 0,
    serviceMonths: 24,
    daysInReserve: 0,
    localityAt18: {
      isInIsrael: changes.isInIsrael ?? true,
      socioEconomicCluster: changes.cluster === undefined ? 4 : changes.cluster,
      peripheralityCluster: null,
      isOnPriorityList: null,
    },
  },
  figures: {
    houseHoldPeople: 5,
    parentOneIncome: income,
    parentTwoIncome: null,
    spouse: null,
    candidateEntering: null,
    disability: [],
    childrenDisability: false,
  },
})

describe('an estimate of the score', () => {
  it('goes as far as the bands that a tenth less and more income reach, and the priority', () => {
    // 2,300 a person may be 2,070, of the best band, or 2,530, of the second.
    expect(estimateScore(ground(11_500), rules)).toMatchObject({
      low: 40 + 17.5 + 10,
      high: 45 + 17.5 + 10 + 2,
      coversPriority: true,
    })
    // 8,000 a person earns nothing, whatever is verified.
    expect(estimateScore(ground(40_000), rules)).toMatchObject({ low: 27.5, high: 29.5 })
  })

  it('goes from one end to the other where the cluster is unknown, and shows no parts', () => {
    const { low, high, asGiven } = estimateScore(ground(40_000, { cluster: null }), rules)
    expect([low, high]).toEqual([12.5, 37])
    expect(asGiven).toBeUndefined()
  })

  it('knows the place of who lived abroad', () => {
    const { low, high, coversPriority, asGiven } = estimateScore(
      ground(40_000, { cluster: null, isInIsrael: false }),
      rules,
    )
    expect([low, high, asGiven?.total]).toEqual([25, 25, 25])
    expect(coversPriority).toBe(false)
  })

  it('contains the score of the figures as they were given, for any figures', () => {
    fc.assert(
      fc.property(fc.nat(80_000), fc.integer({ min: 1, max: 10 }), (income, cluster) => {
        const { low, high, asGiven } = estimateScore(ground(income, { cluster }), rules)
        const total = asGiven?.total ?? Number.NaN
        expect(low).toBeLessThanOrEqual(total)
        expect(high).toBeGreaterThanOrEqual(total)
      }),
      { seed: 19 },
    )
  })
})

it.each([
  [5, 4, false],
  [5, 5, true],
  [1, 0, false],
  [0, 0, false],
])('%d persons with %d children: nonsense %s', (houseHoldPeople, childrenCount, isNonsense) => {
  const { answers, figures } = ground(1)
  expect(
    hasTooManyChildren({ answers: { ...answers, childrenCount }, figures: { ...figures, houseHoldPeople } }),
  ).toBe(isNonsense)
})
