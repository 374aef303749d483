import { defaultScoreRules } from './default-score-rules.ts'
import type { ScoreRules } from './score-rules.ts'

/** For tests: the default under a version of its own. */
export const exampleScoreRules: ScoreRules = { version: 'first', ...defaultScoreRules }
