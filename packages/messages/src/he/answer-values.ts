/** How an answer is read out where it is no text and no option. */
export const answerValues = {
  yes: 'כן',
  no: 'לא',
  none: 'לא נמסר',
  choose: 'בחרו',
} as const
