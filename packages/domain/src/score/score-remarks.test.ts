import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeScore } from './compute.ts'
import { defaultAwardTiers } from './default-award-tiers.ts'
import { exampleScoreRules as rules } from './example-rules.fixture.ts'
import { findAwardTier } from './find-award-tier.ts'
import { plainAnswers, plainFigures } from './score-inputs.fixture.ts'
import { findNextTier, type ScoreGround, type ScoreRemark, scoreRemarks } from './score-remarks.ts'

const plain: ScoreGround = { answers: plainAnswers, figures: plainFigures, claimedDisability: [] }
const codesOf = (ground: ScoreGround, component: ScoreRemark['component']) =>
  scoreRemarks(ground, rules)
    .filter((one) => one.component === component)
    .map(({ code }) => code)
const paramsOf = (ground: ScoreGround, code: ScoreRemark['code']) =>
  scoreRemarks(ground, rules).find((one) => one.code === code)?.params

const withIncome = (parentOneIncome: number, houseHoldPeople = 5): ScoreGround => ({
  ...plain,
  figures: { ...plainFigures, parentOneIncome, parentTwoIncome: null, houseHoldPeople },
})

describe('the remarks on the income', () => {
  it('are the sum, the bounds of the band and the distance to the next one', () => {
    const ground = withIncome(12_400)
    expect(paramsOf(ground, 'INCOME_SUM')).toEqual({ total: 12_400, persons: 5, perPerson: 2_480 })
    expect(paramsOf(ground, 'INCOME_BAND')).toEqual({ above: 2_100, upTo: 2_600, points: 40 })
    expect(paramsOf(ground, 'INCOME_NEXT')).toEqual({ upTo: 2_100, points: 45, over: 1_900 })
  })

  it('have no next band in the best band, and no band above the last', () => {
    expect(codesOf(withIncome(10_500), 'income')).toEqual(['INCOME_SUM', 'INCOME_BAND'])
    expect(codesOf(withIncome(30_001), 'income')).toEqual(['INCOME_SUM', 'INCOME_BEYOND', 'INCOME_NEXT'])
    expect(paramsOf(withIncome(30_001), 'INCOME_NEXT')).toEqual({ upTo: 6_000, points: 5, over: 1 })
  })

  it('name the exact distance: one shekel less does not reach the points', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), fc.integer({ min: 1, max: 12 }), (income, persons) => {
        const next = paramsOf(withIncome(income, persons), 'INCOME_NEXT')
        if (!next || !('over' in next)) return
        const pointsWith = (amount: number) =>
          computeScore(plainAnswers, withIncome(amount, persons).figures, rules).components.income.points
        expect(pointsWith(income - next.over)).toBe(next.points)
        expect(pointsWith(income - next.over + 1)).toBeLessThan(next.points)
      }),
      { seed: 16 },
    )
  })
})

describe('the remarks on the family', () => {
  it('list everything that did not count, with the points it would give', () => {
    expect(codesOf(plain, 'family')).toEqual([
      'CHILDREN_NONE',
      'STUDENT_SIBLINGS_NONE',
      'SINGLE_PARENT_NONE',
      'AFFECTED_PARENTS_NONE',
      'DISABILITY_NONE',
    ])
    expect(paramsOf(plain, 'STUDENT_SIBLINGS_NONE')).toEqual({ points: 3 })
    expect(paramsOf(plain, 'DISABILITY_NONE')).toEqual({ from: 20, points: 4 })
  })

  it('list the next band of what counted, and nothing if the last band is reached', () => {
    const ground: ScoreGround = {
      answers: {
        ...plainAnswers,
        childrenCount: 1,
        siblingsStudentsCount: 3,
        isSingleParent: true,
        affectedParents: 1,
      },
      figures: {
        ...plainFigures,
        disability: [{ familyMember: 'PARENT_ONE', percentages: 50 }],
        childrenDisability: true,
      },
      claimedDisability: [50],
    }
    expect(codesOf(ground, 'family')).toEqual(['CHILDREN_NEXT', 'DISABILITY_NEXT'])
    expect(paramsOf(ground, 'CHILDREN_NEXT')).toEqual({ from: 2, points: 4 })
  })

  it("contain the form's value if another value was verified", () => {
    const ground: ScoreGround = {
      ...plain,
      figures: { ...plainFigures, disability: [{ familyMember: 'PARENT_ONE', percentages: 50 }] },
      claimedDisability: [30, 75],
    }
    expect(paramsOf(ground, 'DISABILITY_CLAIMED')).toEqual({ claimed: 75, verified: 50 })
    expect(paramsOf({ ...ground, claimedDisability: [50] }, 'DISABILITY_CLAIMED')).toBeUndefined()
  })

  it("mention a child's disability only if there are children", () => {
    const parent = { ...plain, answers: { ...plainAnswers, childrenCount: 3 } }
    expect(codesOf(parent, 'family')).toContain('CHILD_DISABILITY_NONE')
  })
})

it('service and reserve duty have a next band until the last one', () => {
  expect(paramsOf(plain, 'MILITARY_NEXT')).toEqual({ from: 1, points: 2 })
  expect(paramsOf({ ...plain, answers: { ...plainAnswers, daysInReserve: 22 } }, 'RESERVIST_NEXT')).toEqual({
    from: 40,
    points: 4,
  })
  expect(codesOf({ ...plain, answers: { ...plainAnswers, serviceMonths: 24 } }, 'military')).toEqual([])
})

it('a place abroad has no remarks about cluster and priority', () => {
  const abroad = {
    ...plain,
    answers: { ...plainAnswers, localityAt18: { ...plainAnswers.localityAt18, isInIsrael: false } },
  }
  expect(codesOf(abroad, 'cluster')).toEqual([])
  expect(codesOf(abroad, 'priority')).toEqual([])
  expect(paramsOf(plain, 'PRIORITY_SCALE')).toEqual({ upTo: 3, points: 2 })
})

it.each([
  [0, { from: 67, amount: 4_000, missing: 67 }],
  [66.5, { from: 67, amount: 4_000, missing: 0.5 }],
  [67, { from: 76, amount: 6_240, missing: 9 }],
  [91.5, { from: 92, amount: 12_480, missing: 0.5 }],
  [92, undefined],
])('from %d points the next tier is %o', (total, next) => {
  expect(findNextTier(defaultAwardTiers, total)).toEqual(next)
  if (next) expect(findAwardTier(defaultAwardTiers, total + next.missing)?.amount).toBe(next.amount)
})
