/** What the server answers, by error code. Its keys are the list of codes that the server may use. */
export const errors = {
  BAD_REQUEST: 'הבקשה אינה תקינה',
  INVALID_FIELDS: 'יש לתקן את השדות המסומנים',
  // The specification's two sentences travel in English in every language; the page has its own words for them.
  USER_NOT_FOUND: 'User does not exist.',
  BAD_CREDENTIALS: 'Incorrect username or password.',
  CODE_WRONG: 'הקוד שגוי. בדקו אותו ונסו שוב',
  CODE_EXPIRED: 'תוקף הקוד פג. בקשו קוד חדש',
  CODE_BLOCKED: 'יותר מדי ניסיונות שגויים. בקשו קוד חדש',
  LOGIN_EXPIRED: 'תוקף הכניסה פג. יש להתחבר מחדש',
  USER_EXIST: 'משתמש זה כבר רשום במערכת',
  NOT_ELIGIBLE: 'אינך עומד/ת בתנאי הסף',
  UNAUTHORIZED: 'יש להתחבר כדי להמשיך',
  FORBIDDEN: 'אין הרשאה לפעולה זו',
  NOT_FOUND: 'הדף לא נמצא',
  PAYLOAD_TOO_LARGE: 'המידע שנשלח גדול מדי',
  UNSUPPORTED_MEDIA_TYPE: 'סוג התוכן אינו נתמך',
  TOO_MANY_REQUESTS: 'יותר מדי ניסיונות. נסו שוב בעוד מספר דקות',
  RESEND_TOO_SOON: 'אפשר לשלוח קוד חדש בעוד {seconds} שניות',
  DATABASE_UNAVAILABLE: 'המערכת אינה זמינה כרגע. הנתונים שלכם שמורים. נסו שוב בעוד רגע',
  UNSPECIFIED: 'אירעה שגיאה. נסו שוב מאוחר יותר',
} as const
