import type { ResendRefusal } from '@milgo/domain/outbox/resend'

/** The page of what was sent to one student. */
export const officeMessages = {
  title: 'הודעות לבקשה {number}',
  caption: 'הודעות שנשלחו לסטודנט/ית',
  back: 'חזרה לבקשה',
  open: 'הודעות',
  at: 'מתי',
  about: 'נושא',
  version: 'גרסת הנוסח',
  unknownVersion: 'לא ידועה',
  channel: 'ערוץ',
  channels: { mail: 'דוא"ל', sms: 'מסרון' },
  recipient: 'אל',
  state: 'מצב',
  text: 'תוכן',
  showText: 'הצגת התוכן',
  noText: 'התוכן אינו שמור',
  unknown: 'הודעה מגרסה קודמת',
  action: 'פעולה',
  resend: 'שליחה חוזרת',
  resendOne: 'שליחה חוזרת: {about}',
  resending: 'נשלחת…',
  resent: 'ההודעה תישלח שוב לכתובת העדכנית, ושליחתה נרשמה ביומן על שמכם',
  sentAgainBy: 'נשלחה שוב בידי {name}',
  resendFailed: 'ההודעה לא נשלחה',
  refusals: {
    SECRET: 'קודים וקישורים לא נשלחים שוב',
    UNDER_WAY: 'בדרך',
    NO_TEXT: 'התוכן אינו שמור',
  } satisfies Record<ResendRefusal, string>,
  undelivered: {
    one: 'הודעה אחת לא הגיעה, או שלא ידוע אם הגיעה. בדקו את הכתובת עם הסטודנט/ית.',
    two: 'שתי הודעות לא הגיעו, או שלא ידוע אם הגיעו. בדקו את הכתובת עם הסטודנט/ית.',
    other: '{count} הודעות לא הגיעו, או שלא ידוע אם הגיעו. בדקו את הכתובת עם הסטודנט/ית.',
  },
  empty: 'עוד לא נשלחו הודעות',
}
