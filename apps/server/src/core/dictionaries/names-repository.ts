import type { Dictionary } from '@milgo/domain/answers/row'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { placeName } from '../../store/localized.ts'

/** A code in an answer. A neighbourhood also has the symbol of its locality. */
export type EntryCode = {
  readonly dictionary: Dictionary
  readonly code: string
  readonly within: string | undefined
}

export type EntryName = Pick<EntryCode, 'dictionary' | 'code'> & { readonly name: string }

/** Returns the names of these codes. A code that is in no dictionary is left out. */
export const findEntryNames = async (
  { database }: Pick<Platform, 'database'>,
  language: Language,
  codes: readonly EntryCode[],
): Promise<readonly EntryName[]> => {
  if (codes.length === 0) return []
  const wanted = sql.join(
    codes.map(
      ({ dictionary, code, within }) => sql`(${dictionary}::text, ${code}::text, ${within ?? null}::text)`,
    ),
    sql`, `,
  )
  const { rows } = await database.read((db) =>
    db.execute<EntryName>(sql`
      select dictionary, code, ${placeName(sql`coalesce(named.name ->> ${language}, named.name ->> ${defaultLanguage})`)} as name
      from (values ${wanted}) as wanted (dictionary, code, within), lateral (
        select name from localities where dictionary = 'cities' and symbol::text = code
        union all select name from neighborhoods where dictionary = 'neighborhoods' and symbol::text = code
          and (locality_symbol is null or locality_symbol::text = within)
        union all select label from study_fields where dictionary = 'studyFields' and id::text = code
        union all select name from banks where dictionary = 'banks' and banks.code::text = wanted.code
        union all select name from institutions where dictionary = 'institutions' and id::text = code
      ) as named`),
  )
  return rows
}
