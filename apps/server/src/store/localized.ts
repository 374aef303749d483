import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * SQL: a localized column in one language, or in Hebrew where that language is missing. The database chooses, so that
 * the other languages are not transferred.
 */
export const inLanguage = (column: Column, language: Language): SQL<string> =>
  sql<string>`coalesce(${column} ->> ${language}, ${column} ->> ${defaultLanguage})`

/**
 * SQL: a name of the published lists as it is shown: without the star that refers to a footnote, and without the blank
 * on one side of some hyphens.
 */
export const placeName = (name: SQL): SQL<string> =>
  sql<string>`regexp_replace(rtrim(${name}, '* '), '(\\S)( -|- )(\\S)', '\\1-\\3', 'g')`
