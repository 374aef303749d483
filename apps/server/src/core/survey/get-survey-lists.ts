import type { SurveyLists } from '@milgo/contracts/core/get-survey-lists'
import { type SurveyList, surveyLists } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findSurveyOptions } from './repository.ts'

export const getSurveyLists = async (platform: Platform, language: Language): Promise<SurveyLists> => {
  const options = await findSurveyOptions(platform, language)
  const listed = (name: SurveyList) =>
    options.filter(({ list }) => list === name).map(({ value, label }) => ({ value, label }))
  return Object.fromEntries(surveyLists.map((list) => [list, listed(list)])) as SurveyLists
}
