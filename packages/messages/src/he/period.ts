import type { PeriodIssueCode } from '@milgo/domain/period/period-issue'
import type { RegistrationPhase } from '@milgo/domain/time/opening'

export const registrationPhases = {
  UPCOMING: 'ההרשמה תיפתח בקרוב',
  OPEN: 'ההרשמה פתוחה',
  CLOSED: 'ההרשמה סגורה',
} as const satisfies Record<RegistrationPhase, string>

export const periodIssues = {
  PERIOD_ORDER: 'מועד הסגירה חייב להיות אחרי מועד הפתיחה',
  APPEALS_ORDER: 'מועד סגירת הערעורים חייב להיות אחרי מועד פתיחתם',
  APPEALS_EARLY: 'הערעורים אינם יכולים להיפתח לפני סגירת ההרשמה',
  ANSWERS_ORDER: 'התשובות צפויות ביום הסגירה או אחריו',
  ANSWERS_TEXT: 'כתבו מתי צפויות תשובות בשלוש השפות',
  WINDOW_ORDER: 'תחילת תקופת המילואים חייבת להיות לפני סופה',
  BANDS_ORDER: 'גבולות המדרגות חייבים לעלות',
  BANDS_POINTS: 'הניקוד חייב להשתנות בכיוון אחד לאורך המדרגות',
  CAPS_ABOVE_100: 'סך הניקוד המרבי של הרכיבים אינו יכול לעלות על 100',
  ABOVE_MAXIMUM: 'יותר מהניקוד הגבוה ביותר של הרכיב',
  TIERS_ORDER: 'מדרגות המלגה חייבות לרדת, בניקוד ובסכום',
  PLACE_WITHOUT_REASON: 'לכל מסמך דרושה לפחות סיבה אחת שמתאימה לו',
  WRONG_VALUE: 'הערך אינו אפשרי',
} as const satisfies Record<PeriodIssueCode, string>
