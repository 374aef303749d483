import type { eligibility } from '@milgo/domain/eligibility/questions'
import type { Help, HelpKeyOf } from './help.ts'

/** The eligibility check. */
export const eligibilityHelp: Readonly<Record<HelpKeyOf<typeof eligibility.rows>, Help>> = {
  identityNumber: {
    description: {
      he: 'תשע ספרות, כולל ספרת הביקורת. מספר קצר יותר אפשר להקליד בלי האפסים שבתחילתו.',
      ar: 'تسعة أرقام مع رقم الفحص. الرقم الأقصر يمكن كتابته بدون الأصفار في بدايته.',
      en: 'Nine digits, the check digit included. A shorter number can be typed without its leading zeros.',
    },
  },
  eligibilityPhone: {
    description: {
      he: 'טלפון נייד ישראלי, עשר ספרות בלי מקפים. אליו יישלחו קוד האימות וקודי הכניסה, ולכן כדאי שיהיה לידכם.',
      ar: 'هاتف خلوي إسرائيلي، عشرة أرقام بدون شرطات. إليه يُرسل رمز التأكيد ورموز الدخول، لذا يُفضّل أن يكون بجانبكم.',
      en: 'An Israeli mobile phone, ten digits without dashes. The code and every later login code go there, so have it at hand.',
    },
  },
  email: {
    description: {
      he: 'כתובת שאתם קוראים באופן קבוע: אליה נשלחות כל ההודעות על הבקשה, ואיתה נכנסים לאזור האישי.',
      ar: 'عنوان تقرؤونه بانتظام: إليه تُرسل كل الرسائل حول الطلب، وبه تدخلون إلى المنطقة الشخصية.',
      en: 'An address that you read regularly: every message about the application goes there, and you log in with it.',
    },
  },
  emailConfirm: {
    description: {
      he: 'הקלידו את הכתובת שוב. אי אפשר להדביק בשדה הזה, כדי שטעות בהקלדה תתגלה.',
      ar: 'اكتبوا العنوان مرة أخرى. لا يمكن اللصق في هذا الحقل، كي يُكتشف الخطأ المطبعي.',
      en: 'Type the address again. Pasting is not possible here, so that a slip is noticed.',
    },
    show: false,
  },
  password: {
    description: {
      he: '8 עד 20 תווים, ובהם ספרה, אות גדולה ואות קטנה באנגלית. אל תשתמשו בסיסמה נפוצה או בפרטים שלכם.',
      ar: 'من 8 إلى 20 خانة، وفيها رقم وحرف كبير وحرف صغير بالإنجليزية. لا تستخدموا كلمة مرور شائعة أو تفاصيلكم الشخصية.',
      en: '8 to 20 characters with a digit, an uppercase and a lowercase Latin letter; no common password and none of your own details.',
    },
  },
  passwordConfirmation: {
    description: {
      he: 'אותה סיסמה בדיוק.',
      ar: 'كلمة المرور نفسها تمامًا.',
      en: 'Exactly the same password.',
    },
    show: false,
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
  receivedScholarshipName: {
    description: {
      he: 'השם כפי שהוא מופיע במכתב הזכאות או באתר של הגוף שנותן את המלגה.',
      ar: 'الاسم كما يظهر في رسالة الاستحقاق أو في موقع مقدّم المنحة.',
      en: 'The name as it stands in the award letter or on the provider’s site.',
    },
    show: false,
  },
  receivedScholarshipAmount: {
    description: {
      he: 'הסכום הכולל לשנת הלימודים בשקלים שלמים, עד 6 ספרות. מלגה מעל התקרה של התקופה אינה מאפשרת הגשה.',
      ar: 'المبلغ الكلي للسنة الدراسية بالشواقل الكاملة، حتى 6 أرقام. منحة أعلى من سقف الفترة لا تتيح تقديم طلب.',
      en: 'The whole sum for the academic year in full shekels, up to 6 digits. A scholarship above the period’s ceiling rules out an application.',
    },
  },
  notDeserter: {
    description: {
      he: 'הצהרה זו היא תנאי להגשת בקשה. מי שקיבלו פטור או דחייה כחוק אינם עריקים ואינם משתמטים.',
      ar: 'هذا التصريح شرط لتقديم الطلب. من حصلوا على إعفاء أو تأجيل قانوني ليسوا فارّين ولا متهرّبين.',
      en: 'This declaration is a condition for applying. Anyone lawfully exempted or deferred is neither a deserter nor a draft evader.',
    },
  },
  residencyStatus: {
    description: {
      he: 'כפי שרשום בתעודת הזהות.',
      ar: 'كما هو مسجّل في بطاقة الهوية.',
      en: 'As your identity card says.',
    },
  },
  termsConfirm: {
    description: {
      he: 'קראו את תנאי השימוש ואת מדיניות הפרטיות; הקישורים ליד התיבה. רגע האישור נשמר.',
      ar: 'اقرؤوا شروط الاستخدام وسياسة الخصوصية؛ الروابط بجانب المربع. تُحفظ لحظة الموافقة.',
      en: 'Read the terms of use and the privacy policy; the links stand beside the box. The time you tick the box is kept.',
    },
    show: false,
  },
  additionalConfirm: {
    description: {
      he: 'בלי האישור הזה אי אפשר לבדוק זכאות, כי הבדיקה שומרת ומעבדת את הפרטים שמסרתם.',
      ar: 'بدون هذه الموافقة لا يمكن فحص الاستحقاق، لأن الفحص يحفظ التفاصيل التي قدّمتموها ويعالجها.',
      en: 'Without it the check cannot run, because it keeps and processes the details you gave.',
    },
    show: false,
  },
}
