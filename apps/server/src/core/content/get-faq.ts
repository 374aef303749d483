import type { FaqCategory } from '@milgo/contracts/core/faq-category'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { findFaq } from './repository.ts'
import { inOrder, wordsIn } from './shown-content.ts'

/** Returns one list of questions and answers, by category. */
export const getFaq = async (
  platform: Platform,
  language: Language,
  faq: 'portal' | 'scholarship',
): Promise<FaqCategory[]> =>
  inOrder(await findFaq(platform, faq)).map(({ key, document, questions }) => ({
    id: Number(key),
    title: wordsIn(document, language, 'title'),
    description: wordsIn(document, language, 'description'),
    questions: inOrder(questions).map((question) => ({
      id: Number(question.key),
      question: wordsIn(question.document, language, 'question'),
      answer: wordsIn(question.document, language, 'answer'),
    })),
  }))
