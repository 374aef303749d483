import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/answer.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { documentQuestions } from '../application/documents/registry.ts'
import { sampleAnswers, sampleContext } from '../application/sample-application.fixture.ts'
import { defaultAwardTiers } from '../score/default-award-tiers.ts'
import { exampleScoreRules } from '../score/example-rules.fixture.ts'
import { VerifiedFigures } from '../score/verified-figures.ts'
import { claimedFigures, figureIssues, figureSources } from './figures.ts'
import { findIncomeMargin, reviewScore } from './review-score.ts'
import { verifiedFiguresOf } from './verified-figures-of.ts'

const contextWith = (change: ApplicationAnswers = {}) => ({
  sent: { ...sampleAnswers, ...change },
  application: sampleContext,
})
const complete: Answers = {
  houseHoldPeople: '5',
  parentOneIncome: '6180',
  parentTwoIncome: '4350',
  disability: [{ familyMember: 'PARENT_ONE', percentages: '40' }],
  studiesScope: '100',
}
const missingIn = (entered: Answers, change: ApplicationAnswers = {}) =>
  figureIssues(entered, contextWith(change)).map(({ questionId }) => questionId)

describe('the figures of a request', () => {
  it('are those that its answers require', () => {
    expect(missingIn({})).toEqual([
      'houseHoldPeople',
      'parentOneIncome',
      'parentTwoIncome',
      'disability',
      'studiesScope',
    ])
    expect(missingIn(complete)).toEqual([])
    expect(missingIn(complete, { maritalStatus: 'MARRIED' })).toEqual(['spouse', 'candidateEntering'])
    expect(missingIn({}, { isDisabledFamilyMembers: false })).not.toContain('disability')
  })

  it.each([
    ['houseHoldPeople', '0'],
    ['houseHoldPeople', '31'],
    ['studiesScope', '101'],
    ['surveyMonth', '2026-13'],
  ])('%s of %s is refused', (id, value) => {
    expect(missingIn({ ...complete, [id]: value })).toEqual([id])
  })

  it('are claimed by the student if the form asks for them', () => {
    expect(claimedFigures(sampleAnswers)).toEqual({ disability: complete['disability'] })
    expect(claimedFigures({ ...sampleAnswers, isDisabledFamilyMembers: false })).toEqual({})
  })

  it('are proved by documents of the form', () => {
    const files = new Set(documentQuestions.map(({ id }) => id))
    expect(
      Object.values(figureSources)
        .flat()
        .filter((id) => !files.has(id)),
    ).toEqual([])
  })

  it('are converted to the figures of the score', () => {
    const figures = verifiedFiguresOf({
      ...complete,
      surveyMonth: '2026-10',
      note: 'seen',
      exceedsStandards: true,
    })
    expect(VerifiedFigures.parse(figures)).toMatchObject({
      houseHoldPeople: 5,
      parentOneIncome: 6_180,
      spouse: null,
      disability: [{ familyMember: 'PARENT_ONE', percentages: 40 }],
      exceedsStandards: true,
      adminAssignment: false,
      studiesScope: 100,
      surveyMonth: '2026-10',
      note: 'seen',
    })
  })
})

describe('the score of a review', () => {
  const place = { socioEconomicCluster: 4, peripheralityCluster: 2, isOnPriorityList: null }
  const rules = { scoreRules: exampleScoreRules, awardTiers: defaultAwardTiers }
  const scoreOf = (entered: Answers, change: ApplicationAnswers = {}) =>
    reviewScore(entered, contextWith(change), place, rules)

  it('is not final while a figure is missing', () => {
    expect(scoreOf({})).toMatchObject({ isFinal: false, missingFigures: 5, margin: null })
    expect(scoreOf({}).score.components.income.points).toBe(0)
    expect(scoreOf(complete)).toMatchObject({ isFinal: true, missingFigures: 0 })
  })

  it.each([
    ['only the household', { houseHoldPeople: '5' }],
    ['one of two incomes', { ...complete, parentTwoIncome: '' }],
    ['no household', { ...complete, houseHoldPeople: '' }],
  ])('gives no points for the income while there is %s', (_, entered) => {
    const { score, isIncomeKnown, margin } = scoreOf(entered)
    expect(score.components.income.points).toBe(0)
    expect([isIncomeKnown, margin]).toEqual([false, null])
  })

  it('gives the points of an income of zero, once it is entered', () => {
    const { score, isIncomeKnown } = scoreOf({ ...complete, parentOneIncome: '0', parentTwoIncome: '0' })
    expect(score.components.income.points).toBe(exampleScoreRules.income[0]?.points)
    expect(isIncomeKnown).toBe(true)
  })

  it('gives the points of the income before another figure is entered', () => {
    const { score, isIncomeKnown, isFinal } = scoreOf({ ...complete, studiesScope: '' })
    expect(score.components.income.points).toBe(scoreOf(complete).score.components.income.points)
    expect([isIncomeKnown, isFinal]).toEqual([true, false])
  })

  it('ignores a figure that is not asked for any more', () => {
    const withSpouse = { ...complete, spouse: '90000' }
    expect(scoreOf(withSpouse).score.total).toBe(scoreOf(complete).score.total)
  })

  it('contains the award of its tier, and the distance to the next band', () => {
    const { score, award, margin } = scoreOf(complete)
    expect(score.total).toBe(75.5)
    expect(award).toBe(4_000)
    // 10,530 of five persons is 2,106 each, in the band up to 2,600.
    expect(margin).toEqual({
      perPerson: 2_106,
      persons: 5,
      total: 10_530,
      upTo: 2_600,
      left: 2_470,
      pointsLost: 5,
    })
  })

  it('has no margin above the last band, and loses all points after the last one', () => {
    const figures = verifiedFiguresOf({ ...complete, houseHoldPeople: '1', parentOneIncome: '90000' })
    expect(findIncomeMargin(figures, exampleScoreRules)).toBeNull()
    const last = verifiedFiguresOf({ houseHoldPeople: '1', parentOneIncome: '6000' })
    expect(findIncomeMargin(last, exampleScoreRules)).toMatchObject({ left: 0, pointsLost: 5 })
  })
})
