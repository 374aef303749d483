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

/** Codes travel as text, because the answers that name them do. */
const asText = (column: AnyPgColumn) => sql<string>`${column}::text`

export const findInstitutions = ({ database }: Platform, language: Language) => {
  const name = inLanguage(institutions.name, language)
  return database.read((db) =>
    db.select({ id: institutions.id, name }).from(institutions).orderBy(name, asc(institutions.id)),
  )
}

export const findBanks = ({ database }: Platform, language: Language) => {
  const label = inLanguage(banks.name, language)
  return database.read((db) =>
    db
      .select({ value: asText(banks.code), label })
      .from(banks)
      .orderBy(label, asc(banks.code)),
  )
}

/**
 * A dictionary for the logged in, by the one statement that also looks at the session; undefined where that does not
 * live. An empty dictionary still has the session's row, with nothing beside it.
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
  const others = sql.join(
    languages
      .filter((other) => other !== language)
      .map((other) => placeName(sql`${localities.name} ->> ${other}::text`)),
    sql`, `,
  )
  return findForStudent<City>(
    platform,
    token,
    sql`select ${asText(localities.symbol)} as city_symbol, ${name} as city_name,
        ${localities.municipalCode} as municipal_code,
        array_remove(array_remove(array[${others}], null), ${name}) as other_names
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

/** No row for an unknown locality; for a known one its neighbourhoods, and those offered everywhere last. */
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
 * Every code that an answer may name; of a neighbourhood that is not offered everywhere, where it lies, and of a locality
 * its municipal code.
 */
export const findCodes = async ({ database }: Pick<Platform, 'database'>): Promise<readonly Code[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Code>(sql`
      select 'cities' as dictionary, symbol::text as code, null as within, municipal_code as "municipalCode" from localities
      union all select 'neighborhoods', symbol::text, locality_symbol::text, null from neighborhoods
      union all select 'studyFields', id::text, null, null from study_fields
      union all select 'banks', code::text, null, null from banks
      union all select 'institutions', id::text, null, null from institutions`),
  )
  return rows
}
