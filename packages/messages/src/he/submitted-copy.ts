/** The printed copy of a request as it was sent. */
export const submittedCopy = {
  title: 'עותק של הבקשה למלגה',
  sent: 'נשלחה ב־{moment}',
  period: 'הרשמה לשנת הלימודים {year}',
  number: 'מספר בקשה {number}',
  erased: 'נמחק',
  fileName: 'בקשה למלגה {number}.pdf',
} as const
