/** Around the legal texts, which the operator writes. */
export const legal = {
  printTitle: 'תנאי שימוש, מדיניות פרטיות והצהרת נגישות',
  version: 'גרסה {version}, בתוקף מ־{date}',
  sample: 'זהו נוסח לדוגמה. מי שמפעילים את הפורטל מחליפים אותו בנוסח שלהם.',
  contents: 'בדף הזה',
  download: 'הורדת כל הטקסטים כ־PDF',
  others: 'טקסטים נוספים',
  failed: {
    title: 'לא הצלחנו לטעון את הטקסט',
    text: 'ייתכן שהחיבור נקטע לרגע או שהמערכת עמוסה.',
  },
  consent: {
    title: 'הטקסטים שאישרתם בהרשמה עודכנו',
    text: 'קראו את הגרסה החדשה ואשרו אותה. עד אז הכול ממשיך לעבוד כרגיל, ונשאל שוב בכניסה הבאה.',
    accept: 'קראתי ואני מאשר/ת',
    later: 'לא עכשיו',
    accepted: 'תודה, האישור נשמר.',
  },
} as const
