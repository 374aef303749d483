import type { Language } from '@milgo/messages/languages'
import { type Column, type SQL, sql } from 'drizzle-orm'

/** One language of a localized column, chosen by the database so that the others never travel. */
export const inLanguage = (column: Column, language: Language): SQL<string> =>
  sql<string>`${column} ->> ${language}`

export const inLanguageOrNull = (column: Column, language: Language): SQL<string | null> =>
  sql<string | null>`${column} ->> ${language}`
