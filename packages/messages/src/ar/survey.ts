import type * as original from '../he/survey.ts'
import type { WordsLike } from '../words.ts'

export const surveyQuestions: WordsLike<typeof original.surveyQuestions> = {
  birthCountry: 'بلد الميلاد',
  birthCountryParentOne: 'بلد ميلاد الوالد/ة 1',
  birthCountryParentTwo: 'بلد ميلاد الوالد/ة 2',
  educationParentOne: 'تحصيل الوالد/ة 1 العلمي',
  educationParentTwo: 'تحصيل الوالد/ة 2 العلمي',
  cultureGroup: 'مجموعة الانتماء',
}

export const surveyTexts: WordsLike<typeof original.surveyTexts> = {
  title: 'استبيان خلفية للطالب/ة',
  optional: 'الإجابة عن الاستبيان اختيارية ولا تؤثر على الاستحقاق',
  lead: 'ستة أسئلة قصيرة، دقيقة واحدة تقريبًا. تساعدنا الإجابات على معرفة من تصل إليهم المنح.',
  privacyTitle: 'تُحفظ الإجابات من دون اسم',
  privacy:
    'تُحفظ بمعزل عن الطلب، من دون اسم ومن دون رقم هوية ومن دون تاريخ. لا يراها من يفحصون الطلب، ولا يمكن تغييرها بعد الإرسال.',
  send: 'إرسال الإجابات',
  sending: 'جارٍ الإرسال…',
  skip: 'لا، شكرًا',
  failed: 'لم تُرسل الإجابات',
  problems: 'هناك إجابات ناقصة',
  thanksTitle: 'شكرًا، حُفظت الإجابات',
  thanks: 'تمكن الإجابة عن الاستبيان مرة واحدة، فلا حاجة إلى أي إجراء آخر هنا.',
  back: 'العودة إلى المنطقة الشخصية',
  offerTitle: 'هل تودون مساعدتنا؟',
  offer: 'ستة أسئلة عن الخلفية، من دون ذكر الاسم. الإجابة اختيارية ولا تؤثر على الاستحقاق.',
  open: 'إلى الاستبيان',
  loadFailed: 'لم نتمكن من تحميل الاستبيان',
  loadFailedText: 'حاولوا مرة أخرى بعد قليل.',
  notYet: 'يُفتح الاستبيان بعد إرسال الطلب',
}
