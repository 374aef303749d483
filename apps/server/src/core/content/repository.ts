import type { ContentDocument, ContentKind } from '@milgo/domain/content-editing/content-document'
import type { Period } from '@milgo/domain/period/period'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type CurrentContent, currentContent } from '../../store/current-content.ts'
import { currentPeriodId } from '../../store/current-period.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** The texts of a kind that readers see now. */
export const findContent = async (
  { database, clock }: Source,
  kind: ContentKind,
): Promise<readonly CurrentContent[]> => {
  const { rows } = await database.read((db) => db.execute<CurrentContent>(currentContent(kind, clock)))
  return rows
}

/** Of the current period, what texts may name; null where there is none. */
const periodInTexts = sql`(
  select json_build_object('reserveWindow', reserve_window, 'correctionDays', correction_days)
  from registration_periods where id = ${currentPeriodId})`

type Slide = CurrentContent & { readonly period: Pick<Period, 'reserveWindow' | 'correctionDays'> | null }

/** The slides, each with what it may name of the current period. */
export const findSlides = async ({ database, clock }: Source): Promise<readonly Slide[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Slide>(
      sql`select key, document, ${periodInTexts} as period from (${currentContent('slider', clock)}) slide`,
    ),
  )
  return rows
}

type Category = CurrentContent & { readonly questions: readonly CurrentContent[] }

/** Categories of one list of questions, with their questions inside: one round trip, whatever their number. */
export const findFaq = async (
  { database, clock }: Source,
  faq: ContentDocument['shared'][string],
): Promise<readonly Category[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Category>(sql`
      select category.key, category.document, coalesce(
        json_agg(json_build_object('key', question.key, 'document', question.document))
          filter (where question.key is not null), '[]') as questions
      from (${currentContent('faq-category', clock)}) category
      left join (${currentContent('faq-question', clock)}) question
        on question.document #>> '{shared,category}' = category.key
      where category.document #>> '{shared,faq}' = ${faq}
      group by category.key, category.document`),
  )
  return rows
}
