/** Why a decision of a review is not possible yet, or what is missing in it. */
export const reviewRefusals = {
  DOCUMENTS_NOT_LOOKED_AT: 'יש מסמכים שטרם נבדקו',
  DOCUMENTS_FLAGGED: 'יש מסמכים שסומנו לתיקון',
  CHECKLIST_INCOMPLETE: 'רשימת הבדיקה לא הושלמה',
  UNKNOWN_REASON: 'בחרו סיבה מהרשימה',
  REASON_NOT_FOR_DOCUMENT: 'הסיבה אינה מתאימה למסמך הזה. בחרו סיבה אחרת',
  NOTE_REQUIRED: 'הוסיפו הערה',
} as const
