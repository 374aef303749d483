import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getFacts } from './get-facts.ts'
import { markConfirmed } from './sending-repository.ts'
import { showsSurvey } from './shows-survey.ts'

/** The student has closed the news that the request was sent; what follows is the survey. */
export const confirmSubmission = async (platform: Platform, token: TokenClaims) => {
  const { request } = await getFacts(platform, token)
  if (!request) throw new AppError('NO_REQUEST')
  const confirmedAt = await markConfirmed(platform, request.id)
  if (!confirmedAt) throw new AppError('NOT_SUBMITTED')
  return { id: request.id, shows_survey: showsSurvey({ confirmedAt }) }
}
