/** What the portal writes to people, by SMS and by mail. */
export const letters = {
  code: {
    register: 'קוד האימות להרשמה למלגו: {code}. הקוד תקף ל־{minutes} דקות. אין למסור אותו לאיש.',
    login: 'קוד הכניסה למלגו: {code}. הקוד תקף ל־{minutes} דקות. אין למסור אותו לאיש.',
    reset: 'קוד לבחירת סיסמה חדשה במלגו: {code}. הקוד תקף ל־{minutes} דקות. אין למסור אותו לאיש.',
  },
  passwordChanged: {
    subject: 'הסיסמה שלך במלגו הוחלפה',
    done: 'הסיסמה של החשבון שלך הוחלפה, וכל ההתחברויות הקודמות נותקו.',
    notYou: 'אם לא החלפת את הסיסמה, יש לשחזר אותה מיד בדף הכניסה ולפנות אלינו: {support}',
  },
  footer: 'הודעה זו נשלחה ממערכת מלגו. אין להשיב אליה.',
} as const
