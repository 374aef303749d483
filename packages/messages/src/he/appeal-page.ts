import type { PlaceWordsOf } from '@milgo/domain/answers/words-of'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import type { AppealRows } from '@milgo/domain/appeal/questions'

/** The pages on which a student appeals, follows and corrects an appeal. */
export const appealPage = {
  lead: {
    RESULT_APPEAL: 'ספרו לנו מה לדעתכם שגוי בתוצאה, וצרפו מסמכים שמראים זאת.',
    PERSONAL_PARAMETER_CHANGE: 'ספרו לנו אילו נתונים אישיים השתנו, וצרפו מסמכים שמראים זאת.',
  } satisfies Record<AppealType, string>,
  once: 'אפשר להגיש ערעור אחד בלבד לכל בקשה, מכל סוג. הערעור אינו מעכב תשלום ואינו מקטין מלגה שאושרה.',
  places: {
    grounds: 'נושא הערעור',
    figures: 'הנתון הנכון לדעתכם',
    details: 'הנימוקים',
    documents: 'מסמכים',
  } satisfies PlaceWordsOf<AppealRows>,
  groundsHelp: 'אפשר לבחור כמה נושאים.',
  figuresHelp: 'רשמו את הנתון אם הוא ידוע לכם. אין חובה.',
  detailsHelp: {
    RESULT_APPEAL: 'כתבו מה שגוי, ולמה. עד {max} תווים.',
    PERSONAL_PARAMETER_CHANGE: 'כתבו מה השתנה, וממתי. עד {max} תווים.',
  } satisfies Record<AppealType, string>,
  documentsHelp: 'צרפו עד {max} קבצים. בלי מסמך חדש התוצאה לרוב אינה משתנה.',
  document: 'מסמך {n}',
  nextDocument: 'הוספת מסמך {n}',
  draft: {
    saved: 'מה שמילאתם נשמר בדפדפן הזה בשעה {time}. עדיין לא הגשתם.',
    restored: 'החזרנו את מה שמילאתם קודם בדפדפן הזה. עדיין לא הגשתם.',
    refused: 'הדפדפן אינו מאפשר שמירה. אל תסגרו את הדף לפני ההגשה.',
    offline: 'אין חיבור לאינטרנט. מה שמילאתם נשמר בדפדפן הזה, ואפשר להגיש כשהחיבור יחזור.',
  },
  send: 'הגשת ערעור',
  sending: 'שולחים…',
  update: 'שליחת העדכון',
  cancelUpdate: 'ביטול העדכון',
  uploading: 'המתינו לסיום העלאת הקבצים, ואז שלחו.',
  confirm: {
    header: 'להגיש את הערעור?',
    text: 'אפשר להגיש ערעור אחד בלבד. עד שהבדיקה מתחילה, ובתוך תקופת הערעור, אפשר עוד לעדכן אותו.',
    positive: 'הגשת ערעור',
    negative: 'חזרה לעריכה',
  },
  confirmUpdate: {
    header: 'לשלוח את העדכון?',
    text: 'העדכון מחליף את מה ששלחתם קודם.',
    positive: 'שליחת העדכון',
    negative: 'חזרה לעריכה',
  },
  receipt: {
    made: 'קיבלנו את הערעור שלכם',
    updated: 'העדכון התקבל',
    corrected: 'תיקוני הערעור התקבלו',
    text: 'שלחנו לכם אישור בדוא״ל ובמסרון.',
    number: 'מספר הערעור',
    sentAt: 'התקבל ב־{moment}',
    files: 'הקבצים שקיבלנו',
    noFiles: 'לא צורפו קבצים.',
    hash: 'טביעת אצבע של הקובץ (SHA-256)',
    toArea: 'לאזור האישי',
  },
  sent: {
    title: 'הערעור שהגשתם',
    edit: 'עדכון הערעור',
    open: 'עד שהבדיקה מתחילה אפשר לעדכן את הערעור.',
    closed: 'אי אפשר עוד לשנות את הערעור. אפשר להגיש ערעור אחד בלבד לכל בקשה.',
    print: 'הדפסה או שמירת עותק',
    what: 'מה ביקשתם',
    openFile: 'הורדת הקובץ: {name}',
  },
  fix: {
    title: 'תיקון הערעור',
    lead: 'בדקנו את הערעור, ויש מסמכים שצריך להחליף או להוסיף. אפשר לתקן פעם אחת בלבד.',
    comment: 'הערה מהבדיקה',
    sentFile: 'הקובץ ששלחתם: {name}',
    missing: 'מסמך זה לא צורף לערעור',
    newFile: 'הקובץ החדש',
    replaced: 'צורף קובץ חדש',
    notReplaced: 'עדיין חסר קובץ חדש',
    others: 'קבצים שנשארים כפי שנשלחו',
    details: 'אפשר להוסיף הסבר לנימוקים',
    saved: 'נשמר בשעה {time}. התיקונים עדיין לא הוגשו.',
    saving: 'שומרים…',
    notSaved: 'עדיין לא נשמר. נשמור כשהחיבור יחזור.',
    send: 'הגשת התיקונים',
    missingFiles: 'צרפו קובץ חדש לכל מסמך שהוחזר.',
    confirm: {
      header: 'להגיש את התיקונים?',
      text: 'אפשר לתקן את הערעור פעם אחת בלבד, ואחרי ההגשה אי אפשר לשנות אותו.',
      positive: 'הגשת התיקונים',
      negative: 'חזרה לתיקון',
    },
  },
  /** The words of a report of changed data, where they differ. After sending it is followed as an appeal. */
  change: {
    once: 'הדיווח נבדק כערעור, ואפשר להגיש ערעור אחד בלבד לכל בקשה. הוא אינו מעכב תשלום ואינו מקטין מלגה שאושרה.',
    places: {
      grounds: 'מה השתנה',
      figures: 'הנתון אחרי השינוי',
      details: 'פירוט השינוי',
    } satisfies Partial<PlaceWordsOf<AppealRows>>,
    send: 'הגשת הדיווח',
    confirm: {
      header: 'להגיש את הדיווח?',
      text: 'הדיווח הוא הערעור האחד שלכם. עד שהבדיקה מתחילה, ובתוך תקופת הערעור, אפשר עוד לעדכן אותו.',
      positive: 'הגשת הדיווח',
    },
    made: 'קיבלנו את הדיווח שלכם',
  },
  conflictHeader: 'הערעור השתנה במקום אחר',
  states: {
    notYet: {
      title: 'עדיין אין תוצאה לערער עליה',
      text: 'אפשר לערער אחרי שהתוצאה מתפרסמת ותקופת הערעורים נפתחת. נכתוב לכם בדוא״ל ובמסרון.',
    },
    over: {
      title: 'אי אפשר לערער עכשיו',
      text: 'תקופת הערעור שלכם הסתיימה או שעדיין לא נפתחה. המועד המדויק מופיע באזור האישי ובמכתב התשובה.',
    },
    acting: {
      title: 'ערעור מגישים הסטודנטים עצמם',
      text: 'אי אפשר להגיש, לעדכן או לתקן ערעור בשם סטודנט/ית.',
    },
  },
  failed: {
    title: 'לא הצלחנו לטעון את הערעור',
    text: 'מה ששלחתם שמור אצלנו. נסו שוב בעוד רגע.',
    notSent: 'ההגשה לא הצליחה',
    unanswered: 'לא התקבל אישור שמה ששלחתם הגיע',
    unknown: 'אין כרגע תשובה מהשרת, ולכן לא ידוע אם מה ששלחתם התקבל. דבר לא נמחק, ונבדוק שוב כשהחיבור יחזור.',
    notThere: 'בדקנו, וכרגע מה ששלחתם עדיין לא התקבל אצלנו. דבר לא נמחק, ואפשר לשלוח שוב.',
  },
} as const
