import type { LabelWordsOf, OptionWordsOf, PlaceWordsOf } from '@milgo/domain/answers/words-of'
import type { EligibilityRuleCode } from '@milgo/domain/eligibility/codes'
import type { EligibilityState } from '@milgo/domain/eligibility/form-state'
import type { EligibilityModal } from '@milgo/domain/eligibility/modals'
import type { eligibility } from '@milgo/domain/eligibility/questions'

export const eligibilityQuestions = {
  identityNumber: 'מספר תעודת זהות',
  phone: 'טלפון נייד',
  email: 'דואר אלקטרוני',
  emailConfirm: 'אימות דואר אלקטרוני',
  password: 'סיסמה',
  passwordConfirmation: 'אימות סיסמה',
  academicInstitution: 'מוסד לימודים',
  currentlyStudying: 'לימודים נוכחיים',
  otherBachelor: 'האם יש לך תואר ראשון נוסף?',
  eligibleForAssistance: 'האם את/ה זכאי/ת לסיוע?',
  scholarships: 'האם את/ה מקבל/ת אחת מהמלגות הבאות?',
  receivedScholarship: 'האם קיבלת מלגה אחרת?',
  receivedScholarshipName: 'שם המלגה',
  receivedScholarshipAmount: 'סכום המלגה בש״ח',
  notDeserter: 'אני מצהיר/ה כי איני עריק/ה ואיני משתמט/ת משירות',
  residencyStatus: 'מעמד אזרחי',
  termsConfirm: 'קראתי ואני מאשר/ת את תנאי השימוש ואת מדיניות הפרטיות',
  additionalConfirm: 'ידוע לי שהפרטים שמסרתי נשמרים ומעובדים לפי תנאי השימוש ומדיניות הפרטיות',
} as const satisfies LabelWordsOf<typeof eligibility.rows>

export const eligibilityPlaces = {
  account: 'פרטי הזדהות והתקשרות',
  studies: 'פרטי לימודים',
  aid: 'מלגות',
  declarations: 'הצהרות',
} as const satisfies PlaceWordsOf<typeof eligibility.rows>

export const eligibilityOptions = {
  currentlyStudying: {
    BACHELOR: 'תואר ראשון',
    PREPARATORY: 'מכינה קדם-אקדמית',
    MAHAT: 'לימודי הנדסאי או טכנאי (מה״ט)',
    OTHER: 'אחר',
  },
  scholarships: {
    MAROM: 'מלגת מרום',
    TENA: 'מלגת טנא',
    IRTIKA: 'מלגת אירתקא',
    PERACH: 'מלגת פר״ח',
    NONE: 'אף אחת מהן',
  },
  residencyStatus: {
    CITIZEN: 'אזרח/ית ישראל',
    RESIDENT: 'תושב/ת קבע',
    NONE: 'אף אחד מהם',
  },
} as const satisfies OptionWordsOf<typeof eligibility.rows>

export const eligibilityStates = {
  NEW: 'בדיקת זכאות',
  CHECKED: 'אימות קוד חד-פעמי',
  FAILED: 'אינך זכאי/ת להגיש בקשה',
  CONFIRMED: 'הזכאות אומתה',
} as const satisfies Record<EligibilityState, string>

export const eligibilityRefusals = {
  NOT_RESIDENT: 'המלגה מיועדת למי שיש לו/לה אזרחות ישראלית או תושבות קבע',
  NOT_STUDYING: 'המלגה מיועדת ללומדים לתואר ראשון, במכינה קדם-אקדמית או בלימודי הנדסאי וטכנאי (מה״ט)',
  OTHER_BACHELOR: 'המלגה אינה ניתנת למי שיש לו/לה תואר ראשון נוסף',
  OTHER_SCHOLARSHIP: 'לא ניתן לקבל מלגה זו לצד מלגת מרום, טנא, אירתקא או פר״ח',
  SCHOLARSHIP_AMOUNT: 'סכום המלגה האחרת שקיבלת גבוה מ־{ceiling} ש״ח',
  DESERTER: 'לא הצהרת כי אינך עריק/ה ואינך משתמט/ת משירות',
  USER_EXIST: 'משתמש זה כבר רשום במערכת',
  PERIOD_CLOSED: 'ההרשמה סגורה',
} as const satisfies Record<EligibilityRuleCode, string>

export const eligibilityModals = {
  eligibilityOnLoad: {
    header: 'לפני שמתחילים',
    text: 'כמה שאלות קצרות יבדקו אם ניתן להגיש בקשה. כדאי להכין תעודת זהות וטלפון נייד',
    positive: 'התחלה',
    negative: 'חזרה לדף הבית',
  },
  eligibilityConfirm: {
    header: 'אישור פרטי הזכאות',
    text: 'לא ניתן לשנות את הפרטים לאחר הבדיקה. האם הפרטים נכונים?',
    positive: 'בדיקת זכאות',
    negative: 'ביטול',
  },
  eligibilityExit: {
    header: 'יציאה מבדיקת הזכאות',
    text: 'הפרטים שהוזנו לא יישמרו. לצאת?',
    positive: 'יציאה',
    negative: 'ביטול',
  },
} as const satisfies Record<EligibilityModal, Record<'header' | 'text' | 'positive' | 'negative', string>>

export const eligibilityTexts = {
  notEligibleTitle: 'אינך עומד/ת בתנאי הסף',
  notEligibleSubtitle: 'להלן הסיבות לאי-הזכאות:',
  statementWillBeChecked: 'ההצהרה תיבדק',
  otpCode: 'קוד חד-פעמי',
  check: 'בדיקת זכאות',
  exit: 'יציאה',
  backToHome: 'חזרה לדף הבית',
} as const
