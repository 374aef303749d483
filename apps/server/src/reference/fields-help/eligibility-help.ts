import type { eligibility } from '@milgo/domain/eligibility/questions'
import type { Help } from './help.ts'

/** The eligibility check; a question that explains itself has none. */
export const eligibilityHelp: Readonly<Partial<Record<keyof typeof eligibility.rows, Help>>> = {
  identityNumber: {
    description: {
      he: 'תשע ספרות, כולל ספרת הביקורת. מספר קצר יותר אפשר להקליד בלי האפסים שבתחילתו.',
      ar: 'تسعة أرقام مع رقم الفحص. الرقم الأقصر يمكن كتابته بدون الأصفار في بدايته.',
      en: 'Nine digits, the check digit included. A shorter number can be typed without its leading zeros.',
    },
  },
  academicInstitution: {
    description: {
      he: 'המוסד שבו אתם לומדים השנה. הקלידו חלק מהשם כדי לחפש.',
      ar: 'المؤسسة التي تدرسون فيها هذه السنة. اكتبوا جزءًا من الاسم للبحث.',
      en: 'Where you study this year. Type part of the name to search.',
    },
  },
  currentlyStudying: {
    description: {
      he: 'המלגה מיועדת ללומדים לתואר ראשון, במכינה קדם-אקדמית או בלימודי הנדסאי וטכנאי.',
      ar: 'المنحة مخصّصة لمن يدرسون للقب أول أو في سنة تحضيرية أو للهندسة التطبيقية.',
      en: 'The scholarship is for students of a bachelor’s degree, a preparatory programme or practical engineering.',
    },
  },
  otherBachelor: {
    description: {
      he: 'תואר ראשון שכבר סיימתם, נוסף על הלימודים של השנה.',
      ar: 'لقب أول سبق أن أنهيتموه، إضافة إلى دراسة هذه السنة.',
      en: 'A bachelor’s degree that you have already finished, beside this year’s studies.',
    },
  },
  eligibleForAssistance: {
    description: {
      he: 'האם המכינה אישרה שאתם זכאים לסיוע. גם אם התשובה שלילית אפשר להמשיך: ההצהרה תיבדק.',
      ar: 'هل أكّدت السنة التحضيرية أنكم تستحقون المساعدة. يمكن المتابعة حتى لو كانت الإجابة لا: سيُفحص التصريح.',
      en: 'Whether the preparatory programme has confirmed that you are eligible for assistance. You can go on with “no” as well: the statement is checked.',
    },
  },
  scholarships: {
    description: {
      he: 'מלגות שאי אפשר לקבל לצד המלגה הזאת. לא קיבלתם אף אחת מהן? השאירו ״אף אחת מהן״.',
      ar: 'منح لا يمكن الحصول عليها إلى جانب هذه المنحة. لم تحصلوا على أيّ منها؟ اتركوا «لا شيء مما ذُكر».',
      en: 'Scholarships that cannot be received beside this one. If you receive none of them, leave “None of these”.',
    },
  },
  receivedScholarship: {
    description: {
      he: 'כל מלגה אחרת לשנת הלימודים הזאת, ממוסד, מקרן או מעמותה.',
      ar: 'أي منحة أخرى لهذه السنة الدراسية، من مؤسسة أو صندوق أو جمعية.',
      en: 'Any other scholarship for this academic year, from an institution, a fund or an association.',
    },
  },
  residencyStatus: {
    description: {
      he: 'כפי שרשום בתעודת הזהות.',
      ar: 'كما هو مسجّل في بطاقة الهوية.',
      en: 'As your identity card says.',
    },
  },
}
