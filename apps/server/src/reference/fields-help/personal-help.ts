import type { personal } from '@milgo/domain/application/personal/questions'
import type { Help } from './help.ts'

const street: Help = {
  description: {
    he: 'שם הרחוב בלבד, עד 30 תווים. ביישוב של מועצה אזורית אפשר להשאיר ריק; ביישוב אחר שאין בו שמות רחובות כתבו את שם היישוב.',
    ar: 'اسم الشارع فقط، حتى 30 حرفًا. في بلدة تابعة لمجلس إقليمي يمكن ترك الحقل فارغًا، وفي بلدة أخرى بلا أسماء شوارع اكتبوا اسم البلدة.',
    en: 'The name of the street only, up to 30 characters. In a locality of a regional council it may stay empty; elsewhere, where streets have no names, write the name of the locality.',
  },
  show: false,
}
const home: Help = {
  description: {
    he: 'מספר הבית, ואם יש גם כניסה: למשל 12 א׳. ביישוב של מועצה אזורית אפשר להשאיר ריק; ביישוב אחר שאין בו מספרים כתבו 0.',
    ar: 'رقم البيت، ومع المدخل إن وُجد: مثلًا 12 أ. في بلدة تابعة لمجلس إقليمي يمكن ترك الحقل فارغًا، وفي بلدة أخرى بلا أرقام اكتبوا 0.',
    en: 'The house number, with its entrance if there is one, such as 12 A. In a locality of a regional council it may stay empty; elsewhere, without numbers, write 0.',
  },
  show: false,
}
const apartment: Help = {
  description: {
    he: 'בבית פרטי אפשר להשאיר ריק.',
    ar: 'في بيت مستقل يمكن ترك الحقل فارغًا.',
    en: 'Leave it empty if you live in a house.',
  },
  show: false,
}

