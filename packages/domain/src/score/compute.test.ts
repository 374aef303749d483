import { describe, expect, test } from 'vitest'
import { computeScore, findIncomePerPerson } from './compute.ts'
import { exampleScoreRules as rules } from './example-rules.fixture.ts'
import { plainAnswers, plainFigures } from './score-inputs.fixture.ts'
import type { ScoreAnswers, ScoreFigures, ScoreLocality } from './score-inputs.ts'

const withAnswers = (change: Partial<ScoreAnswers>) =>
  computeScore({ ...plainAnswers, ...change }, plainFigures, rules).components
const withFigures = (change: Partial<ScoreFigures>) =>
  computeScore(plainAnswers, { ...plainFigures, ...change }, rules).components
const livedIn = (change: Partial<ScoreLocality>) =>
  withAnswers({ localityAt18: { ...plainAnswers.localityAt18, ...change } })

describe('income per person', () => {
  test.each<[string, Partial<ScoreFigures>, number | undefined]>([
    ['all four incomes over all persons', { candidateEntering: 1_000, spouse: 3_000 }, 11_000],
    ['a missing income is none', { parentOneIncome: null, parentTwoIncome: null }, 0],
    ['one person', { houseHoldPeople: 1 }, 40_000],
    ['nobody counted', { houseHoldPeople: 0 }, undefined],
    ['less than nobody', { houseHoldPeople: -1 }, undefined],
    ['no number at all', { houseHoldPeople: Number.NaN }, undefined],
  ])('%s', (_name, change, expected) => {
    expect(findIncomePerPerson({ ...plainFigures, ...change })).toBe(expected)
  })

  test.each([
    [0, 45, 2_100],
    [2_100, 45, 2_100],
    [2_100.01, 40, 2_600],
    [2_600, 40, 2_600],
    [2_601, 35, 3_000],
    [3_000, 35, 3_000],
    [3_001, 30, 3_500],
    [3_500, 30, 3_500],
    [3_501, 25, 4_000],
    [4_000, 25, 4_000],
    [4_001, 20, 4_400],
    [4_400, 20, 4_400],
    [4_401, 15, 4_900],
    [4_900, 15, 4_900],
    [4_901, 10, 5_300],
    [5_300, 10, 5_300],
    [5_301, 5, 6_000],
    [6_000, 5, 6_000],
  ])('of %d earns %d points', (income, points, upTo) => {
    const { income: component } = withFigures({
      houseHoldPeople: 1,
      parentOneIncome: income,
      parentTwoIncome: null,
    })
    expect(component).toEqual({ points, lines: [{ code: 'INCOME_UP_TO', params: { income, upTo }, points }] })
  })

  test('is shown in agorot, but the exact figure selects the band', () => {
    const third = { houseHoldPeople: 3, parentOneIncome: 10_000, parentTwoIncome: null }
    expect(withFigures(third).income.lines).toEqual([
      { code: 'INCOME_UP_TO', params: { income: 3_333.33, upTo: 3_500 }, points: 30 },
    ])
    const above = { houseHoldPeople: 3, parentOneIncome: 20_000, parentTwoIncome: null }
    expect(withFigures(above).income.lines[0]?.params).toEqual({ income: 6_666.67, above: 6_000 })
  })

  test('above the last band earns none, with a line that says so', () => {
    expect(withFigures({ houseHoldPeople: 1, parentOneIncome: 6_001, parentTwoIncome: 0 }).income).toEqual({
      points: 0,
      lines: [{ code: 'INCOME_ABOVE', params: { income: 6_001, above: 6_000 }, points: 0 }],
    })
  })

  test('of a household without people earns none, with a line that says so', () => {
    expect(withFigures({ houseHoldPeople: 0 }).income).toEqual({
      points: 0,
      lines: [{ code: 'INCOME_UNKNOWN', params: {}, points: 0 }],
    })
  })

  test('without any band earns none', () => {
    const { income } = computeScore(plainAnswers, plainFigures, { ...rules, income: [] }).components
    expect(income.lines).toEqual([{ code: 'INCOME_ABOVE', params: { income: 10_000, above: 0 }, points: 0 }])
  })
})

