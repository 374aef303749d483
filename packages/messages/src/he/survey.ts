import type { SurveyQuestion } from '@milgo/domain/survey/questions'

export const surveyQuestions = {
  birthCountry: 'ארץ לידה',
  birthCountryParentOne: 'ארץ לידה של הורה 1',
  birthCountryParentTwo: 'ארץ לידה של הורה 2',
  educationParentOne: 'השכלת הורה 1',
  educationParentTwo: 'השכלת הורה 2',
  cultureGroup: 'קבוצת השתייכות',
} as const satisfies Record<SurveyQuestion, string>

export const surveyTexts = {
  title: 'שאלון רקע לסטודנט/ית',
  optional: 'המענה לשאלון הוא רשות ואינו משפיע על הזכאות',
  lead: 'שש שאלות קצרות, כדקה אחת. התשובות עוזרות לנו לדעת למי המלגות מגיעות.',
  privacyTitle: 'התשובות נשמרות בלי שם',
  privacy:
    'הן נשמרות בנפרד מהבקשה, בלי שם, בלי מספר זהות ובלי תאריך. מי שבודקים את הבקשה אינם רואים אותן, ואי אפשר לשנות אותן אחרי השליחה.',
  send: 'שליחת התשובות',
  sending: 'שולחים…',
  skip: 'לא, תודה',
  failed: 'התשובות לא נשלחו',
  problems: 'חסרות תשובות',
  thanksTitle: 'תודה, התשובות נשמרו',
  thanks: 'אפשר לענות על השאלון פעם אחת, ולכן אין כאן עוד מה לעשות.',
  back: 'חזרה לאזור האישי',
  offerTitle: 'רוצים לעזור לנו?',
  offer: 'שש שאלות רקע, בעילום שם. המענה הוא רשות ואינו משפיע על הזכאות.',
  open: 'למענה על השאלון',
  loadFailed: 'לא הצלחנו לטעון את השאלון',
  loadFailedText: 'נסו שוב בעוד רגע.',
  notYet: 'השאלון נפתח אחרי שליחת הבקשה',
} as const
