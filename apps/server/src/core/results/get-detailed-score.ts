import type { DetailedScoreAnswer } from '@milgo/contracts/core/get-detailed-score'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { detailedScoreAnswer, getPublishedCase, getPublishedScore, getRulesOf } from './shown-result.ts'

export const getDetailedScore = async (
  platform: Platform,
  token: TokenClaims,
): Promise<DetailedScoreAnswer> => {
  const loaded = await getPublishedCase(platform, token)
  const score = await getPublishedScore(platform, loaded)
  const { scoreRules } = await getRulesOf(platform, loaded, score)
  return detailedScoreAnswer(score, scoreRules)
}
