/** The screen on which the six digits are typed that were sent to a phone. */
export const oneTimeCode = {
  label: 'קוד חד-פעמי',
  sent: 'קוד חד-פעמי נשלח לטלפון {phone}',
  life: {
    one: 'הקוד תקף לדקה אחת.',
    two: 'הקוד תקף לשתי דקות.',
    other: 'הקוד תקף ל־{count} דקות.',
  },
  checking: 'בודקים את הקוד…',
  checkAgain: 'בדיקה חוזרת של הקוד',
  notArrived: 'לא קיבלתם קוד?',
  resend: 'שליחת קוד נוסף',
  resending: 'שולחים קוד…',
  resendIn: 'אפשר לבקש קוד חדש בעוד {time}',
  mayResend: 'אפשר לבקש קוד חדש',
  sentAgain: 'קוד חדש נשלח. הקוד הקודם כבר אינו תקף.',
  tryIn: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {time}',
  blocked: {
    title: 'הקוד נחסם',
    text: 'הוזנו יותר מדי קודים שגויים, והקוד שנשלח כבר אינו תקף. בקשו קוד חדש והזינו אותו כאן.',
  },
  expired: { title: 'תוקף הקוד פג', text: 'בקשו קוד חדש והזינו אותו כאן.' },
  otherPhone: 'החלפת מספר הטלפון',
} as const
