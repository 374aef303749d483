import type { GuideKey, JourneyStage } from '@milgo/domain/status/status-guide'

type Guide = {
  readonly headline: string
  /** What the office is doing. */
  readonly doing: string
  /** What the student needs to do. */
  readonly todo: string
  readonly next: string
}

const nothingToDo = 'אין צורך לעשות דבר.'
const nothingNow = 'אין מה לעשות עכשיו.'
const mayAppeal = 'אם לדעתכם נפלה טעות, אפשר להגיש ערעור אחד, עד המועד האחרון לערעורים.'
const untilPublication =
  'כשהבדיקה תסתיים נציין זאת כאן. התשובות מתפרסמות יחד, וביום הפרסום נודיע לכם בדוא״ל ובמסרון.'
const onlyHere = 'פרטי בנק נמסרים רק כאן, באזור האישי. לעולם לא נבקש אותם בטלפון או במסרון.'

const inTreatment: Guide = {
  headline: 'הבקשה בטיפול, והתוצאה טרם פורסמה',
  doing: 'בדיקת הבקשה הסתיימה. אנחנו מכינים את התוצאות של כל הבקשות, והן מתפרסמות יחד.',
  todo: nothingToDo,
  next: 'ביום הפרסום נודיע לכם בדוא״ל ובמסרון, והתשובה תופיע כאן. אם יידרש מסמך נוסף לפני כן, נכתוב לכם.',
}

const appealInTreatment: Guide = {
  headline: 'הערעור בטיפול, והתשובה טרם פורסמה',
  doing: 'בדיקת הערעור הסתיימה. אנחנו מכינים את התשובות לערעורים, והן מתפרסמות יחד.',
  todo: nothingToDo,
  next: 'ביום הפרסום נודיע לכם בדוא״ל ובמסרון, והתשובה תופיע כאן.',
}

