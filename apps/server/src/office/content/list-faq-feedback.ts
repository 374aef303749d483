import type { FaqMiss, RatedQuestion } from '@milgo/contracts/office/list-faq-feedback'
import { rankFor } from '@milgo/domain/content/faq-search'
import type { Language } from '@milgo/messages/languages'
import { inOrder, isShown, wordsIn } from '../../core/content/shown-content.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFaqFeedback } from './reading-repository.ts'

const mostMisses = 100

/**
 * Returns searches of the questions without a result, and the votes on questions. A search that would find something by
 * now is left out.
 */
export const listFaqFeedback = async (
  { database, clock }: Platform,
  language: Language,
): Promise<{ misses: FaqMiss[]; questions: RatedQuestion[] }> => {
  const { misses, questions } = await database.read((db) => findFaqFeedback(db, clock))
  // Readers see a question only if its category is shown too.
  const shown = inOrder(questions.filter(({ category }) => isShown({ document: category })))
  const isAnswered = (miss: FaqMiss): boolean => {
    const rank = rankFor(miss.words)
    return shown.some(
      ({ faq, document, category }) =>
        faq === miss.faq &&
        rank({
          question: wordsIn(document, miss.language, 'question'),
          answer: wordsIn(document, miss.language, 'answer'),
          topic: wordsIn(category, miss.language, 'title'),
        }) > 0,
    )
  }
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
