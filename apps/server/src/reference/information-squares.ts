import { informationSquares } from '../store/schema.ts'
import { wasEarlierContent } from './earlier-content.ts'
import type { ContentSet } from './ship-content.ts'

/** An id belongs to one square forever: versions of the office name it. */
type Square = Omit<typeof informationSquares.$inferInsert, 'position'> & { readonly id: number }

export const squares: readonly Square[] = [
  {
    id: 1,
    title: { he: 'אילו מסמכים צריך', ar: 'ما المستندات المطلوبة', en: 'Which documents you need' },
    text: {
      he: 'רשימה אישית לפי המצב המשפחתי שלכם. אפשר לקבל אותה גם בדוא״ל.',
      ar: 'قائمة شخصية حسب وضعكم العائلي، ويمكن إرسالها إلى بريدكم الإلكتروني.',
      en: 'A personal list based on your family situation. You can also get it by e-mail.',
    },
    icon: 'document',
    link: '/scholarship-faq#question-701',
  },
  {
    id: 2,
    title: { he: 'איך מחושב הניקוד', ar: 'كيف تُحتسب النقاط', en: 'How the score is calculated' },
    text: {
      he: 'הכנסה לנפש, יישוב, משפחה ושירות: כל רכיב גלוי ומוסבר.',
      ar: 'الدخل للفرد، البلدة، العائلة والخدمة: كل مكوّن ظاهر ومشروح.',
      en: 'Income per person, locality, family and service: every part is shown and explained.',
    },
    icon: 'scale',
    link: '/calculator',
  },
  {
    id: 3,
    title: { he: 'שאלות ותשובות', ar: 'أسئلة وأجوبة', en: 'Questions and answers' },
    text: {
      he: 'תשובות קצרות לשאלות ששואלים הכי הרבה.',
      ar: 'إجابات قصيرة عن الأسئلة الأكثر شيوعًا.',
      en: 'Short answers to the most common questions.',
    },
    icon: 'help',
    link: '/faq',
  },
]

export const informationSquaresContent = (): ContentSet => ({
  name: 'information-squares',
  kind: 'square',
  table: informationSquares,
  key: 'id',
  rows: squares.map((square, position) => ({ ...square, position })),
  isEarlier: wasEarlierContent,
})
