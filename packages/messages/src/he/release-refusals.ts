import type { ReleaseCallRefusal } from '@milgo/domain/release/move-release'

/** Why something cannot be done with a release. */
export const releaseRefusals = {
  WRONG_STATE: 'אי אפשר לעשות זאת במצב הנוכחי של הפרסום',
  NOT_BY_ITSELF: 'הפעולה דורשת החלטה של אדם',
  ONLY_BY_ITSELF: 'המערכת מבצעת את הפעולה בעצמה',
  MAKER_MAY_NOT_APPROVE: 'מי שהכינו את הפרסום אינם מאשרים אותו. בקשו מראש צוות אחר/ת',
  NOTHING_TO_RELEASE: 'אין תוצאות שאפשר לפרסם',
  LETTERS_FAULTY: 'יש מכתבים עם שגיאות',
  CHECK_RUNNING: 'ההרצה היבשה עדיין מתבצעת',
  SECOND_LOOKS_OPEN: 'יש החלטות שממתינות לבדיקה שנייה',
  TIME_PASSED: 'בחרו מועד בעתיד',
  TIME_NOT_COME: 'המועד עדיין לא הגיע',
  DAY_NOT_COME: 'המכתבים נושאים תאריך מאוחר יותר. תזמנו ליום הזה, או עצרו והכינו פרסום חדש',
  APPEAL_DATE_TOO_NEAR:
    'תאריך הערעור שבמכתבים קרוב מדי, ולא כולם יקבלו את מלוא ימי הערעור. בצעו הרצה יבשה מחדש; אחרי האישור עצרו והכינו פרסום חדש',
  ROWS_WAIT: 'יש מכתבים שעוד לא נשלחו',
  APPEALS_NOT_SET: 'בתקופה לא נקבע מתי נפתחים הערעורים, ולכן אין תאריך להדפיס במכתבים',
  DAY_PASSED: 'יום הפרסום המתוכנן כבר עבר. בחרו את היום הנוכחי או יום מאוחר יותר',
  LETTER_MOVED: 'הבקשה השתנתה, והמכתב הזה לא יישלח כך',
} as const satisfies Record<ReleaseCallRefusal, string>
