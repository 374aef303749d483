import type { Survey } from '@milgo/domain/survey/survey'
import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import type { Platform } from '../../platform/platform.ts'
import { findSurveyFlags } from './repository.ts'

/**
 * Returns whether this student has seen and taken the survey. The answers are blank, because they are stored without a
 * name.
 */
export const getSurvey = async (platform: Platform, studentId: string): Promise<Survey> => {
  const { sawSurvey, tookSurvey } = await findSurveyFlags(platform, studentId)
  return { ...blankSurvey, saw_survey: sawSurvey, took_survey: tookSurvey }
}
