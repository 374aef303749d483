import { blankSurvey, type Survey } from '@milgo/domain/survey/survey'
import type { Platform } from '../../platform/platform.ts'
import { findSurveyFlags } from './repository.ts'

/** Whether this student has seen and taken the survey. Whose the answers are nobody knows, so that they come back blank. */
export const getSurvey = async (platform: Platform, studentId: string): Promise<Survey> => {
  const { sawSurvey, tookSurvey } = await findSurveyFlags(platform, studentId)
  return { ...blankSurvey, saw_survey: sawSurvey, took_survey: tookSurvey }
}
