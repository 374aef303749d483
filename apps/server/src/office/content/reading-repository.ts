import { type ContentDocument, type ContentKind, contentKinds } from '@milgo/domain/content/content-document'
import type { Faq } from '@milgo/domain/content/faq-search'
import { draftWithChosenValues, withChosenValues } from '@milgo/domain/content-editing/chosen-values'
import { placeOf } from '@milgo/domain/content-editing/content-places'
import type { Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { baseContent } from '../../store/base-content.ts'
import { type CurrentContent, currentContent } from '../../store/current-content.ts'
import { allNotices } from '../../store/current-notices.ts'

export type StoredVersion = {
  readonly number: number
  readonly document: ContentDocument
  readonly publish_at: string
  readonly created_at: string
  readonly by: string
  readonly restores: number | null
  /** Whether its time has come. */
  readonly is_out: boolean
}

export type StoredText = {
  readonly kind: ContentKind
  readonly key: string
  /** The text of a release or an import. */
  readonly base: { readonly number: number; readonly document: ContentDocument } | null
  readonly versions: readonly StoredVersion[] | null
  readonly draft: {
    readonly revision: string
    readonly document: ContentDocument
    readonly by: string
    readonly changed_at: string
  } | null
}

/** SQL: the texts of a kind, with the versions that fulfil `which`. */
const textsOf = (kind: ContentKind, clock: Clock, which: SQL): SQL => sql`
  select ${kind}::text as kind, key,
    case when base.key is not null then json_build_object('number', base.number, 'document', base.document) end as base,
    (select json_agg(json_build_object('number', version.number, 'document', version.document,
        'publish_at', version.publish_at, 'created_at', version.created_at, 'by', staff.name,
        'restores', version.restores, 'is_out', version.publish_at <= ${clock.now()}) order by version.number desc)
      from content_versions version join staff on staff.id = version.staff_id
      where version.kind = ${kind} and version.key = coalesce(base.key, written.key) and ${which}) as versions,
    (select json_build_object('revision', draft.revision, 'document', draft.document, 'by', staff.name,
        'changed_at', draft.changed_at)
      from content_drafts draft join staff on staff.id = draft.staff_id
      where draft.kind = ${kind} and draft.key = coalesce(base.key, written.key)) as draft
  from (${baseContent(kind)}) base
  full join (
    select key from content_versions where kind = ${kind} union select key from content_drafts where kind = ${kind}
  ) written using (key)`

/** Returns every text with its draft and its last two versions, because the last one may not be published yet. */
export const findTexts = async (
  db: Queryable,
  clock: Clock,
  kinds: readonly ContentKind[] = contentKinds,
): Promise<readonly StoredText[]> => {
  const newest = sql`version.number > (select max(number) - 2 from content_versions other
    where other.kind = version.kind and other.key = version.key)`
  const all = kinds.map((kind) => sql`(${textsOf(kind, clock, newest)})`)
  const { rows } = await db.execute<StoredText>(sql.join(all, sql` union all `))
  return rows.map(inPresentForm)
}

/** Returns one text with all its versions. */
export const findText = async (
  db: Queryable,
  clock: Clock,
  kind: ContentKind,
  key: string,
): Promise<StoredText | undefined> => {
  const { rows } = await db.execute<StoredText>(
    sql`select * from (${textsOf(kind, clock, sql`true`)}) texts where key = ${key}`,
  )
  return rows[0] && inPresentForm(rows[0])
}

/** Returns the text with its documents in the present form, because an earlier release may have stored them. */
const inPresentForm = (text: StoredText): StoredText => {
  const place = placeOf(text.kind, text.key)
  const stored = <Stored extends { readonly document: ContentDocument }>(one: Stored): Stored => ({
    ...one,
    document: withChosenValues(place, one.document),
  })
  const { base, versions, draft } = text
  return {
    ...text,
    base: base && stored(base),
    versions: versions?.map(stored) ?? null,
    draft: draft && { ...draft, document: draftWithChosenValues(place, draft.document) },
  }
}

/** Returns the keys of the categories that a question can belong to. */
export const findCategoryKeys = async (db: Queryable, clock: Clock): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ key: string }>(currentContent('faq-category', clock))
  return rows.map(({ key }) => key)
}

/** Returns all notices whose version is published, and the time at which they were read. */
export const findNotices = async (
  db: Queryable,
  clock: Clock,
): Promise<{ readonly notices: readonly CurrentContent[]; readonly now: Date }> => {
  const { rows } = await db.execute<{ notices: readonly CurrentContent[]; now: number }>(
    sql`select ${allNotices(clock)} as notices, extract(epoch from ${clock.now()})::float8 * 1000 as now`,
  )
  return { notices: rows[0]?.notices ?? [], now: new Date(rows[0]?.now ?? Number.NaN) }
}

type StoredMiss = {
  readonly faq: Faq
  readonly language: Language
  readonly words: string
  readonly searches: number
  readonly last_at: string
}

type VotedQuestion = CurrentContent & {
  readonly faq: Faq
  readonly category: ContentDocument
  readonly helpful: number
  readonly unhelpful: number
}

/** Returns searches without a result, the most frequent first, and every published question with its category and its votes. */
export const findFaqFeedback = async (
  db: Queryable,
  clock: Clock,
): Promise<{ readonly misses: readonly StoredMiss[]; readonly questions: readonly VotedQuestion[] }> => {
  const misses = await db.execute<StoredMiss>(sql`
    select faq, language, words, searches, to_json(last_at) #>> '{}' as last_at
    from faq_misses order by searches desc, last_at desc`)
  const questions = await db.execute<VotedQuestion>(sql`
    select question.key, question.document, category.document as category, category.document #>> '{shared,faq}' as faq,
      coalesce(votes.helpful, 0) as helpful, coalesce(votes.unhelpful, 0) as unhelpful
    from (${currentContent('faq-question', clock)}) question
      join (${currentContent('faq-category', clock)}) category
        on category.key = question.document #>> '{shared,category}'
      left join faq_votes votes on votes.question_id::text = question.key`)
  return { misses: misses.rows, questions: questions.rows }
}
