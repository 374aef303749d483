import { sql } from 'drizzle-orm'
import { faqCategories, faqQuestions } from '../../store/schema.ts'
import { wasEarlierContent } from '../earlier-content.ts'
import type { ContentSet } from '../ship-content.ts'
import type { FaqTexts } from './faq-texts.ts'
import { portalFaq } from './portal-faq.ts'
import { scholarshipFaq } from './scholarship-faq.ts'

type List = 'portal' | 'scholarship'

const listed = (faq: List, texts: FaqTexts) => texts.map((category) => ({ ...category, faq }))

const categories = [...listed('portal', portalFaq), ...listed('scholarship', scholarshipFaq)]

const categoryRows = categories.map(({ id, faq, title, description }, position) => ({
  id,
  faq,
  position,
  title,
  description,
}))

const questionRows = categories.flatMap(({ id: categoryId, questions }) =>
  questions.map(({ id, question, answer }, position) => ({ id, categoryId, position, question, answer })),
)

export const faqCategoriesContent = (): ContentSet => ({
  name: 'faq-categories',
  kind: 'faq-category',
  table: faqCategories,
  key: 'id',
  rows: categoryRows,
  isEarlier: wasEarlierContent,
  // Questions of the office, and questions that the office changed, keep their category.
  isNeeded: (id) => sql`
    exists (select 1 from faq_questions where category_id::text = ${id})
    or exists (select 1 from content_versions
      where kind = 'faq-question' and document #>> '{shared,category}' = ${id})
    or exists (select 1 from content_drafts
      where kind = 'faq-question' and document #>> '{shared,category}' = ${id})`,
})

export const faqQuestionsContent = (): ContentSet => ({
  name: 'faq-questions',
  kind: 'faq-question',
  table: faqQuestions,
  key: 'id',
  rows: questionRows,
  hasPlace: ({ categoryId }) => sql`exists (select 1 from faq_categories where id = ${categoryId})`,
  isEarlier: wasEarlierContent,
})
