import { defaultScoreRules } from './default-score-rules.ts'
import type { ScoreRules } from './score-rules.ts'

/** For tests: the default rules with their own version. */
export const exampleScoreRules: ScoreRules = { version: 'first', ...defaultScoreRules }
