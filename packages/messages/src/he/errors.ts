/** What the server answers, by error code. Its keys are the list of codes that the server may use. */
export const errors = {
  BAD_REQUEST: 'הבקשה אינה תקינה',
  UNAUTHORIZED: 'יש להתחבר כדי להמשיך',
  FORBIDDEN: 'אין הרשאה לפעולה זו',
  NOT_FOUND: 'הדף לא נמצא',
  PAYLOAD_TOO_LARGE: 'המידע שנשלח גדול מדי',
  UNSUPPORTED_MEDIA_TYPE: 'סוג התוכן אינו נתמך',
  TOO_MANY_REQUESTS: 'יותר מדי ניסיונות. נסו שוב בעוד מספר דקות',
  DATABASE_UNAVAILABLE: 'המערכת אינה זמינה כרגע. הנתונים שלכם שמורים. נסו שוב בעוד רגע',
  UNSPECIFIED: 'אירעה שגיאה. נסו שוב מאוחר יותר',
} as const
