/** Parts of messages that no editor writes: lines of their lists, and what stands below every mail. */
export const letters = {
  corrections: {
    unsent: 'העליתם קבצים חדשים, אבל התיקון עדיין לא נשלח.',
    askedDocument: '{document}: {reason}.',
    file: '{document}: {name}',
  },
  appeals: {
    noFiles: 'לא צורפו קבצים.',
    file: '{name}: {hash}',
    document: 'מסמך {n} של הערעור',
  },
  requestNumber: 'מספר בקשה: {number}',
  optionalDocument: '{document} (לא חובה)',
  infectedFile: '{document}: {name}',
  unusualReading: '{name}: {what}',
  problemReport: {
    topic: 'נושא: {topic}',
    from: 'מאת: {from}',
    fromAccount: 'מאת: {from}, מחוברים לחשבון',
  },
  footer: 'הודעה זו נשלחה ממערכת מלגו. אל תשיבו אליה.',
} as const
