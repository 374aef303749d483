import { readSurvey, type SentSurvey } from '@milgo/domain/survey/survey-payload'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { decideWithCodes } from '../requests/decide-with-codes.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { refusedItem } from '../requests/refused-items.ts'
import { writeSurvey } from './repository.ts'

/**
 * Stores that the student has seen the survey. If the student takes it, stores the answers once, without the student's
 * name.
 */
export const updateSurvey = async (
  platform: Platform,
  codes: KnownCodes,
  token: TokenClaims,
  sent: SentSurvey,
) => {
  const { request, student } = await getOwnOpenCase(platform, token)
  if (request.submittedAt === null) throw new AppError('NOT_SUBMITTED')
  const { sawSurvey, answers, issues } = await decideWithCodes(codes, (known) => readSurvey(sent, known))
  if (issues.length > 0) throw new AppError('INVALID_ANSWERS', { items: issues.map(refusedItem) })
  const answered = answers && { periodId: request.periodId, answers }
  const flags = await writeSurvey(platform, { studentId: student.id, sawSurvey }, answered)
  if (!flags) throw new AppError('SURVEY_TAKEN')
  return { id: student.id, saw_survey: flags.sawSurvey, took_survey: flags.tookSurvey }
}
