import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * One language of a localized column, Hebrew where that one is missing; chosen by the database, so that the
 * others never travel.
 */
export const inLanguage = (column: Column, language: Language): SQL<string> =>
  sql<string>`coalesce(${column} ->> ${language}, ${column} ->> ${defaultLanguage})`

/**
 * A name of the published lists as it is shown: without the star that points to a footnote, and without the blank that
 * stands on one side of some hyphens.
 */
export const placeName = (name: SQL): SQL<string> =>
  sql<string>`regexp_replace(rtrim(${name}, '* '), '(\\S)( -|- )(\\S)', '\\1-\\3', 'g')`
