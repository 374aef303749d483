import { type Survey, surveyIssues, unlistedAnswers } from '@milgo/domain/survey/survey'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { refusedItem } from '../requests/refused-items.ts'
import { findSurveyValues, writeSurvey } from './repository.ts'

/** Remembers that the student has seen the survey, and stores the answers of who takes it: once, without their name. */
export const updateSurvey = async (platform: Platform, token: TokenClaims, survey: Survey) => {
  const { request, student } = await getOwnOpenCase(platform, token)
  if (request.submittedAt === null) throw new AppError('NOT_SUBMITTED')
  if (survey.took_survey) await refuseWrongAnswers(platform, survey)
  const flags = await writeSurvey(platform, { studentId: student.id, periodId: request.periodId, survey })
  if (!flags) throw new AppError('SURVEY_TAKEN')
  return { id: student.id, saw_survey: flags.sawSurvey, took_survey: flags.tookSurvey }
}

const refuseWrongAnswers = async (platform: Platform, survey: Survey): Promise<void> => {
  const values = await findSurveyValues(platform)
  const isListed = (list: string, value: string) =>
    values.some((option) => option.list === list && option.value === value)
  const issues = [...surveyIssues(survey), ...unlistedAnswers(survey, isListed)]
  if (issues.length > 0) throw new AppError('INVALID_ANSWERS', { items: issues.map(refusedItem) })
}
