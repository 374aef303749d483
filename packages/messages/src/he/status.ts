import type { RevisionRefusal } from '@milgo/domain/result/revision'
import type { ActorRole } from '@milgo/domain/status/actor'
import type { DisplayStatus } from '@milgo/domain/status/display'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { EventName } from '@milgo/domain/status/request-event'
import type { StudentAction } from '@milgo/domain/status/student-action'

export const statuses = {
  DRAFT: 'טיוטה',
  SUBMITTED: 'הבקשה הוגשה',
  DENIED: 'הבקשה נדחתה',
  TEAM_MANAGER_APPROVAL: 'ממתינה לאישור ראש צוות',
  WAITING_TO_BE_COMPUTED: 'ממתינה לחישוב הניקוד',
  REPAIR_BACK_FOR: 'הוחזרה לתיקון',
  REPAIR_BACK_FROM: 'התיקונים הוגשו',
  REPAIR_BACK_FROM_TO: 'התיקונים הוגשו – בבדיקה חוזרת',
  COMPUTED: 'הניקוד חושב',
  SCHOLARSHIP_PAID: 'המלגה שולמה',
  APPEAL_SUBMITTED: 'הערעור הוגש',
  APPEAL_CALCULATED: 'הניקוד חושב מחדש בעקבות הערעור',
  APPEAL_PAID: 'המלגה שולמה בעקבות הערעור',
  APPEAL_DENIED: 'הערעור נדחה',
  APPEAL_WAITING_CALCULATED: 'הערעור ממתין לחישוב הניקוד',
  APPEAL_APPROVED: 'הערעור אושר',
  APPEAL_REPAIR_BACK_FOR: 'הערעור הוחזר לתיקון',
  APPEAL_REPAIR_BACK_FROM: 'תיקוני הערעור הוגשו',
  INVALID_BANK: 'פרטי חשבון הבנק שגויים',
  INVALID_BANK_BACK_FOR_REPAIR: 'פרטי חשבון הבנק הוחזרו לתיקון',
  INVALID_BANK_REPAIR_BACK_FROM: 'פרטי חשבון הבנק המתוקנים הוגשו',
  INVALID_BANK_FIXED: 'פרטי חשבון הבנק תוקנו',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'נדחתה על ידי המוסד האקדמי',
  UI_PROGRESS: 'הבקשה בטיפול',
  UI_APPEAL_PROGRESS: 'הערעור בטיפול',
} as const satisfies Record<DisplayStatus, string>

/** What happened to an application, in the past: the timeline and the audit trail say it with who did it. */
export const statusEvents = {
  SUBMIT: 'הוגשה הבקשה',
  RETURN_FOR_REPAIR: 'מסמכים הוחזרו לתיקון',
  CANCEL_RETURN: 'ההחזרה לתיקון בוטלה',
  SUBMIT_CORRECTIONS: 'הוגשו תיקונים',
  WINDOW_LAPSES: 'המועד להגשת התיקונים חלף',
  APPROVE: 'הבקשה אושרה',
  DENY: 'הוחלט לדחות את הבקשה',
  INSTITUTION_REJECTS: 'המוסד האקדמי דחה את הבקשה',
  WITHDRAW_REJECTION: 'בוטלה דחיית המוסד שהמתינה',
  SEND_BACK_TO_REVIEW: 'הבקשה הוחזרה לבדיקה',
  CONFIRM: 'ראש צוות אישרו את הבקשה',
  COMPUTE: 'חושב הניקוד',
  REOPEN: 'הבקשה נפתחה מחדש',
  REVISE: 'התוצאה שפורסמה שונתה',
  PAYMENT_CONFIRMED: 'התשלום אושר',
  ACCOUNT_NEEDED: 'נדרש חשבון בנק אחר',
  NOTHING_DUE: 'לא נותר סכום לתשלום',
  ASK_FOR_BANK_FIX: 'התבקש תיקון של פרטי חשבון הבנק',
  FIX_BANK_DETAILS: 'הוגשו פרטי חשבון בנק מתוקנים',
  ACCEPT_BANK_FIX: 'פרטי חשבון הבנק המתוקנים התקבלו',
  ASK_FOR_BANK_FIX_AGAIN: 'התבקש שוב תיקון של פרטי חשבון הבנק',
  APPEAL: 'הוגש ערעור',
  APPROVE_APPEAL: 'הוחלט לאשר את הערעור',
  DENY_APPEAL: 'הוחלט לדחות את הערעור',
  QUEUE_APPEAL: 'הערעור הועבר לחישוב הניקוד',
  ENTER_FIGURES: 'הוזנו נתונים מאומתים',
  SAVE_FOR_STUDENT: 'נשמר בשם הסטודנט/ית',
  PROPOSE_REVISION: 'הוצע שינוי של התוצאה שפורסמה',
  UPDATE_APPEAL: 'הערעור עודכן',
  PUBLISH: 'פורסמה התוצאה',
} as const satisfies Record<EventName, string>

