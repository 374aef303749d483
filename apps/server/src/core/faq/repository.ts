import type { Faq } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { currentContent } from '../../store/current-content.ts'
import { type Gate, limitGate } from '../../store/limit-gate.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Counts one more vote of a question; not found where there is no such question. */
export const countVote = async (
  { database, clock }: Source,
  limit: Limit,
  { questionId, isHelpful }: { readonly questionId: number; readonly isHelpful: boolean },
): Promise<Gate & { readonly is_found: boolean }> => {
  const [helpful, unhelpful] = isHelpful ? [1, 0] : [0, 1]
  const { rows } = await database.statement((db) =>
    db.execute<Gate & { is_found: boolean }>(sql`
      with ${limitGate('gate', [limit], clock)},
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

/** So many different searches at most: who sends nonsense fills no disk. */
const mostMisses = 5_000

type Miss = { readonly faq: Faq; readonly language: Language; readonly words: string }

/** Counts one more search that found nothing. */
export const countMiss = async (
  { database, clock }: Source,
  limit: Limit,
  { faq, language, words }: Miss,
): Promise<Gate> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`
      with ${limitGate('gate', [limit], clock)},
      miss as (
        insert into faq_misses as before (faq, language, words, last_at)
        select ${faq}, ${language}, ${words}, ${clock.now()} from gate
        where gate.is_open and (select count(*) from faq_misses) < ${mostMisses}
        on conflict (faq, language, words) do update set
          searches = before.searches + 1, last_at = excluded.last_at
      )
      select gate.is_open, gate.wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}
