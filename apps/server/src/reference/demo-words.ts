/** What a demo world says in words. */
export const demoWords = {
  documentNote: 'מסמך לדוגמה בלבד',
  reason: 'דוגמה: המסמך אינו קריא',
} as const