describe('cluster', () => {
  test.each([
    [1, 25],
    [2, 22.5],
    [3, 20],
    [4, 17.5],
    [5, 15],
    [6, 12.5],
    [7, 10],
    [8, 7.5],
    [9, 5],
    [10, 2.5],
    [12, 0],
  ])('%d earns %d', (cluster, points) => {
    expect(livedIn({ socioEconomicCluster: cluster }).cluster).toEqual({
      points,
      lines: [{ code: 'CLUSTER', params: { cluster }, points }],
    })
  })

  test.each([null, 0, Number.NaN])('%s is unknown', (cluster) => {
    expect(livedIn({ socioEconomicCluster: cluster }).cluster).toEqual({
      points: 0,
      lines: [{ code: 'CLUSTER_UNKNOWN', params: {}, points: 0 }],
    })
  })

  test('not in Israel earns 15 whatever the cluster', () => {
    expect(livedIn({ isInIsrael: false, socioEconomicCluster: 1 }).cluster).toEqual({
      points: 15,
      lines: [{ code: 'CLUSTER_NOT_IN_ISRAEL', params: {}, points: 15 }],
    })
  })
})

describe('family', () => {
  test.each<[Partial<ScoreAnswers>, object]>([
    [{ childrenCount: 1 }, { code: 'CHILDREN', params: { count: 1, from: 1 }, points: 3 }],
    [{ childrenCount: 2 }, { code: 'CHILDREN', params: { count: 2, from: 2 }, points: 4 }],
    [{ childrenCount: 3 }, { code: 'CHILDREN', params: { count: 3, from: 3 }, points: 5 }],
    [{ childrenCount: 9 }, { code: 'CHILDREN', params: { count: 9, from: 3 }, points: 5 }],
    [{ siblingsStudentsCount: 1 }, { code: 'STUDENT_SIBLINGS', params: { count: 1, from: 1 }, points: 1 }],
    [{ siblingsStudentsCount: 2 }, { code: 'STUDENT_SIBLINGS', params: { count: 2, from: 2 }, points: 2 }],
    [{ siblingsStudentsCount: 20 }, { code: 'STUDENT_SIBLINGS', params: { count: 20, from: 3 }, points: 3 }],
    [{ isSingleParent: true }, { code: 'SINGLE_PARENT', params: {}, points: 3 }],
    [{ affectedParents: 1 }, { code: 'AFFECTED_PARENTS', params: { count: 1, from: 1 }, points: 3 }],
    [{ affectedParents: 2 }, { code: 'AFFECTED_PARENTS', params: { count: 2, from: 2 }, points: 5 }],
  ])('%j', (change, expected) => {
    expect(withAnswers(change).family.lines).toEqual([expected])
  })

  test.each([
    [[19], []],
    [[20], [{ code: 'DISABILITY', params: { percent: 20, from: 20 }, points: 2 }]],
    [[49], [{ code: 'DISABILITY', params: { percent: 49, from: 20 }, points: 2 }]],
    [[50], [{ code: 'DISABILITY', params: { percent: 50, from: 50 }, points: 3 }]],
    [[74], [{ code: 'DISABILITY', params: { percent: 74, from: 50 }, points: 3 }]],
    [[75], [{ code: 'DISABILITY', params: { percent: 75, from: 75 }, points: 4 }]],
    [[20, 100, 50], [{ code: 'DISABILITY', params: { percent: 100, from: 75 }, points: 4 }]],
  ])('the highest of the percentages %j', (percents, expected) => {
    const { family } = withFigures({
      disability: percents.map((percentages) => ({ familyMember: 'SIBLING', percentages })),
    })
    const nothing = [{ code: 'FAMILY_NOTHING', params: {}, points: 0 }]
    expect(family.lines).toEqual(expected.length > 0 ? expected : nothing)
  })

  test('a disabled child', () => {
    expect(withFigures({ childrenDisability: true }).family.lines).toEqual([
      { code: 'CHILD_DISABILITY', params: {}, points: 1 },
    ])
  })

  test('no family line applies', () => {
    expect(withAnswers({}).family).toEqual({
      points: 0,
      lines: [{ code: 'FAMILY_NOTHING', params: {}, points: 0 }],
    })
  })

  test('a sum equal to the cap is not cut', () => {
    const { family } = withAnswers({ childrenCount: 3, isSingleParent: true, affectedParents: 2 })
    expect(family.points).toBe(13)
    expect(family.lines.map(({ code }) => code)).toEqual(['CHILDREN', 'SINGLE_PARENT', 'AFFECTED_PARENTS'])
  })

  test('a sum above the cap is cut by its own line', () => {
    const { family } = withAnswers({
      childrenCount: 3,
      isSingleParent: true,
      affectedParents: 2,
      siblingsStudentsCount: 1,
    })
    expect(family.points).toBe(13)
    expect(family.lines.at(-1)).toEqual({ code: 'CAP', params: { cap: 13 }, points: -1 })
  })
})

