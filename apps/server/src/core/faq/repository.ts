import type { Faq } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import { lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { faqMisses } from '../../store/content-schema.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'
import { currentContent } from '../../store/current-content.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Counts one more vote for a question. `is_found` is false if there is no such question. */
export const countVote = async (
  { database, clock }: Source,
  limit: Limit,
  { questionId, isHelpful }: { readonly questionId: number; readonly isHelpful: boolean },
): Promise<Gate & { readonly is_found: boolean }> => {
  const [helpful, unhelpful] = isHelpful ? [1, 0] : [0, 1]
  const { rows } = await database.statement((db) =>
    db.execute<Gate & { is_found: boolean }>(sql`
      with ${countAgainstLimits('gate', [limit], clock)},
      question as (
        select key::int as id from (${currentContent('faq-question', clock)}) shown where key = ${String(questionId)}
      ),
      vote as (
        insert into faq_votes as before (question_id, helpful, unhelpful)
        select id, ${helpful}::int, ${unhelpful}::int from question, gate where gate.is_open
        on conflict (question_id) do update set
          helpful = before.helpful + excluded.helpful, unhelpful = before.unhelpful + excluded.unhelpful
      )
      select gate.is_open, gate.wait, exists (select from question) as is_found from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, is_found: false }
}

/** The most different searches that are stored, so that nonsense cannot fill the disk. Repeated ones still count. */
const mostMisses = 5_000

type Miss = { readonly faq: Faq; readonly language: Language; readonly words: string }

/** Counts one more search that found nothing. `is_stored` is false if it is new and there is no room for it. */
export const countMiss = async (
  { database, clock }: Source,
  limit: Limit,
  { faq, language, words }: Miss,
): Promise<Gate & { readonly is_stored: boolean }> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate & { is_stored: boolean }>(sql`
      with ${countAgainstLimits('gate', [limit], clock)},
      miss as (
        insert into faq_misses as before (faq, language, words, last_at)
        select ${faq}, ${language}, ${words}, ${clock.now()} from gate
        where gate.is_open and (
          exists (select from faq_misses where faq = ${faq} and language = ${language} and words = ${words})
          or (select count(*) from faq_misses) < ${mostMisses}
        )
        on conflict (faq, language, words) do update set
          searches = before.searches + 1, last_at = excluded.last_at
        returning true
      )
      select gate.is_open, gate.wait, exists (select from miss) as is_stored from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1, is_stored: false }
}

/** Erases the words that nobody has searched for since so many months. */
export const eraseMissesOlderThan = async ({ database, clock }: Source, months: number): Promise<void> => {
  await database.statement((db) =>
    db
      .delete(faqMisses)
      .where(lte(faqMisses.lastAt, sql`${clock.now()} - make_interval(months => ${months})`)),
  )
}