/** The help texts of step 1. */
export const personalHelp: Readonly<Record<keyof typeof personal.rows, Help>> = {
  firstName: {
    description: {
      he: 'כפי שרשום בתעודת הזהות, עד 20 תווים.',
      ar: 'كما هو مسجّل في بطاقة الهوية، حتى 20 حرفًا.',
      en: 'As written in your identity card, up to 20 characters.',
    },
    show: false,
  },
  lastName: {
    description: {
      he: 'כפי שרשום בתעודת הזהות, עד 20 תווים וללא ספרות. החלפתם שם? ודאו שגם אישור הלימודים בשם החדש.',
      ar: 'كما هو مسجّل في بطاقة الهوية، حتى 20 حرفًا ومن دون أرقام. غيّرتم الاسم؟ تأكدوا أن مصادقة التعليم بالاسم الجديد أيضًا.',
      en: 'As written in your identity card, up to 20 characters, no digits. Changed your name? Check that the study confirmation carries the new one.',
    },
    show: false,
  },
  userId: {
    description: {
      he: 'המספר מקשר בין הבקשה למסמכים שלכם ומבטיח בקשה אחת לכל סטודנט/ית. הוא נשמר מוצפן. אי אפשר לשנות אותו כאן; נפלה טעות? פנו אלינו דרך ״יצירת קשר״.',
      ar: 'يربط الرقم بين الطلب ومستنداتكم، ويضمن طلبًا واحدًا فقط لكل طالب/ة. يُحفظ مشفّرًا ولا يمكن تغييره هنا. وقع خطأ؟ توجّهوا إلينا عبر «اتصلوا بنا».',
      en: 'The number ties your documents to the application, and lets each student apply only once. It is stored encrypted. It cannot be changed here; is there a mistake? Write to us from the contact page.',
    },
  },
  birthday: {
    description: {
      he: 'יום, חודש ושנה לפי תעודת הזהות. הגיל במועד שנקבע לתקופת ההרשמה קובע אילו שאלות על ההורים יוצגו.',
      ar: 'اليوم والشهر والسنة حسب بطاقة الهوية. يحدد العمر في التاريخ المقرر لفترة التسجيل أي أسئلة عن الوالدين ستظهر.',
      en: 'Day, month and year as in your identity card. Your age on the date set for the registration period decides which questions about parents appear.',
    },
  },
  birthdayHebrew: {
    description: {
      he: 'מחושב לפי התאריך הלועזי. נולדתם אחרי השקיעה? התאריך העברי הוא של היום הבא, ואפשר לתקן אותו.',
      ar: 'يُحتسب حسب التاريخ الميلادي. وُلدتم بعد غروب الشمس؟ عندها يكون التاريخ العبري لليوم التالي، ويمكن تعديله.',
      en: 'Computed from the date of birth. Born after sunset? The Hebrew date is that of the next day; you can correct it.',
    },
  },
  gender: {
    description: {
      he: 'כפי שרשום בתעודת הזהות, או ״אחר״. התשובה אינה משפיעה על הניקוד.',
      ar: 'كما هو مسجّل في بطاقة الهوية، أو «آخر». لا تؤثر الإجابة في النقاط.',
      en: 'As in your identity card, or “Other”. The answer does not change the score.',
    },
    show: false,
  },
  isReligiousSector: {
    description: {
      he: 'השאלה מוצגת רק לסטודנטיות במוסדות המוגדרים כדתיים. התשובה אינה משפיעה על הניקוד.',
      ar: 'يظهر السؤال فقط لطالبات المؤسسات المصنّفة مؤسسات دينية. لا تؤثر الإجابة في النقاط.',
      en: 'Asked only of women at institutions marked as religious. The answer does not change the score.',
    },
  },
  phone: {
    description: {
      he: 'לטלפון הזה נשלחים קודי הכניסה וההודעות על הבקשה. את המספר אפשר להחליף באזור האישי.',
      ar: 'نرسل إلى هذا الهاتف رموز الدخول والرسائل حول الطلب. يمكن تغيير الرقم في المنطقة الشخصية.',
      en: 'Login codes and messages about the application go to this phone. You can change the number in your personal area.',
    },
  },
  phoneAdditional: {
    description: {
      he: 'לא חובה: מספר שאפשר להשיג בו אתכם או בן/בת משפחה אם הטלפון הראשי לא עונה. 9 או 10 ספרות.',
      ar: 'اختياري: رقم يمكن الوصول عبره إليكم أو إلى أحد أفراد العائلة إذا لم يُجب هاتفكم الرئيسي. 9 أو 10 أرقام.',
      en: 'Optional: a number where you or a relative can be reached if your main phone does not answer. 9 or 10 digits.',
    },
  },
  addressByIdCity: {
    description: {
      he: 'היישוב שרשום בספח תעודת הזהות שלכם היום. הכתובת נבדקת מול הספח שתצרפו, ואינה משפיעה על הניקוד.',
      ar: 'البلدة المسجّلة اليوم في ملحق بطاقة هويتكم. يُقارَن العنوان بالملحق الذي سترفقونه، ولا يؤثر في النقاط.',
      en: 'The locality written today in your ID attachment (sefach). The address is compared with the attachment that you upload, and does not change the score.',
    },
  },
  addressByIdStreet: street,
  addressByIdHome: home,
  addressByIdApartment: apartment,
  addressesMatch: {
    description: {
      he: 'סמנו אם בזמן הלימודים אתם גרים בכתובת שבתעודת הזהות, והיא תועתק.',
      ar: 'ضعوا علامة إذا كنتم تسكنون أثناء الدراسة في العنوان المسجّل في بطاقة الهوية، وسيُنسخ.',
      en: 'Tick it if you live at the address of your identity card while you study; it is then copied.',
    },
  },
  addressWhileStudyingCity: {
    description: {
      he: 'היישוב שבו אתם גרים בימי הלימודים, גם אם הדירה שכורה או במעונות. הכתובת עוזרת להבין את הבקשה, ואינה משפיעה על הניקוד.',
      ar: 'البلدة التي تسكنون فيها أيام الدراسة، حتى لو كان السكن شقة مستأجرة أو في مساكن الطلبة. يساعد العنوان على فهم الطلب، ولا يؤثر في النقاط.',
      en: 'Where you live on days of study, also when the flat is rented or in a dormitory. The address helps to understand the application, and does not change the score.',
    },
  },
  addressWhileStudyingStreet: street,
  addressWhileStudyingHome: home,
  addressWhileStudyingApartment: apartment,
  isUnder18address: {
    description: {
      he: 'סמנו אם לא גרתם בישראל כשמלאו לכם 18. הניקוד על היישוב נקבע אז בערך קבוע.',
      ar: 'ضعوا علامة إذا لم تسكنوا في إسرائيل عند بلوغكم 18. عندها يكون عدد النقاط عن البلدة ثابتًا.',
      en: 'Tick it if you did not live in Israel when you turned 18. The points for the locality are then a fixed number.',
    },
  },
  under18City: {
    description: {
      he: 'היישוב שבו גרתם כשמלאו לכם 18 או לפני כן. האשכול החברתי-כלכלי שלו נכלל בניקוד.',
      ar: 'البلدة التي سكنتم فيها عند بلوغكم 18 أو قبل ذلك. يُؤخذ عنقودها الاجتماعي الاقتصادي في الحسبان عند احتساب النقاط.',
      en: 'Where you lived when you turned 18 or before. Its socio-economic cluster is part of the score.',
    },
  },
  under18District: {
    description: {
      he: 'בחרו את השכונה ביישוב שבו גרתם בגיל 18. אם השכונה אינה ברשימה, בחרו ״אחר״.',
      ar: 'اختاروا الحي في البلدة التي سكنتم فيها في سن 18. إذا لم يكن الحي في القائمة، اختاروا «آخر».',
      en: 'The neighbourhood where you lived at 18. If it is not in the list, choose “Other”.',
    },
  },
  under18Street: street,
  under18Home: home,
  neighborhoodConfirmCheckbox: {
    description: {
      he: 'היישוב והשכונה נכללים בניקוד ונבדקים, ולכן אשרו אותם לפני שאתם ממשיכים.',
      ar: 'تُحتسب النقاط أيضًا حسب البلدة والحي، ويجري فحصهما، لذلك أكّدوهما قبل المتابعة.',
      en: 'Locality and neighbourhood count in the score and are checked, so they are confirmed before you go on.',
    },
  },
  isBachelor: {
    description: {
      he: 'המלגה מיועדת לתואר ראשון אחד. סמנו ״כן״ גם אם התחלתם תואר ראשון ולא סיימתם.',
      ar: 'المنحة مخصّصة للقب أول واحد. اختاروا «نعم» حتى لو بدأتم لقبًا أول ولم تنهوه.',
      en: 'The scholarship is for one bachelor’s degree. Answer yes also if you began one and did not finish it.',
    },
  },
  school: {
    description: {
      he: 'המוסד נלקח מבדיקת הזכאות. עברתם מוסד? פנו אלינו לפני שליחת הבקשה.',
      ar: 'المؤسسة مأخوذة من فحص الاستحقاق. انتقلتم إلى مؤسسة أخرى؟ توجّهوا إلينا قبل إرسال الطلب.',
      en: 'The institution comes from the eligibility check. Have you moved to another one? Write to us before you send the application.',
    },
  },
  year: {
    description: {
      he: 'שנת הלימודים שבה אתם רשומים השנה, לפי אישור הלימודים.',
      ar: 'السنة الدراسية التي أنتم مسجلون فيها هذا العام، حسب مصادقة التعليم.',
      en: 'The year in which you are enrolled now, as in the study confirmation.',
    },
  },
  field: {
    description: {
      he: 'תחום הלימודים הראשי. אם אינו ברשימה, בחרו ״אחר״ וכתבו אותו.',
      ar: 'مجال الدراسة الرئيسي. إذا لم يكن في القائمة، اختاروا «آخر» واكتبوه.',
      en: 'Your main field. If it is not in the list, choose “Other” and write it.',
    },
  },
  otherField: {
    description: {
      he: 'שם החוג או המסלול כפי שהוא מופיע באישור הלימודים, עד 30 תווים.',
      ar: 'اسم القسم أو المسار كما يظهر في مصادقة التعليم، حتى 30 حرفًا.',
      en: 'The department or programme as in the study confirmation, up to 30 characters.',
    },
  },
  additionalField: {
    description: {
      he: 'לא חובה: רק אם אתם לומדים בתואר דו-חוגי.',
      ar: 'اختياري: فقط إذا كنتم تدرسون لقبًا ثنائي التخصص.',
      en: 'Optional: only if you study two fields.',
    },
  },
  additionalAnotherFieldOfStudy: {
    description: {
      he: 'שם החוג הנוסף כפי שהוא מופיע באישור הלימודים, עד 30 תווים.',
      ar: 'اسم القسم الإضافي كما يظهر في مصادقة التعليم، حتى 30 حرفًا.',
      en: 'The second department as in the study confirmation, up to 30 characters.',
    },
  },
  isEducationalStudent: {
    description: {
      he: 'סמנו אם התואר שאתם לומדים הוא B.Ed או כולל תעודת הוראה.',
      ar: 'ضعوا علامة إذا كان اللقب الذي تدرسونه B.Ed أو يشمل شهادة تدريس.',
      en: 'Tick it if you study for a B.Ed, or a degree with a teaching certificate.',
    },
  },
  militaryServiceType: {
    description: {
      he: 'השירות שהשלמתם או שאתם משרתים בו. משך השירות נכלל בניקוד. לא שירתתם? בחרו ״לא שירתתי״.',
      ar: 'الخدمة التي أنهيتموها أو تؤدونها. تدخل مدة الخدمة في احتساب النقاط. لم تخدموا؟ اختاروا «لم أخدم».',
      en: 'The service you completed or are in. Its length is part of the score. If you did not serve, choose that answer.',
    },
  },
  serviceMonths: {
    description: {
      he: 'מספר החודשים המלאים לפי תעודת השחרור או אישור השירות.',
      ar: 'عدد الأشهر الكاملة حسب شهادة التسريح أو مصادقة الخدمة.',
      en: 'Full months, as in the discharge certificate or the confirmation of service.',
    },
  },
  isReservist: {
    title: { he: 'שירות מילואים', ar: 'خدمة الاحتياط', en: 'Reserve duty' },
    description: {
      he: 'נספרים רק ימי מילואים בטווח התאריכים שבשאלה. צרפו טופס 3010 בשלב המסמכים.',
      ar: 'تُحتسب فقط أيام الاحتياط ضمن التواريخ المذكورة في السؤال. أرفقوا النموذج 3010 في مرحلة المستندات.',
      en: 'Only days of reserve duty within the dates of the question count. Attach form 3010 in the documents step.',
    },
  },
  daysInReserve: {
    description: {
      he: 'סך הימים בטווח התאריכים שבשאלה, כפי שמופיע בטופס 3010.',
      ar: 'مجموع الأيام ضمن التواريخ المذكورة في السؤال، كما يظهر في النموذج 3010.',
      en: 'All days within the dates of the question, as in form 3010.',
    },
  },
}
