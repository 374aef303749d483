import type { Consent, CurrentVersions } from '@milgo/domain/content/legal-text'
import type { RichText } from '@milgo/domain/content/rich-text'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { legalTexts } from '../../store/content-schema.ts'
import { inLanguage } from '../../store/localized.ts'

/** The newest version of each text. */
export const findLegalTexts = ({ database }: Pick<Platform, 'database'>, language: Language) =>
  database.read((db) =>
    db
      .select({
        key: legalTexts.key,
        version: legalTexts.version,
        title: inLanguage(legalTexts.title, language),
        text: sql<RichText>`coalesce(${legalTexts.text} -> ${language}, ${legalTexts.text} -> ${defaultLanguage})`,
        isSample: legalTexts.isSample,
        changedAt: legalTexts.changedAt,
      })
      .from(legalTexts)
      .where(sql`(key, version) in (select key, max(version) from legal_texts group by key)`),
  )

/** Adds to what the student has agreed to; a version that is agreed to again adds nothing, in whatever number of calls. */
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

export const findCurrentVersions = async ({
  database,
}: Pick<Platform, 'database'>): Promise<CurrentVersions> => {
  const { rows } = await database.read((db) =>
    db.execute<{ key: keyof CurrentVersions; version: number }>(
      sql`select key, max(version) as version from legal_texts group by key`,
    ),
  )
  return Object.fromEntries(rows.map(({ key, version }) => [key, version]))
}
