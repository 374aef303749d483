import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyMembers } from '../application/enumerations.ts'
import { computeScore } from './compute.ts'
import { exampleScoreRules as rules } from './example-rules.fixture.ts'
import { scoreComponents } from './score-component.ts'
import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'
import { ScoreRules } from './score-rules.ts'

describe('for any answers, figures and rules', () => {
  const points = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100)
  const bandsOf = <Key extends 'upTo' | 'from'>(key: Key, direction: 1 | -1) =>
    fc.array(fc.tuple(fc.nat({ max: 9_000 }), points(60)), { maxLength: 6 }).map((drawn) => {
      const bounds = [...new Set(drawn.map(([bound]) => bound))].sort((one, other) => one - other)
      const values = drawn.map(([, value]) => value).sort((one, other) => direction * (one - other))
      return bounds.map((bound, index) => ({ [key]: bound, points: values[index] ?? 0 }))
    })
  const anyRules = fc
    .record({
      version: fc.constant('any'),
      caps: fc.record({
        income: points(45),
        cluster: points(25),
        family: points(13),
        military: points(10),
        priority: points(2),
        reservist: points(5),
      }),
      income: bandsOf('upTo', -1),
      cluster: fc.record({ first: points(60), perCluster: points(10), notInIsrael: points(60) }),
      family: fc.record({
        children: bandsOf('from', 1),
        studentSiblings: bandsOf('from', 1),
        singleParent: points(20),
        affectedParents: bandsOf('from', 1),
        disability: bandsOf('from', 1),
        childDisability: points(20),
      }),
      military: bandsOf('from', 1),
      reservist: bandsOf('from', 1),
      priority: fc.record({ points: points(20), peripheralityUpTo: fc.nat({ max: 10 }) }),
    })
    .map((drawn) => ScoreRules.parse(drawn))

  const cluster = fc.option(fc.integer({ min: 1, max: 10 }))
  const anyAnswers: fc.Arbitrary<ScoreAnswers> = fc.record({
    childrenCount: fc.nat({ max: 99 }),
    siblingsStudentsCount: fc.nat({ max: 20 }),
    isSingleParent: fc.boolean(),
    affectedParents: fc.nat({ max: 2 }),
    serviceMonths: fc.nat({ max: 999 }),
    daysInReserve: fc.nat({ max: 999 }),
    localityAt18: fc.record({
      isInIsrael: fc.boolean(),
      socioEconomicCluster: cluster,
      peripheralityCluster: cluster,
      isOnPriorityList: fc.option(fc.boolean()),
    }),
  })
  const income = fc.option(fc.nat({ max: 30_000 }))
  const anyFigures: fc.Arbitrary<ScoreFigures> = fc.record({
    houseHoldPeople: fc.integer({ min: 1, max: 15 }),
    parentOneIncome: income,
    parentTwoIncome: income,
    spouse: income,
    candidateEntering: income,
    disability: fc.array(
      fc.record({
        familyMember: fc.constantFrom(...familyMembers),
        percentages: fc.integer({ min: 20, max: 100 }),
      }),
      { maxLength: 9 },
    ),
    childrenDisability: fc.boolean(),
  })
  const someRules = fc.oneof(fc.constant(rules), anyRules)
  const runs = { numRuns: 1_000 }

  test('the score lies between 0 and 100, each component between 0 and its cap', () => {
    fc.assert(
      fc.property(anyAnswers, anyFigures, someRules, (answers, figures, drawn) => {
        const score = computeScore(answers, figures, drawn)
        expect(score.total).toBeGreaterThanOrEqual(0)
        expect(score.total).toBeLessThanOrEqual(100)
        for (const id of scoreComponents) {
          expect(score.components[id].points).toBeGreaterThanOrEqual(0)
          expect(score.components[id].points).toBeLessThanOrEqual(drawn.caps[id])
        }
      }),
      runs,
    )
  })

  test('the lines of a component add up to it, and the components to the total', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    fc.assert(
      fc.property(anyAnswers, anyFigures, someRules, (answers, figures, drawn) => {
        const { components, total } = computeScore(answers, figures, drawn)
        for (const { lines, points: whole } of Object.values(components)) {
          expect(lines.length).toBeGreaterThan(0)
          expect(sum(lines.map((each) => each.points))).toBeCloseTo(whole, 8)
        }
        expect(sum(Object.values(components).map((each) => each.points))).toBeCloseTo(total, 8)
        expect(total).toBe(Number(total.toFixed(2)))
      }),
      runs,
    )
  })

  test('the score never falls when an income falls', () => {
    const incomes = fc.constantFrom('parentOneIncome', 'parentTwoIncome', 'spouse', 'candidateEntering')
    fc.assert(
      fc.property(
        anyAnswers,
        anyFigures,
        someRules,
        incomes,
        fc.nat({ max: 30_000 }),
        (answers, figures, drawn, which, less) => {
          const lower = { ...figures, [which]: Math.max(0, (figures[which] ?? 0) - less) }
          expect(computeScore(answers, lower, drawn).total).toBeGreaterThanOrEqual(
            computeScore(answers, figures, drawn).total,
          )
        },
      ),
      runs,
    )
  })

  test('the score never falls when the household grows', () => {
    fc.assert(
      fc.property(anyAnswers, anyFigures, someRules, (answers, figures, drawn) => {
        const larger = { ...figures, houseHoldPeople: figures.houseHoldPeople + 1 }
        expect(computeScore(answers, larger, drawn).total).toBeGreaterThanOrEqual(
          computeScore(answers, figures, drawn).total,
        )
      }),
      runs,
    )
  })

  test('numbers of any kind never throw', () => {
    const number = fc.double()
    fc.assert(
      fc.property(
        anyAnswers,
        anyFigures,
        fc.array(number, { minLength: 8, maxLength: 8 }),
        (answers, figures, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) => {
          const odd = computeScore(
            { ...answers, childrenCount: a, affectedParents: b, serviceMonths: c, daysInReserve: d },
            {
              ...figures,
              houseHoldPeople: e,
              parentOneIncome: f,
              disability: [{ familyMember: 'CHILD', percentages: g }],
            },
            rules,
          )
          const abroad = { ...answers.localityAt18, socioEconomicCluster: h, peripheralityCluster: h }
          const place = computeScore({ ...answers, localityAt18: abroad }, figures, rules)
          for (const { total } of [odd, place]) {
            expect(total).toBeGreaterThanOrEqual(0)
            expect(total).toBeLessThanOrEqual(100)
          }
        },
      ),
      runs,
    )
  })
})
