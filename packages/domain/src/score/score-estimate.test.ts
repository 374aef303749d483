import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeScore } from './compute.ts'
import { defaultScoreRules } from './default-score-rules.ts'
import { anyAnswers, anyFigures, someRules } from './score-arbitraries.fixture.ts'
import { claimedPlace, componentChanges, estimateScore, hasTooManyChildren } from './score-estimate.ts'
import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'

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
  it('covers the bands of 10% less and 10% more income, and the priority', () => {
    // 2,300 per person may be verified as 2,070, in the best band, or as 2,530, in the second.
    expect(estimateScore(ground(11_500), rules)).toMatchObject({
      low: 40 + 17.5 + 10,
      high: 45 + 17.5 + 10 + 2,
      coversPriority: true,
    })
    // 8,000 per person earns nothing in any case.
    expect(estimateScore(ground(40_000), rules)).toMatchObject({ low: 27.5, high: 29.5 })
  })

  it('covers all clusters if the cluster is unknown, and gives no components', () => {
    const { low, high, asGiven } = estimateScore(ground(40_000, { cluster: null }), rules)
    expect([low, high]).toEqual([12.5, 37])
    expect(asGiven).toBeUndefined()
  })

  it('needs no cluster for a place abroad', () => {
    const { low, high, coversPriority, asGiven } = estimateScore(
      ground(40_000, { cluster: null, isInIsrael: false }),
      rules,
    )
    expect([low, high, asGiven?.total]).toEqual([25, 25, 25])
    expect(coversPriority).toBe(false)
  })

  it('contains the score of the given figures, for any figures', () => {
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

describe('an estimate beside a published result', () => {
  const verified = ground(11_500)
  const claim = (changes: Partial<ScoreFigures>, answers: Partial<ScoreAnswers> = {}) => ({
    answers: { ...verified.answers, ...answers },
    figures: { ...verified.figures, ...changes },
  })

  it('is exact for the verified figures, also without a cluster', () => {
    fc.assert(
      fc.property(anyAnswers, anyFigures, someRules, (answers, figures, drawn) => {
        const published = { answers, figures }
        const estimate = estimateScore(published, drawn, published)
        const score = computeScore(answers, figures, drawn)
        expect(estimate).toMatchObject({ low: score.total, high: score.total, asGiven: score })
        expect([estimate.coversIncome, estimate.coversPriority]).toEqual([false, false])
        expect(componentChanges(score, estimate, [])).toEqual([])
      }),
    )
  })

  it('covers 10% around a claimed income only', () => {
    const before = computeScore(verified.answers, verified.figures, rules)
    // 1,900 per person may be verified as 2,090: the best band in any case.
    const income = estimateScore(claim({ parentOneIncome: 9_500 }), rules, verified)
    expect([income.components.income, income.coversIncome]).toEqual([{ low: 45, high: 45 }, true])
    expect(componentChanges(before, income, [])).toEqual([
      { component: 'income', before: 40, low: 45, high: 45 },
    ])
    const wide = estimateScore(claim({ parentOneIncome: 10_000 }), rules, verified)
    expect(wide.components.income).toEqual({ low: 40, high: 45 })
    const months = claim({}, { serviceMonths: 0 })
    const service = estimateScore(months, rules, verified)
    expect([service.coversIncome, service.low]).toEqual([false, service.high])
    expect(componentChanges(before, service, [])).toEqual([
      { component: 'military', before: 10, low: 0, high: 0 },
    ])
  })

  it('names a disputed component that does not change', () => {
    const before = computeScore(verified.answers, verified.figures, rules)
    const estimate = estimateScore(verified, rules, verified)
    expect(componentChanges(before, estimate, ['family', 'OTHER'])).toEqual([
      { component: 'family', before: 0, low: 0, high: 0 },
    ])
  })

  it('covers the priority of a claimed place, and every cluster if the claim has none', () => {
    const here = { ...verified.answers.localityAt18, peripheralityCluster: 2 }
    const listed = { ...verified, answers: { ...verified.answers, localityAt18: here } }
    const moved = (socioEconomicCluster: number | null) =>
      claim({}, { localityAt18: claimedPlace(here, { isInIsrael: true, socioEconomicCluster }) })
    expect(claimedPlace(here, { isInIsrael: true, socioEconomicCluster: 4 })).toBe(here)
    expect(estimateScore(moved(3), rules, listed).components).toMatchObject({
      cluster: { low: 20, high: 20 },
      priority: { low: 0, high: 2 },
    })
    expect(estimateScore(moved(null), rules, listed).components).toMatchObject({
      cluster: { low: 2.5, high: 25 },
      priority: { low: 0, high: 2 },
    })
  })

  it('contains whatever the office may verify, and its components add up', () => {
    const share = fc.double({ min: 0.9, max: 1.1, noNaN: true })
    const place = fc.record({
      socioEconomicCluster: fc.integer({ min: 1, max: 10 }),
      isOnPriorityList: fc.boolean(),
    })
    fc.assert(
      fc.property(
        anyAnswers,
        anyFigures,
        fc.option(fc.tuple(anyAnswers, anyFigures), { nil: undefined }),
        someRules,
        fc.tuple(share, share, share, share),
        place,
        (answers, figures, published, drawn, [one, two, three, four], real) => {
          // No drawn place has this cluster, so the claimed place is another one.
          const elsewhere = { ...answers.localityAt18, peripheralityCluster: 0 }
          const before = published && {
            answers: { ...published[0], localityAt18: elsewhere },
            figures: published[1],
          }
          const estimate = estimateScore({ answers, figures }, drawn, before)
          const times = (income: number | null, factor: number) =>
            income && income * (estimate.coversIncome ? factor : 1)
          const found = {
            ...figures,
            parentOneIncome: times(figures.parentOneIncome, one),
            parentTwoIncome: times(figures.parentTwoIncome, two),
            spouse: times(figures.spouse, three),
            candidateEntering: times(figures.candidateEntering, four),
          }
          const { localityAt18: at } = answers
          const isUnknown = at.isOnPriorityList === null && at.peripheralityCluster === null
          const localityAt18 = {
            ...at,
            socioEconomicCluster: at.socioEconomicCluster ?? real.socioEconomicCluster,
            isOnPriorityList: isUnknown ? real.isOnPriorityList : at.isOnPriorityList,
          }
          const { total } = computeScore({ ...answers, localityAt18 }, found, drawn)
          expect(total).toBeGreaterThanOrEqual(estimate.low)
          expect(total).toBeLessThanOrEqual(estimate.high)
          const lows = Object.values(estimate.components).reduce((sum, { low }) => sum + low, 0)
          expect(lows).toBeCloseTo(estimate.low, 8)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

it.each([
  [5, 4, false],
  [5, 5, true],
  [1, 0, false],
  [0, 0, false],
])('%d persons with %d children: impossible %s', (houseHoldPeople, childrenCount, isNonsense) => {
  const { answers, figures } = ground(1)
  expect(
    hasTooManyChildren({ answers: { ...answers, childrenCount }, figures: { ...figures, houseHoldPeople } }),
  ).toBe(isNonsense)
})
