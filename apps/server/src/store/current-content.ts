import type { ContentDocument, ContentKind } from '@milgo/domain/content/content-document'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { baseContent } from './base-content.ts'

export type CurrentContent = { readonly key: string; readonly document: ContentDocument }

/**
 * A query of the texts of a kind as readers see them now, as `key` and `document`: of each text the newest version
 * whose time has come, or else the text of the release.
 */
export const currentContent = (kind: ContentKind, clock: Clock): SQL => sql`
  select key, coalesce(version.document, base.document) as document
  from (${baseContent(kind)}) base
  full join (
    select distinct on (key) key, document from content_versions
    where kind = ${kind} and publish_at <= ${clock.now()} order by key, number desc
  ) version using (key)`

const inEveryLanguage = (field: 'title' | 'text'): SQL =>
  sql.raw(
    `(select jsonb_object_agg(language, fields -> '${field}') from jsonb_each(document -> 'texts') as one (language, fields))`,
  )

/** A query of all versions of the legal texts that are or were in force: those of releases and those of the office. */
export const legalVersions = (now: SQL): SQL => sql`(
  select key, version, title, text, is_sample, changed_at from legal_texts
  union all
  select key, number, ${inEveryLanguage('title')}, ${inEveryLanguage('text')}, false, publish_at
  from content_versions where kind = 'legal-text' and publish_at <= ${now}
)`
