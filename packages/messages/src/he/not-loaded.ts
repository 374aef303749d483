/** Said before the words of the portal have come, so they stand alone. */
export const notLoaded = {
  text: 'הדף לא נטען עד הסוף. ייתכן שהחיבור נקטע לרגע.',
  reload: 'טעינה מחדש',
} as const
