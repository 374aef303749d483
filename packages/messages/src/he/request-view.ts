/** A request as student and staff read it. */
export const requestView = {
  documents: {
    noFile: 'לא צורף קובץ',
    view: 'צפייה',
    viewDocument: 'צפייה במסמך: {document}',
  },
  timeline: { expected: 'בהמשך' },
} as const
