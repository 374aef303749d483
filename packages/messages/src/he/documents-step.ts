/** What the documents step says around its questions: how far one has come, files, and sending. */
export const documentsStep = {
  missing: { one: 'חסר פריט אחד', two: 'חסרים שני פריטים', other: 'חסרים {count} פריטים' },
  complete: 'הושלם',
  summary: {
    missing: {
      one: 'נותר פריט אחד להשלמה',
      two: 'נותרו שני פריטים להשלמה',
      other: 'נותרו {count} פריטים להשלמה',
    },
    text: 'הרשימה הותאמה לתשובות שלכם. כל מסמך נשמר ברגע שהוא עולה, ואפשר להמשיך מכל מכשיר.',
    ready: 'הכול מוכן לשליחה',
    readyText: 'כדאי לעבור על התשובות, ואז לשלוח. הבקשה תיבדק רק אחרי השליחה.',
    progress: 'הושלמו {done} מתוך {total}',
  },
  overview: 'מה כבר יש ומה חסר',
  emailedAgain: 'אפשר לבקש את הרשימה שוב בעוד שעה',
  emailing: 'שולחים את הרשימה…',
  connectionBroke: 'החיבור נותק באמצע ההעלאה. ננסה שוב כשהחיבור יחזור',
  uploadedFile: 'הקובץ שהועלה',
  beingChecked: 'הקובץ עובר בדיקה, ואפשר יהיה לצפות בו בעוד רגע. אין צורך להעלות אותו שוב',
  infected: 'הקובץ ״{name}״ הוסר, כי נמצאה בו תוכנה זדונית. יש להעלות קובץ אחר',
  removal: {
    header: 'להסיר את הקובץ?',
    text: 'הקובץ ״{name}״ יימחק, ולא יהיה אפשר לשחזר אותו.',
    keep: 'השארת הקובץ',
  },
  uploadsRunning: 'יש קבצים שעדיין בהעלאה. אפשר לשלוח כשתסתיים',
  review: 'בדיקה ושליחה',
  sending: 'שולחים את הבקשה…',
  result: {
    mend: 'דבר לא נמחק. כל שורה מובילה למקום שיש לתקן:',
    kept: 'דבר לא נמחק, ואפשר לשלוח שוב מכאן.',
    back: 'חזרה לטופס',
    toPersonalArea: 'לאזור האישי',
    next: 'מה קורה עכשיו',
  },
  copy: {
    download: 'הורדת עותק הבקשה (PDF)',
    preparing: 'מכינים את העותק…',
  },
  sent: {
    title: 'הבקשה נשלחה',
    text: 'כבר לא ניתן לשנות את הפרטים. אפשר לצפות בכל מה ששלחתם ולהוריד עותק.',
  },
} as const
