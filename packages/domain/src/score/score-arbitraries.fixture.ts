import fc from 'fast-check'
import { familyMembers } from '../application/enumerations.ts'
import { exampleScoreRules } from './example-rules.fixture.ts'
import type { ScoreAnswers, ScoreFigures } from './score-inputs.ts'
import { ScoreRules } from './score-rules.ts'

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

/** For tests: any answers that the form lets through, with any place. */
export const anyAnswers: fc.Arbitrary<ScoreAnswers> = fc.record({
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
/** For tests: any verified figures. */
export const anyFigures: fc.Arbitrary<ScoreFigures> = fc.record({
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

/** For tests: the example rules, or any other valid ones. */
export const someRules = fc.oneof(fc.constant(exampleScoreRules), anyRules)
