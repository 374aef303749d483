import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeScore } from './compute.ts'
import { exampleScoreRules as rules } from './example-rules.fixture.ts'
import { anyAnswers, anyFigures, someRules } from './score-arbitraries.fixture.ts'
import { scoreComponents } from './score-component.ts'

describe('for any answers, figures and rules', () => {
  const runs = { numRuns: 1_000 }

  test('the score is between 0 and 100, each component between 0 and its cap', () => {
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
