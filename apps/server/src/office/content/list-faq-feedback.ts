import type { FaqMiss, RatedQuestion } from '@milgo/contracts/office/list-faq-feedback'
import { matchesSearch } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import { inOrder, wordsIn } from '../../core/content/shown-content.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFaqFeedback } from './reading-repository.ts'

const mostMisses = 100

/** What readers missed in the questions. A search that finds something by now is answered, and no longer named. */
export const listFaqFeedback = async (
  { database, clock }: Platform,
  language: Language,
): Promise<{ misses: FaqMiss[]; questions: RatedQuestion[] }> => {
  const { misses, questions } = await database.read((db) => findFaqFeedback(db, clock))
  const shown = inOrder(questions)
  const isAnswered = (miss: FaqMiss): boolean =>
    shown.some(
      ({ faq, document }) =>
        faq === miss.faq &&
        matchesSearch(
          {
            question: wordsIn(document, miss.language, 'question'),
            answer: wordsIn(document, miss.language, 'answer'),
          },
          miss.words,
        ),
    )
  return {
    misses: misses
      .map((miss) => ({ ...miss, last_at: new Date(miss.last_at).toISOString() }))
      .filter((miss) => !isAnswered(miss))
      .slice(0, mostMisses),
    questions: shown
      .filter(({ helpful, unhelpful }) => helpful + unhelpful > 0)
      .map(({ key, document, helpful, unhelpful }) => ({
        key,
        question: wordsIn(document, language, 'question'),
        helpful,
        unhelpful,
      }))
      .toSorted((one, other) => other.unhelpful - one.unhelpful || one.helpful - other.helpful),
  }
}
