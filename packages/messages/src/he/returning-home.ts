import type { NextAct } from '@milgo/domain/application/next-act'

/** The top of the home page for whoever is logged in. */
export const returningHome = {
  acts: {
    START: 'להתחלת הבקשה',
    FILL: 'להמשך בשלב {n}: {step}',
    SEND: 'לבדיקה אחרונה ולשליחה',
    FIX_DOCUMENTS: 'לתיקון המסמכים',
    FIX_APPEAL: 'לתיקון הערעור',
    FIX_BANK_DETAILS: 'לתיקון פרטי חשבון הבנק',
    VIEW_RESULT: 'לצפייה בתוצאה',
    FOLLOW: 'לאזור האישי',
  } satisfies Record<NextAct['act'], string>,
  cardLabel: 'איפה הבקשה עומדת',
  next: 'מה הלאה:',
  answers: 'תשובות סופיות',
  period: 'ההרשמה לשנת הלימודים {year}',
  newPeriod: 'ההרשמה לתקופה הנוכחית פתוחה. בקשה חדשה מתחילה בבדיקת זכאות.',
  checkEligibility: 'לבדיקת הזכאות',
  failed: 'לא הצלחנו לטעון את מצב הבקשה',
  failedText: 'מה ששלחתם שמור אצלנו. נסו שוב בעוד רגע, או היכנסו לאזור האישי.',
} as const
