import { informationSliders } from '../store/schema.ts'
import { wasEarlierContent } from './earlier-content.ts'
import type { ContentSet } from './ship-content.ts'

/** An id belongs to one slider forever: versions of the office name it. */
type Slider = Omit<typeof informationSliders.$inferInsert, 'position'> & { readonly id: number }

/** The slides of the home page. The values in braces are filled in from the current period when a slide is read. */
export const sliders: readonly Slider[] = [
  {
    id: 1,
    badge: { he: 'חדש השנה', ar: 'جديد هذا العام', en: 'New this year' },
    title: {
      he: 'ימי מילואים מזכים בניקוד',
      ar: 'أيام الاحتياط تمنح نقاطًا',
      en: 'Reserve duty earns points',
    },
    text: {
      he: 'שירתתם במילואים בין {reserveFrom} ל־{reserveTo}? צרפו טופס 3010 וקבלו ניקוד נוסף.',
      ar: 'هل خدمتم في الاحتياط من {reserveFrom} حتى {reserveTo}؟ أرفقوا النموذج 3010 واحصلوا على نقاط إضافية.',
      en: 'Did you serve in the reserves between {reserveFrom} and {reserveTo}? Attach form 3010 to get extra points.',
    },
    icon: 'shield',
    link: '/scholarship-faq',
    linkText: { he: 'לפרטים', ar: 'للتفاصيل', en: 'Details' },
  },
  {
    id: 2,
    badge: { he: 'כדאי לדעת', ar: 'من المفيد معرفته', en: 'Good to know' },
    title: {
      he: 'אפשר לתקן בקשה פעם אחת בלבד',
      ar: 'يمكن تصحيح الطلب مرة واحدة فقط',
      en: 'An application can be corrected only once',
    },
    text: {
      he: 'לפני השליחה בדקו שכל מסמך מלא, ישר וקריא. אם חסר משהו, תקבלו הודעה ו־{correctionDays} ימים להשלמה.',
      ar: 'قبل الإرسال تأكدوا أن كل مستند كامل ومستقيم وواضح. إذا كان هناك نقص، فستصلكم رسالة ومهلة للاستكمال (عدد الأيام: {correctionDays}).',
      en: 'Before sending, check that each document is whole, straight and readable. If something is missing we will tell you, and you have {correctionDays} days to complete it.',
    },
    icon: 'document',
    link: '/faq',
    linkText: { he: 'איך מצלמים מסמך', ar: 'كيف أصوّر مستندًا', en: 'How to photograph a document' },
  },
  {
    id: 3,
    badge: null,
    title: {
      he: 'מתחילים בטלפון, מסיימים במחשב',
      ar: 'ابدؤوا بالهاتف وأنهوا بالحاسوب',
      en: 'Start on a phone, finish on a computer',
    },
    text: {
      he: 'כל מה שתקלידו נשמר מעצמו. אפשר לעצור בכל רגע ולהמשיך מאותה נקודה, מכל מכשיר.',
      ar: 'يُحفظ كل ما تكتبونه تلقائيًا. يمكنكم التوقف في أي لحظة والمتابعة من النقطة نفسها ومن أي جهاز.',
      en: 'Everything you type is saved automatically. Stop at any moment and continue from the same point, on any device.',
    },
    icon: 'phone',
    link: '/about',
    linkText: { he: 'על הפורטל', ar: 'عن البوابة', en: 'About the portal' },
  },
]

export const informationSlidersContent = (): ContentSet => ({
  name: 'information-sliders',
  kind: 'slider',
  table: informationSliders,
  key: 'id',
  rows: sliders.map((slider, position) => ({ ...slider, position })),
  isEarlier: wasEarlierContent,
})
