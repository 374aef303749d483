import type { Queryable } from '../platform/database/database.ts'
import { informationSquares } from '../store/schema.ts'

type Square = Omit<typeof informationSquares.$inferInsert, 'id' | 'position'>

export const squares: readonly Square[] = [
  {
    title: { he: 'אילו מסמכים צריך', ar: 'ما المستندات المطلوبة', en: 'Which documents you need' },
    text: {
      he: 'רשימה אישית לפי המצב המשפחתי שלכם, גם לדוא״ל.',
      ar: 'قائمة شخصية حسب وضعكم العائلي، وأيضًا إلى البريد الإلكتروني.',
      en: 'A personal list based on your family situation, also by e-mail.',
    },
    icon: 'document',
    link: '/scholarship-faq',
  },
  {
    title: { he: 'איך מחושב הניקוד', ar: 'كيف تُحتسب النقاط', en: 'How the score is calculated' },
    text: {
      he: 'הכנסה לנפש, יישוב, משפחה ושירות: כל רכיב גלוי ומוסבר.',
      ar: 'الدخل للفرد، البلدة، العائلة والخدمة: كل مركّب ظاهر ومفسَّر.',
      en: 'Income per person, locality, family and service: every part is shown and explained.',
    },
    icon: 'scale',
    link: '/calculator',
  },
  {
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

export const loadInformationSquares = (tx: Queryable): Promise<unknown> =>
  tx.insert(informationSquares).values(squares.map((square, position) => ({ ...square, position })))
