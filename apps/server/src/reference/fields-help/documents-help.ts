import type { documents } from '@milgo/domain/application/documents/questions'
import type { Help } from './help.ts'

const biometric: Help = {
  description: {
    he: 'תעודה ביומטרית היא כרטיס פלסטיק עם שבב. בתעודה כזו מצלמים את שני הצדדים וגם את הספח.',
    ar: 'بطاقة الهوية البيومترية هي بطاقة بلاستيكية فيها شريحة. في هذه الحالة يُصوَّر الوجهان والملحق أيضًا.',
    en: 'A biometric card is plastic with a chip. Photograph both of its sides, and the ID attachment (sefach).',
  },
}
const front: Help = {
  description: {
    he: 'צילום ישר וברור שרואים בו את כל ארבע הפינות, בלי השתקפויות.',
    ar: 'صورة مستقيمة وواضحة تظهر فيها الزوايا الأربع، من دون انعكاسات.',
    en: 'A straight, clear photograph with all four corners in it and no reflections.',
  },
}
const back: Help = {
  description: {
    he: 'הצד שבו מופיע מספר התעודה ופס הקריאה. נדרש רק בתעודה ביומטרית.',
    ar: 'الوجه الذي يظهر فيه رقم البطاقة وشريط القراءة. مطلوب في بطاقة الهوية البيومترية فقط.',
    en: 'The side with the card number and the reading strip. Only for a biometric card.',
  },
}
const attachment: Help = {
  description: {
    he: 'הספח פתוח לגמרי, כך שרואים בו את הכתובת ואת בני המשפחה.',
    ar: 'الملحق مفتوح بالكامل بحيث يظهر العنوان وأفراد العائلة.',
    en: 'The ID attachment (sefach) fully open, so that the address and the family can be read.',
  },
}
const certificate: Help = {
  title: { he: 'תעודה על ההורה', ar: 'شهادة عن الوالد/ة', en: 'Certificate about the parent' },
  description: {
    he: 'הורה שנפטר/ה: תעודת פטירה. נתק מהורה: תצהיר חתום בידי עורך דין.',
    ar: 'والد/ة متوفى/ة: شهادة وفاة. انقطاع عن والد/ة: تصريح مشفوع بالقسم من محامٍ.',
    en: 'A parent who died: the death certificate. Cut off from a parent: a declaration signed by a lawyer.',
  },
}
const incomeType: Help = {
  description: {
    he: 'מקור ההכנסה העיקרי. מי שאינם עובדים בוחרים ״לא עובד/ת״ ומצרפים אישור על כך.',
    ar: 'مصدر الدخل الرئيسي. من لا يعملون يختارون «لا يعمل/لا تعمل» ويرفقون مصادقة على ذلك.',
    en: 'The main source of income. Anyone who does not work chooses “Not working” and attaches a confirmation of it.',
  },
}
const allowance: Help = {
  description: {
    he: 'סוג הקצבה שמשלם המוסד לביטוח לאומי, כפי שמופיע באישור השנתי.',
    ar: 'نوع المخصصات التي تدفعها مؤسسة التأمين الوطني، كما يظهر في المصادقة السنوية.',
    en: 'The allowance paid by the National Insurance Institute, as in its yearly confirmation.',
  },
}
const incomeDocument: Help = {
  description: {
    he: 'שכירים: תלושי השכר האחרונים בקובץ אחד. עצמאים: שומת מס אחרונה. קצבה: אישור שנתי. לא עובד/ת: אישור על אי-העסקה.',
    ar: 'الأجراء: آخر قسائم الراتب في ملف واحد. المستقلون: آخر تقدير ضريبي. مخصصات: مصادقة سنوية. لا يعمل/لا تعمل: مصادقة على عدم العمل.',
    en: 'Employees: the latest payslips in one file. Self-employed: the last tax assessment. Allowance: the yearly confirmation. Not working: a confirmation of it.',
  },
}

