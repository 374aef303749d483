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
  otherBachelor: 'האם יש לכם תואר ראשון נוסף?',
  eligibleForAssistance: 'האם אתם זכאים לסיוע?',
  scholarships: 'האם אתם מקבלים אחת מהמלגות הבאות?',
  receivedScholarship: 'האם קיבלתם מלגה אחרת?',
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
  FAILED: 'אינכם זכאים להגיש בקשה',
  CONFIRMED: 'הזכאות אומתה',
} as const satisfies Record<EligibilityState, string>

export const eligibilityRefusals = {
  NOT_RESIDENT: 'המלגה מיועדת למי שיש להם אזרחות ישראלית או תושבות קבע',
  NOT_STUDYING: 'המלגה מיועדת למי שלומדים לתואר ראשון, במכינה קדם-אקדמית או במסלול הנדסאי או טכנאי (מה״ט)',
  OTHER_BACHELOR: 'המלגה אינה ניתנת למי שיש להם תואר ראשון נוסף',
  OTHER_SCHOLARSHIP: 'אי אפשר לקבל מלגה זו לצד מלגת מרום, טנא, אירתקא או פר״ח',
  SCHOLARSHIP_AMOUNT: 'סכום המלגה האחרת שקיבלתם גבוה מ־\u2066₪{ceiling}\u2069',
  DESERTER: 'חסרה ההצהרה שאינכם עריקים או משתמטים משירות',
  USER_EXIST: 'חשבון עם הפרטים האלה כבר רשום במערכת',
  PERIOD_CLOSED: 'ההרשמה סגורה',
} as const satisfies Record<EligibilityRuleCode, string>

export const eligibilityModals = {
  eligibilityOnLoad: {
    header: 'לפני שמתחילים',
    text: 'הבדיקה נמשכת כשלוש דקות. הכינו תעודת זהות, טלפון נייד לקבלת קוד ופרטים על מלגות אחרות שקיבלתם. הפרטים נשמרים רק אם נמצאתם זכאים להגיש בקשה.',
    positive: 'מתחילים',
    negative: 'חזרה לדף הבית',
  },
  eligibilityConfirm: {
    header: 'אישור פרטי הזכאות',
    text: 'בדקו שוב את מספר הזהות, הטלפון והדוא״ל. הקוד וההודעות יישלחו לטלפון ולדוא״ל האלה, ובטופס הבקשה כבר אי אפשר לשנות אותם.',
    positive: 'הפרטים נכונים',
    negative: 'חזרה לתיקון',
  },
  eligibilityExit: {
    header: 'יציאה מבדיקת הזכאות',
    text: 'הפרטים שמילאתם לא יישמרו. לצאת בכל זאת?',
    positive: 'יציאה',
    negative: 'המשך הבדיקה',
  },
} as const satisfies Record<EligibilityModal, Record<'header' | 'text' | 'positive' | 'negative', string>>

export const eligibilityTexts = {
  lead: 'כמה שאלות קצרות וקוד לטלפון, ואפשר להתחיל למלא את הבקשה.',
  next: {
    title: 'מה קורה עכשיו',
    check: 'עונים על השאלות ובודקים זכאות',
    code: 'מקבלים קוד חד-פעמי לטלפון הנייד',
    form: 'ממשיכים ישר לטופס הבקשה',
  },
  storedInTab: 'מה שמילאתם נשאר בלשונית הזאת לחצי שעה, גם אם הדף נטען מחדש. הסיסמה אינה נשמרת.',
  remaining: {
    one: 'נותר פרט אחד להשלמה',
    two: 'נותרו שני פרטים להשלמה',
    other: 'נותרו {count} פרטים להשלמה',
  },
  ready: 'הכול מלא, אפשר לבדוק',
  check: 'בדיקת זכאות',
  checking: 'בודקים…',
  exit: 'יציאה',
  statementWillBeChecked: 'ההצהרה תיבדק',
  passwordHelp: 'בעזרת הסיסמה תיכנסו למערכת בפעם הבאה',
  phoneHelp: 'לטלפון הזה יישלח הקוד',
  eligible: 'אפשר להגיש בקשה. נשאר רק לאמת את הטלפון.',
  notEligibleTitle: 'אינכם עומדים בתנאי הסף',
  notEligibleSubtitle: 'להלן הסיבות לאי-הזכאות:',
  notStored: 'לא שמרנו את הפרטים שמסרתם.',
  userExistsTitle: 'כבר נרשמתם',
  userExistsText:
    'בתקופת ההרשמה הזאת כבר יש חשבון עם מספר הזהות, הטלפון או הדוא״ל שמסרתם. אפשר להיכנס אליו ולהמשיך מהמקום שבו עצרתם.',
  backToForm: 'חזרה לשאלות',
  attemptOver: 'הבדיקה הזאת כבר אינה בתוקף: עברה יותר מיממה. אפשר לשלוח שוב ולקבל קוד חדש.',
  pendingCode: {
    text: 'קוד כבר נשלח לטלפון {phone}, ואפשר להזין אותו. אם תבדקו עם פרטים אחרים, יישלח קוד חדש.',
    action: 'להזנת הקוד',
  },
  passwordAgain: {
    text: 'קוד חד-פעמי נשלח לטלפון {phone}. הדף נטען מחדש, ולכן הזינו קודם את הסיסמה שבחרתם בבדיקה.',
    help: 'הסיסמה אינה נשמרת בדפדפן. בלעדיה אי אפשר לאמת את הקוד או לקבל קוד חדש.',
    refused:
      'הסיסמה אינה הסיסמה שבחרתם בבדיקה, או שהבדיקה כבר אינה בתוקף. נסו סיסמה אחרת, או חזרו לשאלות ושלחו אותן שוב.',
    goOn: 'המשך להזנת הקוד',
  },
  backToHome: 'חזרה לדף הבית',
  closedText: 'אי אפשר לבדוק זכאות עכשיו. מי שכבר התחילו בקשה יכולים להיכנס ולעקוב אחריה.',
  upcomingText: 'בדיקת הזכאות תיפתח יחד עם ההרשמה.',
  loadFailed: 'לא הצלחנו לטעון את בדיקת הזכאות',
  loadFailedText: 'ייתכן שהחיבור נקטע לרגע או שהמערכת עמוסה. אפשר לנסות שוב.',
} as const
