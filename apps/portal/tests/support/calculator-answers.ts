import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import type { Answers } from '@milgo/page-testing/answer-calls'

/** The calls of the calculator. */
export const calculatorAnswers: Answers = {
  'GET /page-data/calculator': {
    register_period: 'example',
    academic_year: 2026,
    score_rules: { version: 'first', ...defaultScoreRules },
    award_tiers: [...defaultAwardTiers],
    reserve_window: { from: '2025-02-01', to: '2025-12-31' },
  },
}
