/** The words of the upload control. */
export const upload = {
  uploading: 'הקובץ בהעלאה…',
  loaded: 'הקובץ הועלה בהצלחה',
  checking: 'הקובץ הועלה ונמצא בבדיקה. אין צורך להעלות אותו שוב',
  view: 'הורדת הקובץ לצפייה',
  remove: 'הסרת הקובץ',
  choose: 'בחירת קובץ',
  takePhoto: 'צילום',
  drop: 'אפשר גם לגרור קובץ לכאן',
  replace: 'החלפת הקובץ',
  noResults: 'לא נמצאו תוצאות',
  cancel: 'ביטול ההעלאה',
  retry: 'ניסיון נוסף',
  stored: 'הקובץ הקודם עדיין שמור',
  backToStored: 'חזרה לקובץ הקודם',
  allowed: 'אפשר להעלות קובצי {types} או צילום מהטלפון, עד {max}\u00a0מ״ב',
} as const