describe('military', () => {
  test.each([
    [0, 0, 'MILITARY_NOTHING', {}],
    [1, 2, 'MILITARY_MONTHS', { from: 1 }],
    [5, 2, 'MILITARY_MONTHS', { from: 1 }],
    [6, 4, 'MILITARY_MONTHS', { from: 6 }],
    [11, 4, 'MILITARY_MONTHS', { from: 6 }],
    [12, 6, 'MILITARY_MONTHS', { from: 12 }],
    [17, 6, 'MILITARY_MONTHS', { from: 12 }],
    [18, 8, 'MILITARY_MONTHS', { from: 18 }],
    [23, 8, 'MILITARY_MONTHS', { from: 18 }],
    [24, 10, 'MILITARY_MONTHS', { from: 24 }],
    [999, 10, 'MILITARY_MONTHS', { from: 24 }],
  ])('%d months earn %d', (months, points, code, params) => {
    expect(withAnswers({ serviceMonths: months }).military).toEqual({
      points,
      lines: [{ code, params: { months, ...params }, points }],
    })
  })
})

describe('reservist', () => {
  test.each([
    [0, 0, 'RESERVIST_NOTHING', {}],
    [1, 1, 'RESERVIST_DAYS', { from: 1 }],
    [9, 1, 'RESERVIST_DAYS', { from: 1 }],
    [10, 2, 'RESERVIST_DAYS', { from: 10 }],
    [19, 2, 'RESERVIST_DAYS', { from: 10 }],
    [20, 3, 'RESERVIST_DAYS', { from: 20 }],
    [39, 3, 'RESERVIST_DAYS', { from: 20 }],
    [40, 4, 'RESERVIST_DAYS', { from: 40 }],
    [59, 4, 'RESERVIST_DAYS', { from: 40 }],
    [60, 5, 'RESERVIST_DAYS', { from: 60 }],
    [999, 5, 'RESERVIST_DAYS', { from: 60 }],
  ])('%d days earn %d', (days, points, code, params) => {
    expect(withAnswers({ daysInReserve: days }).reservist).toEqual({
      points,
      lines: [{ code, params: { days, ...params }, points }],
    })
  })
})

describe('priority', () => {
  test.each<[string, Partial<ScoreLocality>, object]>([
    [
      'cluster 1',
      { peripheralityCluster: 1 },
      { code: 'PRIORITY_PERIPHERAL', params: { cluster: 1, upTo: 3 }, points: 2 },
    ],
    [
      'cluster 3',
      { peripheralityCluster: 3 },
      { code: 'PRIORITY_PERIPHERAL', params: { cluster: 3, upTo: 3 }, points: 2 },
    ],
    [
      'cluster 4',
      { peripheralityCluster: 4 },
      { code: 'PRIORITY_NOT_PERIPHERAL', params: { cluster: 4, upTo: 3 }, points: 0 },
    ],
    ['no cluster', { peripheralityCluster: null }, { code: 'PRIORITY_UNKNOWN', params: {}, points: 0 }],
    ['on the list', { isOnPriorityList: true }, { code: 'PRIORITY_LISTED', params: {}, points: 2 }],
    [
      'peripheral but not on the list',
      { peripheralityCluster: 1, isOnPriorityList: false },
      { code: 'PRIORITY_NOT_LISTED', params: {}, points: 0 },
    ],
    [
      'abroad',
      { isInIsrael: false, peripheralityCluster: 1, isOnPriorityList: true },
      { code: 'PRIORITY_UNKNOWN', params: {}, points: 0 },
    ],
  ])('%s', (_name, locality, expected) => {
    expect(livedIn(locality).priority.lines).toEqual([expected])
  })
})

test('the best case is 100, the plainest 2.5, and both contain the version of their rules', () => {
  const best = computeScore(
    {
      ...plainAnswers,
      childrenCount: 3,
      isSingleParent: true,
      affectedParents: 2,
      serviceMonths: 32,
      daysInReserve: 100,
      localityAt18: {
        isInIsrael: true,
        socioEconomicCluster: 1,
        peripheralityCluster: 1,
        isOnPriorityList: null,
      },
    },
    { ...plainFigures, parentOneIncome: 0, parentTwoIncome: 0 },
    rules,
  )
  expect(best.total).toBe(100)
  expect(best.rulesVersion).toBe('first')
  expect(computeScore(plainAnswers, plainFigures, rules).total).toBe(2.5)
})
