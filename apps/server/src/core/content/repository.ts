import type { ContentDocument, ContentKind } from '@milgo/domain/content/content-document'
import type { Period } from '@milgo/domain/period/period'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type CurrentContent, currentContent } from '../../store/current-content.ts'
import { currentPeriodId } from '../../store/current-period.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Returns the texts of a kind that are published now. */
export const findContent = async (
  { database, clock }: Source,
  kind: ContentKind,
): Promise<readonly CurrentContent[]> => {
  const { rows } = await database.read((db) => db.execute<CurrentContent>(currentContent(kind, clock)))
  return rows
}

/** The values of the current period that texts may contain; null if there is no current period. */
const periodInTexts = sql`(
  select json_build_object('reserveWindow', reserve_window, 'correctionDays', correction_days)
  from registration_periods where id = ${currentPeriodId})`

type Slide = CurrentContent & { readonly period: Pick<Period, 'reserveWindow' | 'correctionDays'> | null }

/** Returns the slides, each with the values of the current period that its text may contain. */
export const findSlides = async ({ database, clock }: Source): Promise<readonly Slide[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Slide>(
      sql`select key, document, ${periodInTexts} as period from (${currentContent('slider', clock)}) slide`,
    ),
  )
  return rows
}

type Category = CurrentContent & { readonly questions: readonly CurrentContent[] }

/** Returns the categories of one list of questions, each with its questions, in one round trip. */
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
