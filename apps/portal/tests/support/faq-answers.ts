import type { Answers } from '@milgo/page-testing/answer-calls'

const categories = [
  {
    id: 1,
    title: 'כניסה',
    description: 'קודים וסיסמאות',
    questions: [
      { id: 101, question: 'הקוד לא הגיע. מה עושים?', answer: 'ממתינים דקה ומבקשים קוד חדש.' },
      { id: 102, question: 'שכחתי סיסמה', answer: 'בדף הכניסה בוחרים שחזור סיסמה.' },
    ],
  },
  {
    id: 2,
    title: 'מסמכים',
    description: 'מה מעלים ואיך',
    questions: [{ id: 201, question: 'אילו קבצים מתקבלים?', answer: 'PDF ותמונות <b>עד 10 מגה</b>.' }],
  },
]
/** The calls of the pages with questions and answers. */
export const faqAnswers: Answers = {
  'GET /faq-category/all': categories,
  'GET /scholarship-faq-category/all': categories,
  'POST /faq-question/report-miss': { is_stored: true },
}