export const actors = {
  STUDENT: 'סטודנט/ית',
  REVIEWER: 'בודק/ת',
  MANAGER: 'ראש צוות',
  FINANCE: 'כספים',
  SYSTEM: 'המערכת',
  INSTITUTION_LIST: 'רשימת המוסד האקדמי',
} as const satisfies Record<ActorRole, string>

export const statusRefusals = {
  WRONG_STATUS: 'אי אפשר לבצע את הפעולה במצבה הנוכחי של הבקשה',
  WRONG_ACTOR: 'אין לכם הרשאה לפעולה הזאת',
  PERIOD_CLOSED: 'ההרשמה סגורה',
  APPEALS_CLOSED: 'תקופת הערעורים סגורה',
  RESULT_NOT_PUBLISHED: 'התוצאה טרם פורסמה',
  ALREADY_CORRECTED: 'אפשר לתקן בקשה פעם אחת בלבד',
  CORRECTION_WINDOW_LAPSED: 'המועד להגשת התיקונים חלף',
  CORRECTION_WINDOW_OPEN: 'המועד להגשת התיקונים טרם חלף',
  REASON_REQUIRED: 'ציינו סיבה',
  ALREADY_APPEALED: 'אפשר להגיש ערעור אחד בלבד לכל בקשה',
  RESULT_PUBLISHED: 'התוצאה כבר פורסמה',
  FLAGS_REQUIRED: 'סמנו לפחות מסמך אחד לתיקון',
  FIGURES_INCOMPLETE: 'השלימו את הנתונים המאומתים',
  REJECTION_WAITS_FOR_REVIEW: 'ראש צוות יכולים להחיל את דחיית המוסד רק לאחר שבודק/ת לקחו שוב את הבקשה לטיפול',
  NO_REJECTION_WAITING: 'בבקשה זו לא ממתינה דחייה של המוסד',
  NOT_YOUR_RETURN: 'רק מי שהחזירו את הבקשה, או ראש צוות, יכולים לבטל את ההחזרה',
  SECOND_PERSON_REQUIRED: 'נדרש אדם אחר: מי שטיפלו בבקשה אינם יכולים לבצע פעולה זו',
  PAYMENT_STILL_DUE: 'נותר סכום לתשלום או תשלום בדרך',
  ACCOUNT_USABLE: 'חשבון הבנק הקיים תקין לתשלום',
  APPEAL_OPEN: 'ערעור מחכה לתשובה: אפשר לתקן את התוצאה אחרי שהתשובה תפורסם',
  REVISION_WAITING: 'הצעה אחרת לתיקון התוצאה כבר מחכה לחתימה',
  REVISION_CHANGES_NOTHING: 'התיקון לא משנה את הניקוד ולא את סכום המלגה',
  REVISION_OUTDATED: 'מאז שההצעה נכתבה השתנה מה שהיא נשענת עליו. משכו אותה והציעו מחדש',
} as const satisfies Record<RevisionRefusal, string>

export const studentActions = {
  FILL_FORM: 'המשך מילוי הבקשה',
  FIX_DOCUMENTS: 'תיקון המסמכים',
  APPEAL: 'הגשת ערעור',
  UPDATE_APPEAL: 'עדכון הערעור',
  FIX_APPEAL: 'תיקון הערעור',
  FIX_BANK_DETAILS: 'תיקון פרטי חשבון בנק',
  VIEW_SUBMITTED_COPY: 'צפייה בבקשה שנשלחה',
  VIEW_APPEAL: 'צפייה בערעור',
  VIEW_RESULT: 'צפייה בתוצאה ובפירוט הניקוד',
} as const satisfies Record<StudentAction, string>

export const publishStates = {
  '0': 'טרם פורסם',
  '1': 'התוצאה פורסמה',
  '2': 'תוצאת הערעור פורסמה',
} as const satisfies Record<PublishState, string>
