import type { SurveyLists } from '@milgo/contracts/core/get-survey-lists'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findSurveyOptions } from './repository.ts'

export const getSurveyLists = async (platform: Platform, language: Language): Promise<SurveyLists> => {
  const options = await findSurveyOptions(platform, language)
  const listed = (name: keyof SurveyLists) =>
    options.filter(({ list }) => list === name).map(({ value, label }) => ({ value, label }))
  return {
    countries: listed('countries'),
    culture_group: listed('culture_group'),
    education: listed('education'),
  }
}
