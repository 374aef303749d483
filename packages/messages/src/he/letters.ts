/** Parts of messages that no editor writes: lines of their lists, and what stands below every mail. */
export const letters = {
  corrections: {
    unsent: 'העליתם קבצים חדשים, אבל התיקונים עדיין לא הוגשו.',
    askedDocument: '{document}: {reason}.',
    file: '{document}: {name}',
  },
  appeals: {
    noFiles: 'לא צורפו קבצים.',
    file: '{name}: {hash}',
    document: 'מסמך {n} של הערעור',
  },
  requestNumber: 'מספר בקשה: {number}',
  optionalDocument: '{document} (רשות)',
  infectedFile: '{document}: {name}',
  unusualReading: '{name}: {what}',
  problemReport: {
    subject: '{topic}: {subject}',
    topic: 'נושא: {topic}',
    from: 'מאת: {from}',
    fromAccount: 'מאת: {from}, מתוך החשבון',
  },
  trial: { subject: 'ניסיון: {subject}', sms: 'מסרון: {text}' },
  footer: 'הודעה זו נשלחה ממערכת מלגו. אל תשיבו לה.',
  /** Below a mail whose answers go to whoever wrote it. */
  footerToAnswer: 'הודעה זו נשלחה ממערכת מלגו. תשובה עליה תישלח אל מי שכתבו את הפנייה.',
} as const
