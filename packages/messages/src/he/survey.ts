import type { SurveyQuestion } from '@milgo/domain/survey/survey'

export const surveyQuestions = {
  birth_country: 'ארץ לידה',
  birth_country_parent_one: 'ארץ לידה של הורה 1',
  birth_country_parent_two: 'ארץ לידה של הורה 2',
  education_parent_one: 'השכלת הורה 1',
  education_parent_two: 'השכלת הורה 2',
  culture_group: 'קבוצת השתייכות',
} as const satisfies Record<SurveyQuestion, string>

export const surveyTexts = {
  title: 'שאלון רקע לסטודנט/ית',
  optional: 'המענה לשאלון הוא רשות ואינו משפיע על הזכאות',
} as const
