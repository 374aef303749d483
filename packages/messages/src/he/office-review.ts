/** Words that the server adds to what a reviewer sees. */
export const officeReview = {
  appeal: {
    document: 'מסמך {n} של הערעור',
    missing: 'מסמך חסר בערעור',
    yes: 'כן',
    no: 'לא',
  },
  checklist: {
    IDENTITY: 'זהות',
    STUDIES: 'לימודים',
    HOUSEHOLD: 'משק הבית',
    INCOME_PARENT_ONE: 'הכנסה – הורה 1',
    INCOME_PARENT_TWO: 'הכנסה – הורה 2',
    INCOME_SPOUSE: 'הכנסה – בן/בת הזוג',
    INCOME_CANDIDATE: 'הכנסה – המועמד/ת',
    BANK: 'חשבון בנק',
    SERVICE: 'שירות ומילואים',
  },
  checks: {
    IDENTITY_ON_CARD: {
      PASS: 'מספר הזהות בתעודה תואם',
      WARN: 'מספר הזהות בתעודה אינו תואם',
      NOT_CHECKED: 'התעודה לא נקראה אוטומטית: השוו את מספר הזהות בעצמכם',
    },
    SAME_FILE_ELSEWHERE: {
      PASS: 'אף קובץ לא נשלח בבקשה אחרת',
      WARN: 'אותו קובץ נשלח גם בבקשה {numbers}',
      NOT_CHECKED: 'הקבצים לא הושוו לבקשות אחרות',
    },
    SAME_FILE_TWICE: {
      PASS: 'כל קובץ נשלח פעם אחת',
      WARN: 'אותו קובץ נשלח פעמיים בבקשה הזאת',
      NOT_CHECKED: 'הקבצים לא הושוו זה לזה',
    },
    SAME_ACCOUNT_ELSEWHERE: {
      PASS: 'חשבון הבנק אינו רשום בבקשה אחרת',
      WARN: 'אותו חשבון בנק רשום גם בבקשה {numbers}',
      NOT_CHECKED: 'חשבון הבנק לא הושווה לבקשות אחרות',
    },
    SAME_PHONE_ELSEWHERE: {
      PASS: 'הטלפון אינו רשום בבקשה אחרת',
      WARN: 'אותו טלפון רשום גם בבקשה {numbers}',
      NOT_CHECKED: 'הטלפון לא הושווה לבקשות אחרות',
    },
    SAME_ADDRESS_ELSEWHERE: {
      PASS: 'הכתובת אינה רשומה בבקשה אחרת',
      WARN: 'אותה כתובת רשומה גם בבקשה {numbers}',
      NOT_CHECKED: 'הכתובת לא הושוותה לבקשות אחרות',
    },
    ACCOUNT_DIGITS: {
      PASS: 'ספרות הביקורת של החשבון נכונות',
      WARN: 'ספרות הביקורת של החשבון אינן נכונות',
      NOT_CHECKED: 'אין כלל ידוע לספרות הביקורת של הבנק הזה',
    },
    NAME_ON_BANK_LETTER: {
      PASS: 'השם באישור הבנק תואם',
      WARN: 'השם באישור הבנק אינו תואם',
      NOT_CHECKED: 'אישור הבנק לא נקרא אוטומטית: השוו שם וחשבון בעצמכם',
    },
    IMMIGRATION_DATE: {
      PASS: 'תאריך העלייה מאוחר מתאריך הלידה',
      WARN: 'תאריך העלייה אינו אפשרי',
      NOT_CHECKED: 'תאריך העלייה לא נבדק',
    },
    SERVICE_LENGTH: {
      PASS: 'משך השירות אפשרי ({months} חודשים)',
      WARN: 'משך השירות אינו אפשרי: {months} חודשים, לכל היותר {most}',
      NOT_CHECKED: 'משך השירות לא נבדק',
    },
    HOUSEHOLD_SIZE: {
      PASS: 'מספר הנפשות מתאים לתשובות',
      WARN: 'מספר הנפשות שאומת ({persons}) קטן ממה שנמסר ({least})',
      NOT_CHECKED: 'מספר הנפשות לא נבדק',
    },
    FILE_GONE: { PASS: 'הקובץ נמצא', WARN: 'הקובץ לא נמצא', NOT_CHECKED: 'הקובץ לא נבדק' },
    FILE_INFECTED: {
      PASS: 'לא נמצאה בקובץ תוכנה זדונית',
      WARN: 'נמצאה בקובץ תוכנה זדונית, ואי אפשר לפתוח אותו',
      NOT_CHECKED: 'הקובץ לא נסרק',
    },
    FILE_UNSCANNED: {
      PASS: 'הקובץ נסרק',
      WARN: 'הקובץ לא נסרק',
      NOT_CHECKED: 'הקובץ לא נסרק לתוכנות זדוניות',
    },
    FILE_ACTIVE: {
      PASS: 'אין בקובץ תוכן פעיל',
      WARN: 'בקובץ יש תוכן פעיל: פתחו אותו רק כאן',
      NOT_CHECKED: 'לא נבדק אם יש בקובץ תוכן פעיל',
    },
    FILE_UNREAD: {
      PASS: 'הקובץ נבדק כולו',
      WARN: 'הבדיקה לא הצליחה לקרוא את הקובץ: פתחו אותו רק כאן. אם אינו נפתח, בקשו אותו שוב',
      NOT_CHECKED: 'הקובץ לא נבדק',
    },
    FILE_SPREADSHEET: {
      PASS: 'הקובץ הוא צילום או סריקה',
      WARN: 'נשלח גיליון במקום צילום או סריקה',
      NOT_CHECKED: 'סוג הקובץ לא נבדק',
    },
  },
} as const