/** What a status means to its student; the personal area, the public page and the mails read the same rows. */
export const statusGuide = {
  NOT_STARTED: {
    headline: 'עוד לא התחלתם למלא את הבקשה',
    doing: 'עדיין אין בקשה לבדוק.',
    todo: 'מלאו את הבקשה, צרפו את המסמכים ושלחו אותה לפני שההרשמה נסגרת.',
    next: 'אחרי השליחה תקבלו אישור בדוא״ל ובמסרון, והבקשה תעבור לבדיקה.',
  },
  NOT_STARTED_CLOSED: {
    headline: 'ההרשמה סגורה',
    doing: 'לא נשלחה בקשה בתקופה הזאת, ולכן אין מה לבדוק.',
    todo: nothingNow,
    next: 'אפשר להגיש בקשה כשתיפתח ההרשמה הבאה.',
  },
  DRAFT: {
    headline: 'הבקשה שלכם עוד לא הוגשה',
    doing: 'מה שמילאתם שמור, ואפשר להמשיך מכל מכשיר. הבדיקה מתחילה רק אחרי השליחה.',
    todo: 'השלימו את מה שנותר ושלחו את הבקשה לפני שההרשמה נסגרת.',
    next: 'אחרי השליחה תקבלו אישור בדוא״ל ובמסרון, והבקשה תעבור לבדיקה.',
  },
  DRAFT_CLOSED: {
    headline: 'ההרשמה נסגרה והבקשה לא נשלחה',
    doing: 'הטיוטה שמורה לקריאה בלבד. בקשה שלא נשלחה אינה נבדקת.',
    todo: nothingNow,
    next: 'אפשר להגיש בקשה כשתיפתח ההרשמה הבאה. הטיוטה תימחק בתום תקופת השמירה.',
  },
  SUBMITTED: {
    headline: 'הבקשה הוגשה, ועכשיו תורנו',
    doing: 'אנחנו בודקים את התשובות ואת המסמכים ששלחתם.',
    todo: 'אין צורך לעשות דבר. אם יחסר משהו, נכתוב לכם בדוא״ל ובמסרון.',
    next: 'אם מסמך ידרוש החלפה, נחזיר אליכם את הבקשה לתיקון, פעם אחת. התשובות מתפרסמות יחד, ביום הפרסום.',
  },
  REPAIR_BACK_FOR: {
    headline: 'צריך להחליף מסמכים כדי שנמשיך',
    doing: 'בדקנו את הבקשה, והבדיקה ממתינה למסמכים המתוקנים.',
    todo: 'החליפו את כל המסמכים שסומנו ושלחו אותם יחד. אפשר לתקן פעם אחת בלבד.',
    next: 'אחרי השליחה נבדוק את המסמכים החדשים. אם לא יישלח תיקון עד המועד, הבקשה תיבדק כפי שהיא.',
  },
  REPAIR_BACK_FROM: {
    headline: 'התיקון התקבל, ועכשיו תורנו',
    doing: 'אנחנו בודקים את המסמכים שהחלפתם.',
    todo: nothingToDo,
    next: untilPublication,
  },
  REPAIR_BACK_FROM_TO: {
    headline: 'המועד לתיקון חלף',
    doing: 'לא נשלח תיקון עד המועד, ואנחנו בודקים את הבקשה כפי שהיא.',
    todo: 'אין מה לעשות עכשיו. אי אפשר עוד להחליף מסמכים בבקשה הזאת.',
    next: untilPublication,
  },
  UI_PROGRESS: inTreatment,
  TEAM_MANAGER_APPROVAL: inTreatment,
  WAITING_TO_BE_COMPUTED: inTreatment,
  DENIED: {
    headline: 'הבקשה לא אושרה',
    doing: 'סיימנו לבדוק את הבקשה, והיא אינה עומדת בתנאים לקבלת המלגה.',
    todo: mayAppeal,
    next: 'בלי ערעור הטיפול בבקשה מסתיים, ופרטי חשבון הבנק שמסרתם נמחקים. אפשר להגיש בקשה חדשה בתקופת הרשמה אחרת.',
  },
  REJECTED_BY_ACADEMIC_INSTITUTION: {
    headline: 'המוסד האקדמי לא אישר את הבקשה',
    doing: 'המוסד שבו אתם לומדים הודיע שאינו מאשר את הבקשה, והטיפול בה הסתיים.',
    todo: 'כדי לברר את הסיבה פנו למוסד. אם לדעתכם נפלה טעות, אפשר להגיש ערעור אחד, עד המועד האחרון לערעורים.',
    next: 'בלי ערעור הטיפול בבקשה מסתיים, ופרטי חשבון הבנק שמסרתם נמחקים.',
  },
  COMPUTED: {
    headline: 'התוצאה של הבקשה פורסמה',
    doing: 'הניקוד חושב לפי הנתונים שאימתנו, והתוצאה נקבעה.',
    todo: mayAppeal,
    next: 'אם מגיעה לכם מלגה, נעביר אותה ונודיע לכם. ערעור אינו מעכב את התשלום.',
  },
  INVALID_BANK: {
    headline: 'המלגה ממתינה לחשבון בנק תקין',
    doing: 'אי אפשר היה להעביר את התשלום לחשבון הרשום אצלנו. הסכום שמור לכם.',
    todo: 'אין צורך לעשות דבר עדיין. נכתוב לכם כשאפשר יהיה למסור חשבון אחר.',
    next: onlyHere,
  },
  INVALID_BANK_BACK_FOR_REPAIR: {
    headline: 'המלגה ממתינה לחשבון בנק תקין',
    doing: 'אי אפשר היה להעביר את התשלום לחשבון הרשום אצלנו. הסכום שמור לכם, ואין מועד אחרון לתיקון.',
    todo: 'הכינו פרטים של חשבון בנק על שמכם ואישור ניהול חשבון או צילום המחאה מבוטלת.',
    next: onlyHere,
  },
  INVALID_BANK_REPAIR_BACK_FROM: {
    headline: 'פרטי החשבון החדשים התקבלו',
    doing: 'אנחנו בודקים את פרטי החשבון החדשים. הסכום שמור לכם.',
    todo: nothingToDo,
    next: 'אחרי האישור נעביר את התשלום לחשבון החדש ונודיע לכם.',
  },
  INVALID_BANK_FIXED: {
    headline: 'פרטי החשבון החדשים אושרו',
    doing: 'התשלום ייכלל בהעברה הבאה לבנק.',
    todo: nothingToDo,
    next: 'נודיע לכם בדוא״ל ובמסרון כשהתשלום יושלם.',
  },
  SCHOLARSHIP_PAID: {
    headline: 'המלגה שולמה',
    doing: 'המלגה הועברה במלואה.',
    todo: 'ודאו שהסכום התקבל. אם לא התקבל, פנו אלינו.',
    next: 'הטיפול בבקשה הסתיים.',
  },
  APPEAL_SUBMITTED: {
    headline: 'הערעור הוגש, ועכשיו תורנו',
    doing: 'אנחנו בודקים את הערעור ואת המסמכים שצירפתם אליו.',
    todo: nothingToDo,
    next: 'אם מסמך ידרוש החלפה, נחזיר אליכם את הערעור לתיקון, פעם אחת. ערעור אינו מעכב תשלום ואינו מקטין מלגה.',
  },
  APPEAL_REPAIR_BACK_FOR: {
    headline: 'צריך להחליף מסמכים בערעור',
    doing: 'בדקנו את הערעור, והבדיקה ממתינה למסמכים המתוקנים.',
    todo: 'הכינו את המסמכים המתוקנים. אפשר לתקן פעם אחת בלבד, עד המועד האחרון.',
    next: 'אם לא יישלח תיקון עד המועד, הערעור ייבדק כפי שהוא.',
  },
  APPEAL_REPAIR_BACK_FROM: {
    headline: 'הערעור חזר לבדיקה',
    doing: 'אנחנו בודקים את הערעור עם מה שנשלח עד המועד.',
    todo: nothingToDo,
    next: 'התשובות לערעורים מתפרסמות יחד. ביום הפרסום נודיע לכם בדוא״ל ובמסרון.',
  },
  UI_APPEAL_PROGRESS: appealInTreatment,
  APPEAL_APPROVED: appealInTreatment,
  APPEAL_WAITING_CALCULATED: appealInTreatment,
  APPEAL_CALCULATED: {
    headline: 'הערעור התקבל',
    doing: 'הניקוד חושב מחדש בעקבות הערעור, והתוצאה החדשה פורסמה.',
    todo: nothingToDo,
    next: 'אם מגיע לכם סכום נוסף, נעביר את ההפרש ונודיע לכם.',
  },
  APPEAL_DENIED: {
    headline: 'הערעור נדחה',
    doing: 'בדקנו את הערעור, והתוצאה הקודמת נשארת בתוקף.',
    todo: nothingToDo,
    next: 'אפשר להגיש ערעור אחד בלבד, והטיפול בו הסתיים.',
  },
  APPEAL_PAID: {
    headline: 'המלגה שולמה בעקבות הערעור',
    doing: 'כל הסכום שמגיע לכם הועבר.',
    todo: 'ודאו שהסכום התקבל. אם לא התקבל, פנו אלינו.',
    next: 'הטיפול בבקשה הסתיים.',
  },
} as const satisfies Record<GuideKey, Guide>

export const journeyStages = {
  SUBMISSION: 'הגשה',
  REVIEW: 'בדיקה',
  DECISION: 'החלטה',
  RESULT: 'תוצאה',
  PAYMENT: 'תשלום',
} as const satisfies Record<JourneyStage, string>
