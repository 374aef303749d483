import type { Consent, CurrentVersions } from '@milgo/domain/content/legal-text'
import type { LegalTextKey } from '@milgo/domain/content/legal-text-keys'
import type { RichText } from '@milgo/domain/content/rich-text'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { legalVersions } from '../../store/current-content.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type CurrentText = {
  readonly key: LegalTextKey
  readonly version: number
  readonly title: string
  readonly text: RichText
  readonly is_sample: boolean
  readonly changed_at: string
}

/** Returns the newest version of each text that is in force. */
export const findLegalTexts = async (
  { database, clock }: Source,
  language: Language,
): Promise<readonly CurrentText[]> => {
  const { rows } = await database.read((db) =>
    db.execute<CurrentText>(sql`
      select distinct on (key) key, version, is_sample, to_json(changed_at) #>> '{}' as changed_at,
        coalesce(title ->> ${language}, title ->> ${defaultLanguage}) as title,
        coalesce(text -> ${language}, text -> ${defaultLanguage}) as text
      from ${legalVersions(clock.now())} legal order by key, version desc`),
  )
  return rows
}

/** Adds versions to those that the student has agreed to. A version that is already there is not added again. */
export const addConsents = async (
  { database }: Pick<Platform, 'database'>,
  studentId: string,
  consents: readonly Consent[],
): Promise<void> => {
  await database.statement((db) =>
    db.execute(sql`
      update students set consents = coalesce(consents, '[]'::jsonb) || (
        select coalesce(jsonb_agg(one), '[]'::jsonb) from (
          select distinct on (one -> 'key', one -> 'version') one
          from jsonb_array_elements(${JSON.stringify(consents)}::jsonb) as asked(one)
          where not coalesce(consents, '[]'::jsonb) @> jsonb_build_array(one - 'at')
        ) as added
      )
      where id = ${studentId}`),
  )
}

export const findCurrentVersions = async ({ database, clock }: Source): Promise<CurrentVersions> => {
  const { rows } = await database.read((db) =>
    db.execute<{ key: keyof CurrentVersions; version: number }>(
      sql`select key, max(version) as version from ${legalVersions(clock.now())} legal group by key`,
    ),
  )
  return Object.fromEntries(rows.map(({ key, version }) => [key, version]))
}
