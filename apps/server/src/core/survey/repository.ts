import type { Language } from '@milgo/messages/languages'
import { asc } from 'drizzle-orm'
import { inLanguage } from '../../platform/database/localized.ts'
import { surveyOptions } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

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
