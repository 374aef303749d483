/** The texts of the demo data. */
export const demoWords = {
  documentNote: 'מסמך לדוגמה בלבד',
  reason: 'דוגמה: המסמך אינו קריא',
  rejection: 'דוגמה: הלימודים במוסד הופסקו',
  appeal: 'דוגמה: מספר הנפשות במשק הבית גדל, והמסמך שצורף לבקשה היה ישן.',
} as const
