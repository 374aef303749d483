import type { ReadabilityCode } from '@milgo/domain/application/documents/readability'

/** What is said of a picture beside its field; it never blocks. */
export const readability = {
  title: 'בדיקת קריאות',
  checking: 'בודקים אם התמונה קריאה',
  notes: {
    SPREADSHEET: 'זהו גיליון אלקטרוני, וכאן דרוש צילום או סריקה. כדאי לבדוק שנבחר הקובץ הנכון',
    TOO_SMALL:
      'התמונה קטנה ({width} על {height} פיקסלים) וייתכן שלא יהיה אפשר לקרוא אותה. כדאי לצלם או לסרוק שוב באיכות גבוהה יותר',
    TOO_DARK: 'נראה שהתמונה כהה מדי. כדאי לצלם שוב במקום מואר',
    BLANK: 'נראה שהדף ריק. כדאי לבדוק שנבחר הקובץ הנכון',
    BLURRED: 'נראה שהתמונה מטושטשת. כדאי לצלם שוב ולוודא שהכתב חד',
    CUT_OFF: 'נראה שקצה המסמך נחתך. כדאי לוודא שכל המסמך נמצא בתמונה',
    IDENTITY_NUMBER_AGREES: 'מספר הזהות שבתמונה תואם למספר שבבקשה',
    IDENTITY_NUMBER_READ: 'מספר הזהות שבתמונה קריא',
    IDENTITY_NUMBER_DIFFERS: 'בתמונה נמצא מספר זהות אחר מזה שבבקשה. כדאי לבדוק שנבחר המסמך הנכון',
    IDENTITY_NUMBER_UNREAD: 'לא הצלחנו לקרוא את מספר הזהות שבתמונה. אם הוא נראה בה היטב, אין צורך לעשות דבר',
  } satisfies Readonly<Record<ReadabilityCode, string>>,
} as const
