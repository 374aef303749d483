import type { City } from '@milgo/contracts/core/get-cities'
import type { Sector } from '@milgo/contracts/core/get-sectors'
import type { StudyField } from '@milgo/contracts/core/get-study-fields'
import type { Dictionary } from '@milgo/domain/answers/row'
import { otherStudyField } from '@milgo/domain/application/personal/rules'
import { type Language, languages } from '@milgo/messages/languages'
import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '../../platform/platform.ts'
import { inLanguage, placeName } from '../../store/localized.ts'
import { banks, institutions, localities, neighborhoods, sectors, studyFields } from '../../store/schema.ts'
import { claimsOf, isStudents, type StudentToken } from '../../store/student-session.ts'

/** Codes are returned as text, because answers contain them as text. */
const asText = (column: AnyPgColumn) => sql<string>`${column}::text`

/** SQL: the names in the other languages, without those that are missing or the same as the shown name. */
const otherNames = (
  column: AnyPgColumn,
  language: Language,
  shown: SQL<string>,
  asShown = (name: SQL): SQL => name,
): SQL<string[]> => {
  const others = languages
    .filter((other) => other !== language)
    .map((other) => asShown(sql`${column} ->> ${other}::text`))
  return sql`array_remove(array_remove(array[${sql.join(others, sql`, `)}], null), ${shown})`
}

export const findInstitutions = ({ database }: Platform, language: Language) => {
  const name = inLanguage(institutions.name, language)
  return database.read((db) =>
    db
      .select({ id: institutions.id, name, other_names: otherNames(institutions.name, language, name) })
      .from(institutions)
      .orderBy(name, asc(institutions.id)),
  )
}

export const findBanks = ({ database }: Platform, language: Language) => {
  const label = inLanguage(banks.name, language)
  return database.read((db) =>
    db
      .select({ value: asText(banks.code), label, other_names: otherNames(banks.name, language, label) })
      .from(banks)
      .orderBy(label, asc(banks.code)),
  )
}

/**
 * Returns a dictionary for a logged-in student, in one statement that also checks the session; undefined if the session
 * is not valid. With an empty dictionary, the session's row is still found.
 */
const findForStudent = async <Entry>(
  { database, clock }: Platform,
  token: StudentToken,
  entries: SQL,
): Promise<Entry[] | undefined> => {
  const { rows } = await database.read((db) =>
    db.execute<{ entries: Entry[] | null }>(sql`
      select (select json_agg(entry) from (${entries}) as entry) as entries
      from sessions where ${isStudents(claimsOf(token), clock.now())}`),
  )
  return rows[0] && (rows[0].entries ?? [])
}

export const findStudyFields = (platform: Platform, token: StudentToken, language: Language) => {
  const label = inLanguage(studyFields.label, language)
  return findForStudent<StudyField>(
    platform,
    token,
    sql`select ${asText(studyFields.id)} as id, ${label} as label from ${studyFields}
      order by ${studyFields.id} = ${Number(otherStudyField)}, ${label}, ${studyFields.id}`,
  )
}

export const findCities = (platform: Platform, token: StudentToken, language: Language) => {
  const name = placeName(inLanguage(localities.name, language))
  const others = otherNames(localities.name, language, name, placeName)
  return findForStudent<City>(
    platform,
    token,
    sql`select ${asText(localities.symbol)} as city_symbol, ${name} as city_name,
        ${localities.municipalCode} as municipal_code,
        ${others} as other_names
      from ${localities}
      order by ${name}, ${localities.symbol}`,
  )
}

export const findSectors = (platform: Platform, token: StudentToken, language: Language) =>
  findForStudent<Sector>(
    platform,
    token,
    sql`select ${sectors.id} as id, ${inLanguage(sectors.label, language)} as label from ${sectors}
      order by ${sectors.id}`,
  )

type NeighborhoodRow = { readonly symbol: string | null; readonly name: string }

/**
 * Returns no row for an unknown locality. For a known one returns its neighbourhoods, then those offered everywhere.
 */
export const findNeighborhoods = (
  platform: Platform,
  token: StudentToken,
  language: Language,
  citySymbol: number,
) => {
  const name = inLanguage(neighborhoods.name, language)
  return findForStudent<NeighborhoodRow>(
    platform,
    token,
    sql`select ${asText(neighborhoods.symbol)} as symbol, ${name} as name from ${localities}
      left join ${neighborhoods} on ${neighborhoods.localitySymbol} = ${localities.symbol}
        or ${neighborhoods.localitySymbol} is null
      where ${localities.symbol} = ${citySymbol}
      order by ${neighborhoods.localitySymbol} is null, ${name}, ${neighborhoods.symbol}`,
  )
}

type Code = {
  readonly dictionary: Dictionary
  readonly code: string
  readonly within: string | null
  readonly municipalCode: number | null
}

/**
 * Returns every code that an answer may contain. A neighbourhood has its locality, unless it is offered everywhere. A
 * locality has its municipal code.
 */
export const findCodes = async ({ database }: Pick<Platform, 'database'>): Promise<readonly Code[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Code>(sql`
      select 'cities' as dictionary, symbol::text as code, null as within, municipal_code as "municipalCode" from localities
      union all select 'neighborhoods', symbol::text, locality_symbol::text, null from neighborhoods
      union all select 'studyFields', id::text, null, null from study_fields
      union all select 'banks', code::text, null, null from banks
      union all select 'institutions', id::text, null, null from institutions
      union all select list, value, null, null from survey_options`),
  )
  return rows
}
