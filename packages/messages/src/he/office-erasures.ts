import type { ErasureOutcome } from '@milgo/domain/erasure/student-erasure'

/** Students who asked to be erased. */
export const officeErasures = {
  title: 'מחיקת סטודנטים',
  text: 'סטודנט/ית שביקשו שנמחק את פרטיהם. מנהל/ת אחד/ת רושם/ת את הבקשה, ומנהל/ת אחר/ת מבצע/ת.',
  ask: {
    title: 'רישום בקשת מחיקה',
    number: 'מספר הבקשה',
    numberHelp: 'כפי שהוא מופיע בבקשה: תקופה, מקף ושש ספרות. גם טיוטה שלא נשלחה אפשר למחוק.',
    numberMissing: 'כתבו את מספר הבקשה',
    reason: 'איך ומתי הסטודנט/ית ביקשו',
    reasonMissing: 'כתבו איך התקבלה הבקשה',
    stays:
      'אחרי המחיקה נשארים רק מספר הבקשה, מהלך הטיפול, ההחלטה, הניקוד והסכומים ששולמו, בלי שם ובלי פרטים. אי אפשר לבטל מחיקה.',
    send: 'רישום הבקשה',
    sending: 'רושמים…',
    failed: 'הבקשה לא נרשמה',
    done: 'הבקשה נרשמה ומחכה למנהל/ת אחר/ת',
  },
  waiting: {
    title: 'מחכות לאדם שני',
    none: 'אין בקשות מחיקה שמחכות.',
    draft: 'טיוטה',
    erase: 'מחיקה',
    eraseOne: 'מחיקה: בקשה {number}',
    refuse: 'דחייה',
    refuseOne: 'דחייה: בקשה {number}',
    own: 'רשמתם את הבקשה הזאת: מנהל/ת אחר/ת צריכ/ה לבצע אותה',
    failed: 'הפעולה לא בוצעה',
  },
  past: { title: 'הוכרעו', none: 'עוד לא הוכרעה אף בקשת מחיקה.' },
  columns: {
    request: 'בקשה',
    student: 'סטודנט/ית',
    reason: 'איך ביקשו',
    askedBy: 'רשם/ה',
    askedAt: 'נרשם',
    action: 'פעולה',
    outcome: 'הוכרע',
    decidedBy: 'על ידי',
    decidedAt: 'מתי',
  },
  outcomes: { ERASED: 'נמחק', REFUSED: 'נדחה' } satisfies Record<ErasureOutcome, string>,
  confirm: {
    title: 'למחוק את הפרטים של בקשה {number}?',
    text: 'השם, התשובות, המסמכים וההודעות יימחקו לתמיד, והחשבון ייסגר מיד. הסטודנט/ית יקבלו על כך דוא"ל.',
    erase: 'מחיקה לתמיד',
    cancel: 'ביטול',
  },
  erased: 'הפרטים נמחקו, ונשלח על כך דוא"ל לסטודנט/ית',
  refused: 'בקשת המחיקה נדחתה',
}