/** The help texts of step 4. */
export const documentsHelp: Readonly<Record<keyof typeof documents.rows, Help>> = {
  isBiometricId: biometric,
  idFront: front,
  idBack: back,
  idAttachment: attachment,
  isParentOneBiometricId: biometric,
  parentOneIdFront: front,
  parentOneIdBack: back,
  parentOneIdAttachment: attachment,
  parentOneCertificate: certificate,
  isParentTwoBiometricId: biometric,
  parentTwoIdFront: front,
  parentTwoIdBack: back,
  parentTwoIdAttachment: attachment,
  parentTwoCertificate: certificate,
  confirmationStudies: {
    description: {
      he: 'אישור רשמי מהמוסד לשנת הלימודים הנוכחית, ובו שמכם, מספר הזהות וההיקף: 60% לפחות משני סמסטרים או 4 קורסים מתקדמים.',
      ar: 'مصادقة رسمية من المؤسسة للسنة الدراسية الحالية، وفيها اسمكم ورقم هويتكم وحجم الدراسة: 60% على الأقل من فصلين أو 4 مساقات متقدمة.',
      en: 'The institution’s confirmation for this academic year with your name, identity number and scope: at least 60% of two semesters, or 4 advanced courses.',
    },
  },
  approvalAnnualTuitionFees: {
    description: {
      he: 'אישור מהמוסד על שכר הלימוד לשנה כולה, לא קבלה על תשלום בודד.',
      ar: 'مصادقة من المؤسسة على القسط التعليمي للسنة كلها، وليس إيصالًا على دفعة واحدة.',
      en: 'The institution’s statement of tuition for the whole year, not a receipt for one payment.',
    },
  },
  siblingsStudyConfirmations: {
    description: {
      he: 'אישור לימודים לשנה הנוכחית לכל אח/ות סטודנט/ית עד גיל 30 שציינתם.',
      ar: 'مصادقة تعليم للسنة الحالية لكل أخ/أخت طالب/ة حتى سن 30 ممن ذكرتموهم.',
      en: 'A study confirmation of this year for each student sibling under 30 you listed.',
    },
  },
  bankAccountReference: {
    description: {
      he: 'אישור ניהול חשבון מהבנק או צילום המחאה מבוטלת. שמכם ומספר החשבון חייבים להופיע בו.',
      ar: 'مصادقة إدارة حساب من البنك أو صورة شيك ملغى. يجب أن يظهر فيها اسمكم ورقم الحساب.',
      en: 'The bank’s confirmation or a voided cheque. Your name and the account number must be on it.',
    },
  },
  parentOneIncomeType: incomeType,
  parentOneAllowance: allowance,
  parentOneIncomeDocument: incomeDocument,
  parentTwoIncomeType: incomeType,
  parentTwoAllowance: allowance,
  parentTwoIncomeDocument: incomeDocument,
  spouseIncomeType: incomeType,
  spouseAllowance: allowance,
  spouseIncomeDocument: {
    description: {
      he: 'תלושי שכר, שומה או אישור קצבה של בן/בת הזוג. אם אין ביניכם קשר, צרפו תצהיר של עורך דין.',
      ar: 'قسائم راتب أو تقدير ضريبي أو مصادقة مخصصات للزوج/ة. إذا لم يكن بينكما تواصل، فأرفقوا تصريحًا مشفوعًا بالقسم من محامٍ.',
      en: 'Your spouse’s payslips, assessment or allowance. If you are not in touch, attach a lawyer’s declaration.',
    },
  },
  candidateIncomeType: incomeType,
  candidateAllowance: allowance,
  candidateIncomeDocument: incomeDocument,
  armyTypeDocument: {
    description: {
      he: 'תעודת שחרור, אישור שירות לאומי או אזרחי, או אישור שירות למי שעדיין בשירות, עם תאריכי התחלה וסיום.',
      ar: 'شهادة تسريح، مصادقة خدمة وطنية أو مدنية، أو مصادقة خدمة لمن لا يزال يخدم، مع تاريخي البداية والنهاية.',
      en: 'A discharge certificate, a confirmation of national or civil service, or of ongoing service, with its dates.',
    },
  },
  reservistDocument: {
    description: {
      he: 'טופס 3010 מאתר המילואים של צה״ל, לטווח התאריכים שבשאלה.',
      ar: 'النموذج 3010 من موقع الاحتياط للجيش، للتواريخ المذكورة في السؤال.',
      en: 'Form 3010 from the army’s reserve site, for the dates of the question.',
    },
  },
  singleParentApproval: {
    description: {
      he: 'אישור רשמי על היותכם הורים עצמאיים, למשל מהמוסד לביטוח לאומי.',
      ar: 'مصادقة رسمية على أنكم عائلة أحادية الوالدين، مثلًا من مؤسسة التأمين الوطني.',
      en: 'An official confirmation that you are a single parent, for example from the National Insurance Institute.',
    },
  },
  disabilityDocuments: {
    description: {
      he: 'אישור בתוקף עם שם בן/בת המשפחה ואחוזי הנכות. מסמך אחד לכל שורה שמילאתם בשלב הקודם.',
      ar: 'مصادقة سارية المفعول مع اسم فرد العائلة ونسبة الإعاقة. مستند واحد لكل سطر في المرحلة السابقة.',
      en: 'A valid confirmation with the person’s name and percentage. One document for each line of the previous step.',
    },
  },
  newcomerDocument: {
    description: {
      he: 'תעודת העולה שלכם, כולל העמוד שבו תאריך העלייה.',
      ar: 'شهادة قادم/ة جديد/ة الخاصة بكم، بما فيها الصفحة التي تحمل تاريخ القدوم.',
      en: 'Your immigrant certificate, with the page that shows the date of immigration.',
    },
  },
  additionalDocument: {
    description: {
      he: 'לא חובה. מסמך שיעזור להבין את הבקשה ולא התבקש במקום אחר.',
      ar: 'اختياري. مستند يساعد على فهم الطلب ولم يُطلب في مكان آخر.',
      en: 'Optional. A document that helps to understand the application and was not asked for elsewhere.',
    },
  },
  approveIncomes: {
    description: {
      he: 'הכנסה שלא דווחה עלולה להביא לשלילת הזכאות. ודאו שצירפתם מסמך לכל מקור הכנסה.',
      ar: 'عدم الإبلاغ عن دخل قد يؤدي إلى إلغاء الاستحقاق. تأكدوا من أنكم أرفقتم مستندًا لكل مصدر دخل.',
      en: 'Unreported income may cost you the scholarship. Check that every source has its document.',
    },
  },
  declarationCorrectnessInformation: {
    description: {
      he: 'אחרי השליחה אי אפשר לשנות פרטים. עברו על התשובות לפני שאתם מאשרים.',
      ar: 'بعد الإرسال لا يمكن تغيير التفاصيل. راجعوا الإجابات قبل التأكيد.',
      en: 'After sending, nothing can be changed. Go over your answers before you confirm.',
    },
  },
}
