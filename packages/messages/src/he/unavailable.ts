/** What the server says in place of a page while the portal cannot be used. */
export const unavailable = {
  maintenance: {
    title: 'הפורטל סגור לזמן קצר',
    text: 'אנחנו משדרגים את המערכת. מה ששמרתם ושלחתם שמור אצלנו.',
    until: 'נחזור בתאריך {date} בשעה {hour}.',
  },
  overload: {
    title: 'יש כרגע עומס רב',
    text: 'מה ששמרתם ושלחתם שמור אצלנו. הדף ינסה להיטען שוב מעצמו בעוד כמה שניות.',
  },
  retry: 'ניסיון נוסף',
  announced: 'ב־{date} בין {from} ל־{until} הפורטל יהיה סגור לשדרוג. שמרו ושלחו לפני כן.',
} as const
