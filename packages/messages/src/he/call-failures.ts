/** What a page says about a call that failed, where it has words of its own beside those of the error's code. */
export const callFailures = {
  USER_NOT_FOUND: 'לא נמצא חשבון עם הפרטים האלה',
  BAD_CREDENTIALS: 'כתובת הדוא״ל או הסיסמה שגויות. בדקו אותן ונסו שוב',
  noConnection: 'לא הצלחנו להגיע לשרת. בדקו את החיבור לאינטרנט ונסו שוב',
  tooManyNow: {
    one: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד שנייה',
    two: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד שתי שניות',
    other: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {count} שניות',
  },
  tooMany: {
    one: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד דקה',
    two: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד שתי דקות',
    other: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {count} דקות',
  },
} as const
