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
}
