import { isSurveyOffered } from '@milgo/domain/survey/survey'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { markConfirmed } from './confirmation-repository.ts'
import { getOwnOpenCase } from './get-case.ts'

/** Records that the student closed the notice that the request was sent. The survey is offered afterwards. */
export const confirmSubmission = async (platform: Platform, token: TokenClaims) => {
  const { request, student } = await getOwnOpenCase(platform, token)
  const confirmedAt = await markConfirmed(platform, request.id)
  if (!confirmedAt) throw new AppError('NOT_SUBMITTED')
  return { id: request.id, shows_survey: isSurveyOffered(confirmedAt, student.sawSurvey) }
}
