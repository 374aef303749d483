import { expect, test } from 'vitest'
import { computeScore } from './compute.ts'
import { DetailedScore, detailedScore } from './detailed-score.ts'
import { exampleScoreRules } from './example-rules.fixture.ts'
import { plainAnswers, plainFigures } from './score-inputs.fixture.ts'

test('the detailed score has the names of the specification and the points of each component', () => {
  const score = computeScore(
    {
      ...plainAnswers,
      childrenCount: 1,
      serviceMonths: 12,
      daysInReserve: 10,
      localityAt18: { ...plainAnswers.localityAt18, isOnPriorityList: true },
    },
    { ...plainFigures, houseHoldPeople: 10 },
    exampleScoreRules,
  )
  const detailed = detailedScore(score)
  expect(DetailedScore.parse(detailed)).toEqual({
    income: 25,
    cluster: 2.5,
    family: 3,
    military: 6,
    priority: 2,
    reservist: 2,
    total: 40.5,
  })
})
