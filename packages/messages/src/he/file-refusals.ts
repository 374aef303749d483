import type { FileCode } from '@milgo/domain/application/documents/file-rules'

/** Why a file was refused, by code. */
export const fileRefusals = {
  TOO_SMALL: 'הקובץ קטן מדי',
  TOO_BIG: 'הקובץ גדול מדי. הגודל המרבי הוא {max} מ״ב',
  BAD_FORMAT: 'סוג הקובץ אינו נתמך',
  NAME_TOO_LONG: 'שם הקובץ ארוך מדי',
  PASSWORD_PROTECTED: 'הקובץ מוגן בסיסמה. העלו קובץ ללא סיסמה',
  BROKEN_IMAGE: 'אי אפשר לפתוח את התמונה. צלמו או סרקו שוב',
  BROKEN_FILE: 'אי אפשר לפתוח את הקובץ. שמרו אותו שוב והעלו מחדש',
  HAS_MACROS: 'הגיליון מכיל פקודות מאקרו. שמרו אותו ללא מאקרו והעלו שוב',
  ACTIVE_CONTENT:
    'הגיליון מכיל קישורים לקבצים או לתוכנות אחרות, או אובייקטים מוטמעים. שמרו אותו עם ערכים בלבד והעלו שוב',
  ARCHIVE_BOMB: 'תוכן הקובץ גדול מדי לאחר פתיחה',
  INFECTED: 'בקובץ נמצאה תוכנה זדונית והוא לא נשמר',
  ALREADY_UPLOADED: 'הקובץ כבר הועלה',
  MAX_FILES: 'הגעתם למספר הקבצים המרבי',
  UPLOAD_ERROR: 'שגיאה בהעלאת הקובץ',
} as const satisfies Readonly<Record<FileCode, string>>
