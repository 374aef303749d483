import { AwardTiers } from '@milgo/domain/score/award-tiers'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import { z } from 'zod'

/** What a page needs to compute a score by the rules of a period. */
export const ScoreBasis = z.object({
  score_rules: ScoreRules,
  award_tiers: AwardTiers,
  reserve_window: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .meta({ description: 'The days of which reserve duty counts, including both' }),
})
export type ScoreBasis = z.infer<typeof ScoreBasis>
