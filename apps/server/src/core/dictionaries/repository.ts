import type { Dictionary } from '@milgo/domain/answers/row'
import { otherStudyField } from '@milgo/domain/application/personal/rules'
import type { Language } from '@milgo/messages/languages'
import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { inLanguage } from '../../platform/database/localized.ts'
import {
  banks,
  institutions,
  localities,
  neighborhoods,
  sectors,
  studyFields,
} from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

/** Codes travel as text, because the answers that name them do. */
const asText = (column: AnyPgColumn) => sql<string>`${column}::text`

export const findInstitutions = ({ database }: Platform, language: Language) => {
  const name = inLanguage(institutions.name, language)
  return database.read((db) =>
    db
      .select({
        id: institutions.id,
        name,
        is_sponsored: institutions.isSponsored,
        is_religious: institutions.isReligious,
      })
      .from(institutions)
      .orderBy(name, asc(institutions.id)),
  )
}

export const findStudyFields = ({ database }: Platform, language: Language) => {
  const label = inLanguage(studyFields.label, language)
  return database.read((db) =>
    db
      .select({ id: asText(studyFields.id), label })
      .from(studyFields)
      .orderBy(sql`${studyFields.id} = ${Number(otherStudyField)}`, label, asc(studyFields.id)),
  )
}

export const findCities = ({ database }: Platform, language: Language) => {
  // The published list marks some names with a star for its footnotes; the star is no part of the name.
  const name = sql<string>`rtrim(${inLanguage(localities.name, language)}, '* ')`
  return database.read((db) =>
    db
      .select({ city_symbol: asText(localities.symbol), city_name: name })
      .from(localities)
      .orderBy(name, asc(localities.symbol)),
  )
}

export const findSectors = ({ database }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({ id: sectors.id, label: inLanguage(sectors.label, language) })
      .from(sectors)
      .orderBy(asc(sectors.id)),
  )

export const findBanks = ({ database }: Platform, language: Language) => {
  const label = inLanguage(banks.name, language)
  return database.read((db) =>
    db
      .select({ value: asText(banks.code), label })
      .from(banks)
      .orderBy(label, asc(banks.code)),
  )
}

/** No row for an unknown locality; for a known one its neighbourhoods, and those offered everywhere last. */
export const findNeighborhoods = ({ database }: Platform, language: Language, citySymbol: number) => {
  const name = inLanguage(neighborhoods.name, language)
  return database.read((db) =>
    db
      .select({ symbol: sql<string | null>`${neighborhoods.symbol}::text`, name })
      .from(localities)
      .leftJoin(
        neighborhoods,
        or(eq(neighborhoods.localitySymbol, localities.symbol), isNull(neighborhoods.localitySymbol)),
      )
      .where(eq(localities.symbol, citySymbol))
      .orderBy(sql`${neighborhoods.localitySymbol} is null`, name, asc(neighborhoods.symbol)),
  )
}

type Code = { readonly dictionary: Dictionary; readonly code: string; readonly within: string | null }

/** Every code that an answer may name, and, of a neighbourhood that is not offered everywhere, where it lies. */
export const findCodes = async ({ database }: Pick<Platform, 'database'>): Promise<readonly Code[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Code>(sql`
      select 'cities' as dictionary, symbol::text as code, null as within from localities
      union all select 'neighborhoods', symbol::text, locality_symbol::text from neighborhoods
      union all select 'studyFields', id::text, null from study_fields
      union all select 'banks', code::text, null from banks
      union all select 'institutions', id::text, null from institutions`),
  )
  return rows
}
