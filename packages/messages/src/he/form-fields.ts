import type { PasswordRequirement } from '@milgo/domain/identity/password'

/** What the fields of every form say, whatever they ask for. */
export const formFields = {
  optional: 'רשות',
  problems: {
    one: 'נותר שדה אחד לתיקון',
    two: 'נותרו שני שדות לתיקון',
    other: 'נותרו {count} שדות לתיקון',
  },
  refused: 'לא נשלח. מה שמילאתם נשאר כאן',
  help: { open: 'עזרה: {title}', close: 'סגירה' },
  list: {
    showOptions: 'הצגת הרשימה',
    localityFirst: 'בחרו קודם יישוב',
    noResults: 'לא נמצאו תוצאות',
    notInList: '״{text}״ אינו ברשימה ולא נבחר. בחרו מתוך הרשימה',
    results: {
      one: 'נמצאה תוצאה אחת',
      two: 'נמצאו שתי תוצאות',
      other: 'נמצאו {count} תוצאות',
    },
    placeholder: 'הקלידו כדי לחפש',
    loading: 'הרשימה בטעינה',
    failed: 'הרשימה לא נטענה',
    retry: 'ניסיון נוסף',
  },
  date: { openCalendar: 'פתיחת לוח שנה', calendar: 'לוח שנה', pattern: 'יי.חח.שששש' },
  password: {
    show: 'הצגה',
    hide: 'הסתרה',
    met: 'מתקיים',
    unmet: 'עדיין לא מתקיים',
    requirements: {
      length: '{min} עד {max} תווים',
      digit: 'ספרה',
      upper: 'אות גדולה באנגלית',
      lower: 'אות קטנה באנגלית',
    } satisfies Record<PasswordRequirement, string>,
  },
  currency: '₪',
  newWindow: 'נפתח בחלון חדש',
} as const
