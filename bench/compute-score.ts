import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { computeScore } from '@milgo/domain/score/compute'
import { exampleScoreRules } from '@milgo/domain/score/example-rules.fixture'
import { scoreAnswersOf } from '@milgo/domain/score/score-answers'
import { plainFigures } from '@milgo/domain/score/score-inputs.fixture'
import type { Measurement } from './measurement.ts'
import { microseconds } from './microseconds.ts'

const place = { socioEconomicCluster: 4, peripheralityCluster: 2, isOnPriorityList: null }
const figures = {
  ...plainFigures,
  disability: [{ familyMember: 'SIBLING' as const, percentages: 50 }],
  childrenDisability: true,
}

/**
 * Measures computing a score with its explanation, which must take less than 0.1 ms, against copying its figures as
 * JSON.
 */
export const benchScore = async (): Promise<readonly Measurement[]> => [
  {
    name: 'compute a score',
    value:
      microseconds(() => computeScore(scoreAnswersOf(sampleAnswers, place), figures, exampleScoreRules)) *
      1_000,
    floor: microseconds(() => JSON.parse(JSON.stringify(figures))) * 1_000,
    unit: 'ns',
    aim: { atMost: 100_000 },
  },
]
