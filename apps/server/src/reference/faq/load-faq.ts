import type { Queryable } from '../../platform/database/database.ts'
import { faqCategories, faqQuestions } from '../../store/schema.ts'
import { portalFaq } from './portal-faq.ts'
import { scholarshipFaq } from './scholarship-faq.ts'

const faqs = [
  ...portalFaq.map((category) => ({ ...category, faq: 'portal' as const })),
  ...scholarshipFaq.map((category) => ({ ...category, faq: 'scholarship' as const })),
].map((category, position) => ({ ...category, id: position + 1, position }))

/** Questions of category 3 are 301, 302 and so on: a table of theirs stays readable. */
const questionId = (category: number, position: number): number => category * 100 + position + 1

export const loadFaq = async (tx: Queryable): Promise<void> => {
  await tx.insert(faqCategories).values(faqs)
  await tx.insert(faqQuestions).values(
    faqs.flatMap(({ id: categoryId, questions }) =>
      questions.map(({ question, answer }, position) => ({
        id: questionId(categoryId, position),
        categoryId,
        position,
        question,
        answer,
      })),
    ),
  )
}
