import type * as original from '../he/survey.ts'
import type { WordsLike } from '../words.ts'

export const surveyQuestions: WordsLike<typeof original.surveyQuestions> = {
  birth_country: 'بلد الميلاد',
  birth_country_parent_one: 'بلد ميلاد الوالد/ة 1',
  birth_country_parent_two: 'بلد ميلاد الوالد/ة 2',
  education_parent_one: 'تحصيل الوالد/ة 1 العلمي',
  education_parent_two: 'تحصيل الوالد/ة 2 العلمي',
  culture_group: 'مجموعة الانتماء',
}

export const surveyTexts: WordsLike<typeof original.surveyTexts> = {
  title: 'استبيان خلفية للطالب/ة',
  optional: 'الإجابة عن الاستبيان اختيارية ولا تؤثر على الاستحقاق',
  lead: 'ستة أسئلة قصيرة، دقيقة واحدة تقريبًا. تساعدنا الإجابات على معرفة من تصل إليهم المنح.',
  privacyTitle: 'تُحفظ الإجابات بدون اسم',
  privacy:
    'تُحفظ بمعزل عن الطلب، بدون اسم وبدون رقم هوية وبدون تاريخ. لا يراها من يفحصون الطلب، ولا يمكن تغييرها بعد الإرسال.',
  choose: 'اختاروا من القائمة',
  send: 'إرسال الإجابات',
  sending: 'جارٍ الإرسال…',
  skip: 'لا، شكرًا',
  failed: 'لم تُرسل الإجابات',
  problems: 'هناك إجابات ناقصة',
  thanksTitle: 'شكرًا، حُفظت الإجابات',
  thanks: 'تمكن الإجابة عن الاستبيان مرة واحدة، لذلك لا يوجد ما تفعلونه هنا بعد الآن.',
  back: 'العودة إلى المنطقة الشخصية',
  offerTitle: 'هل تودون مساعدتنا؟',
  offer: 'ستة أسئلة عن الخلفية، بدون ذكر الاسم. الإجابة اختيارية ولا تؤثر على الاستحقاق.',
  open: 'إلى الاستبيان',
  loadFailed: 'لم نتمكن من تحميل الاستبيان',
  loadFailedText: 'حاولوا مرة أخرى بعد لحظة.',
  notYet: 'يُفتح الاستبيان بعد إرسال الطلب',
}
