/** Why a document is sent back, by the code of the reason. */
export const returnReasons = {
  UNREADABLE: 'הקובץ אינו קריא',
  INCOMPLETE: 'חסרים עמודים או פרטים במסמך',
  WRONG_DOCUMENT: 'זה אינו המסמך שביקשנו',
  WRONG_PERSON: 'המסמך שייך לאדם אחר',
  WRONG_YEAR: 'המסמך אינו מהתקופה הנדרשת',
  EXPIRED: 'תוקף המסמך פג',
  UNSIGNED: 'חסרה חתימה או חותמת',
  OTHER: 'צריך להחליף את המסמך',
} as const
