import { AwardTiers } from '@milgo/domain/score/award-tiers'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const CalculatorRules = z.object({
  register_period: z.string(),
  score_rules: ScoreRules,
  award_tiers: AwardTiers,
})
export type CalculatorRules = z.infer<typeof CalculatorRules>

export const getCalculator = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/calculator',
  guard: 'open',
  summary:
    'The rules in force in the current period, by which the page computes a score; 404 where there is no period',
  response: CalculatorRules,
})
