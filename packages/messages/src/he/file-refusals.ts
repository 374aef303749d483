import type { FileCode } from '@milgo/domain/application/documents/file-rules'

/** Why a file was refused, by code. */
export const fileRefusals = {
  TOO_SMALL: 'הקובץ קטן מדי',
  TOO_BIG: 'הקובץ גדול מדי. הגודל המרבי הוא {max}MB',
  BAD_FORMAT: 'סוג הקובץ אינו נתמך',
  NAME_TOO_LONG: 'שם הקובץ ארוך מדי',
  PASSWORD_PROTECTED: 'הקובץ מוגן בסיסמה. יש להעלות קובץ ללא סיסמה',
  BROKEN_IMAGE: 'לא ניתן לפתוח את התמונה. יש לצלם או לסרוק שוב',
  BROKEN_FILE: 'לא ניתן לפתוח את הקובץ. יש לשמור אותו שוב ולהעלות מחדש',
  HAS_MACROS: 'הגיליון מכיל פקודות מאקרו. יש לשמור אותו ללא מאקרו ולהעלות שוב',
  ACTIVE_CONTENT:
    'הגיליון מכיל קישורים לקבצים או לתוכנות אחרות, או אובייקטים מוטמעים. יש לשמור אותו עם ערכים בלבד ולהעלות שוב',
  ARCHIVE_BOMB: 'תוכן הקובץ גדול מדי לאחר פתיחה',
  INFECTED: 'בקובץ נמצאה תוכנה זדונית והוא לא נשמר',
  ALREADY_UPLOADED: 'הקובץ כבר הועלה',
  MAX_FILES: 'הגעתם למספר הקבצים המרבי',
  UPLOAD_ERROR: 'שגיאה בהעלאת הקובץ',
} as const satisfies Readonly<Record<FileCode, string>>
