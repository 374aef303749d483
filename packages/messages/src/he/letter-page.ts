/** The page that shows the letter with the result. */
export const letterPage = {
  title: 'מכתב התשובה',
  back: 'חזרה לאזור האישי',
  download: 'הורדת מכתב התשובה (PDF)',
  preparing: 'מכינים את המכתב…',
  notYet: 'התוצאה טרם פורסמה',
  notYetText: 'כשתתפרסם תשובה, המכתב יופיע כאן, ונודיע לכם בדוא״ל ובמסרון.',
  noRequest: 'עדיין אין בקשה',
  noRequestText: 'המכתב יופיע כאן אחרי שתשלחו בקשה והתוצאה תתפרסם.',
  failed: 'לא הצלחנו לטעון את המכתב',
  failedText: 'המכתב שמור אצלנו. נסו שוב בעוד רגע.',
  replaced: 'המכתב הזה הוחלף במכתב {number}, שהוא בתוקף.',
  all: 'כל המכתבים שלכם',
  letter: 'מכתב {number}',
  show: 'הצגה',
  shown: 'מוצג',
} as const
