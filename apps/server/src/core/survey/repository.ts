import type { Language } from '@milgo/messages/languages'
import { asc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { inLanguage } from '../../store/localized.ts'
import { surveyOptions } from '../../store/schema.ts'

/** Where positions are equal, as for the countries, the names in the caller's language give the order. */
export const findSurveyOptions = ({ database }: Platform, language: Language) => {
  const label = inLanguage(surveyOptions.label, language)
  return database.read((db) =>
    db
      .select({ list: surveyOptions.list, value: surveyOptions.value, label })
      .from(surveyOptions)
      .orderBy(asc(surveyOptions.position), label, asc(surveyOptions.value)),
  )
}
