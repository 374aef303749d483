import type { DetailedScoreAnswer } from '@milgo/contracts/core/get-detailed-score'
import { findShownScore } from '@milgo/domain/result/shown-result'
import { detailedScore } from '@milgo/domain/score/detailed-score'
import { type RequestDataWire, requestDataToWire } from '@milgo/domain/score/request-data-wire'
import { scoreComponents } from '@milgo/domain/score/score-component'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import type { VerifiedFigures } from '@milgo/domain/score/verified-figures'
import { isResultPublished } from '@milgo/domain/status/result-published'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriodRules, findRulesOfScore, type ScoredRules } from '../../store/score-inputs.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { findScores, type Score } from './score-repository.ts'

/** Returns the case of a student whose result is published. Throws 403 before the publication. */
export const getPublishedCase = async (platform: Platform, token: TokenClaims): Promise<OpenCase> => {
  const loaded = await getOwnOpenCase(platform, token).catch((error: unknown) => {
    // A student without a request gets the same answer as one whose result is not published.
    throw error instanceof AppError && error.code === 'NO_REQUEST'
      ? new AppError('RESULT_NOT_PUBLISHED')
      : error
  })
  if (!isResultPublished(loaded.request.state)) throw new AppError('RESULT_NOT_PUBLISHED')
  return loaded
}

/** Returns the score that the student may see; undefined for a refusal, which has none. */
export const findPublishedScore = async (
  platform: Platform,
  { request }: OpenCase,
): Promise<Score | undefined> =>
  findShownScore(await findScores(platform, request.id), request.state.publishState)

export const getPublishedScore = async (platform: Platform, loaded: OpenCase): Promise<Score> => {
  const score = await findPublishedScore(platform, loaded)
  if (!score) throw new AppError('NOT_FOUND')
  return score
}

export const detailedScoreAnswer = (
  { components, total, rulesVersion }: Score,
  { caps }: Pick<ScoreRules, 'caps'>,
): DetailedScoreAnswer => ({
  ...detailedScore({ components, total, rulesVersion }),
  lines: scoreComponents.flatMap((component) =>
    components[component].lines.map(({ code, params, points }) => ({
      component,
      code,
      params: { ...params },
      points,
      max: caps[component],
    })),
  ),
})

/** Returns the figures without the office's comment and allocation. */
export const requestDataOf = ({ inputs }: Pick<Score, 'inputs'>): RequestDataWire =>
  requestDataToWire({ ...(inputs.figures as VerifiedFigures), note: '', adminAssignment: false })

/** Returns the rules by which a score was computed, which may differ from today's; undefined if they are not stored. */
export const findRulesOf = (
  platform: Platform,
  { request }: OpenCase,
  { rulesVersion }: Pick<Score, 'rulesVersion'>,
): Promise<ScoredRules | undefined> => findRulesOfScore(platform, request.periodId, rulesVersion)

/** Returns the rules by which a score was computed, or today's rules if that version is not stored. */
export const getRulesOf = async (
  platform: Platform,
  loaded: OpenCase,
  score: Pick<Score, 'rulesVersion'>,
): Promise<ScoredRules> => {
  const rules =
    (await findRulesOf(platform, loaded, score)) ?? (await findPeriodRules(platform, loaded.request.periodId))
  if (!rules) throw new AppError('NO_REQUEST')
  return rules
}
