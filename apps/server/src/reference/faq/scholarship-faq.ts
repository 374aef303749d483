import type { FaqTexts } from './faq-texts.ts'

/** About the scholarship: who may apply, what is counted, when the answer comes. */
export const scholarshipFaq: FaqTexts = [
  {
    title: { he: 'מי יכולים להגיש', ar: 'من يمكنهم التقديم', en: 'Who may apply' },
    description: { he: 'תנאי הסף', ar: 'شروط الحد الأدنى', en: 'The threshold conditions' },
    questions: [
      {
        question: { he: 'מהם תנאי הסף?', ar: 'ما شروط الحد الأدنى؟', en: 'What are the conditions?' },
        answer: {
          he: 'אזרחות או תושבות קבע, לימודים לתואר ראשון, במכינה או בלימודי הנדסאי וטכנאי, ללא תואר ראשון קודם, היקף לימודים של 60% לפחות משני סמסטרים או 4 קורסים מתקדמים, והצהרה שאינכם עריקים ואינכם משתמטים משירות.',
          ar: 'الجنسية الإسرائيلية أو الإقامة الدائمة، والدراسة للقب أول أو في سنة تحضيرية أو في مسار هندسي/ة أو تقني/ة (ماهط)، من دون لقب أول سابق، وبنسبة 60% على الأقل من فصلين دراسيين أو 4 مساقات متقدمة، وتصريح بأنكم لستم فارّين ولا متهرّبين من الخدمة.',
          en: 'Citizenship or permanent residency; studies for a bachelor’s degree, in a preparatory programme or in practical engineering; no earlier bachelor’s degree; at least 60% of two semesters or 4 advanced courses; and a declaration that you are not a deserter or draft evader.',
        },
      },
      {
        question: {
          he: 'יש לכם מלגה אחרת. אפשר להגיש?',
          ar: 'لديكم منحة أخرى. هل يمكن التقديم؟',
          en: 'I have another scholarship. May I apply?',
        },
        answer: {
          he: 'מלגות מרום, טנא, אירתקא ופר״ח אינן ניתנות יחד עם מלגה זו. מלגה אחרת אפשרית עד לתקרה שנקבעה לתקופה, ובדיקת הזכאות אומרת זאת מיד.',
          ar: 'منح مروم وتينيه وارتقاء وبيرح لا تُعطى مع هذه المنحة. منحة أخرى ممكنة حتى السقف المحدد للفترة، وفحص الاستحقاق يخبركم فورًا.',
          en: 'Marom, Tena, Irtika and Perach cannot be combined with this one. Another scholarship can, up to the ceiling of the period; the eligibility check tells you at once.',
        },
      },
      {
        question: {
          he: 'לא נמצאתם זכאים. מה עכשיו?',
          ar: 'تبيّن أنكم لا تستحقون. ماذا الآن؟',
          en: 'I was found not eligible. What now?',
        },
        answer: {
          he: 'המסך מפרט את הסיבות. אם טעיתם במילוי, אפשר לבדוק שוב. הפרטים נשמרים רק אם נמצאתם זכאים להגיש בקשה.',
          ar: 'تُفصّل الشاشة الأسباب. إذا أخطأتم في التعبئة يمكن الفحص مجددًا؛ لا تُحفظ تفاصيل فحص لم ينجح.',
          en: 'The screen lists the reasons. If you filled something in wrongly, check again; nothing is kept of a check that did not pass.',
        },
      },
    ],
  },
  {
    title: { he: 'הניקוד והסכומים', ar: 'النقاط والمبالغ', en: 'Score and amounts' },
    description: { he: 'איך מחושבת המלגה', ar: 'كيف تُحتسب المنحة', en: 'How the scholarship is calculated' },
    questions: [
      {
        question: { he: 'מה נכלל בניקוד?', ar: 'ما الذي يدخل في النقاط؟', en: 'What counts in the score?' },
        answer: {
          he: 'הכנסה לנפש במשק הבית, האשכול החברתי-כלכלי של היישוב בגיל 18, המצב המשפחתי, שירות, מילואים ואזור עדיפות לאומית. סך הכול 100 נקודות.',
          ar: 'الدخل للفرد في الأسرة، العنقود الاجتماعي الاقتصادي للبلدة في سن 18، الوضع العائلي، الخدمة، خدمة الاحتياط ومنطقة الأولوية القومية. المجموع 100 نقطة.',
          en: 'Income per person in the household, the socio-economic cluster of the locality at 18, family status, service, reserve duty and national priority area. 100 points in all.',
        },
      },
      {
        question: {
          he: 'למה שואלים איפה גרתם בגיל 18?',
          ar: 'لماذا نسأل أين سكنتم في سن 18؟',
          en: 'Why do you ask where I lived at 18?',
        },
        answer: {
          he: 'האשכול של היישוב שבו גדלתם מעיד על נקודת הפתיחה, ולכן הוא נכלל בניקוד ולא היישוב שבו אתם גרים עכשיו.',
          ar: 'عنقود البلدة التي نشأتم فيها يدل على نقطة البداية، لذلك يدخل هو في النقاط وليس البلدة التي تسكنونها الآن.',
          en: 'The cluster of the place where you grew up shows where you started from, so it counts, rather than the place where you live now.',
        },
      },
      {
        question: { he: 'איפה רואים את הניקוד?', ar: 'أين نرى النقاط؟', en: 'Where do I see my score?' },
        answer: {
          he: 'אחרי פרסום התוצאות, באזור האישי: הניקוד לפי רכיבים ומכתב תשובה להורדה.',
          ar: 'بعد نشر النتائج، في المنطقة الشخصية: النقاط حسب المركّبات ورسالة النتيجة للتنزيل.',
          en: 'After the results are published, in the personal area: the score by its parts, and the letter to download.',
        },
      },
    ],
  },
  {
    title: { he: 'מסמכים', ar: 'المستندات', en: 'Documents' },
    description: { he: 'מה צריך לצרף', ar: 'ما الذي يجب إرفاقه', en: 'What to attach' },
    questions: [
      {
        question: { he: 'אילו מסמכים צריך?', ar: 'أي مستندات مطلوبة؟', en: 'Which documents do I need?' },
        answer: {
          he: 'הרשימה נקבעת לפי התשובות שלכם: תעודות זהות, אישור לימודים ושכר לימוד, אישורי הכנסה, ומסמכים לפי המצב המשפחתי והשירות. בשלב המסמכים אפשר לשלוח אותה לדוא״ל.',
          ar: 'تتحدد القائمة حسب إجاباتكم: بطاقات هوية، مصادقة تعليم ومصادقة على القسط التعليمي، مستندات دخل، ومستندات حسب الوضع العائلي والخدمة. في مرحلة المستندات يمكن إرسالها إلى البريد الإلكتروني.',
          en: 'The list follows your answers: identity cards, confirmation of studies and tuition, proofs of income, and documents of family status and service. In the documents step it can be sent to your e-mail.',
        },
      },
      {
        question: {
          he: 'אין קשר עם ההורים. מה מצרפים?',
          ar: 'لستم على صلة بالوالدين. ماذا ترفقون؟',
          en: 'I am not in touch with my parents',
        },
        answer: {
          he: 'סמנו נתק מהורה אחד או משניהם וצרפו תצהיר חתום בידי עורך דין במקום תעודת הזהות ואישורי ההכנסה של אותו הורה.',
          ar: 'حددوا انقطاعًا عن أحد الوالدين أو كليهما، وأرفقوا تصريحًا مشفوعًا بالقسم من محامٍ بدل بطاقة الهوية ومستندات الدخل لمن انقطعت العلاقة معه أو معها.',
          en: 'Indicate that you are cut off from one parent or both, and attach a lawyer’s declaration in place of that parent’s identity card and proofs of income.',
        },
      },
      {
        question: {
          he: 'הורה לא עובד/ת. מה מצרפים?',
          ar: 'والد/ة لا يعمل/لا تعمل. ماذا نرفق؟',
          en: 'My parent does not work. What do I attach?',
        },
        answer: {
          he: 'אישור על כך שההורה לא עובד/ת, למשל מהמוסד לביטוח לאומי, או אישור הקצבה אם משולמת קצבה.',
          ar: 'مصادقة على عدم العمل، مثلًا من مؤسسة التأمين الوطني، أو مصادقة على المخصصات إذا كانت تُدفع.',
          en: 'A confirmation that your parent does not work, for example from the National Insurance Institute, or a confirmation of the allowance where one is paid.',
        },
      },
    ],
  },
  {
    title: { he: 'אחרי ההגשה', ar: 'بعد التقديم', en: 'After you apply' },
    description: {
      he: 'בדיקה, תיקון, תשלום וערעור',
      ar: 'الفحص والتصحيح والدفع والاستئناف',
      en: 'Review, correction, payment and appeal',
    },
    questions: [
      {
        question: { he: 'מתי מקבלים תשובה?', ar: 'متى نحصل على الإجابة؟', en: 'When will I get an answer?' },
        answer: {
          he: 'המועד הצפוי של תקופת ההרשמה מופיע בדף הבית. כשיש תשובה נשלחים דוא״ל ומסרון.',
          ar: 'الموعد المتوقع لفترة التسجيل يظهر في الصفحة الرئيسية. عند صدور الإجابة تُرسل رسالة بالبريد الإلكتروني ورسالة نصية.',
          en: 'The expected date for this registration period is on the home page. When there is an answer, an e-mail and an SMS are sent.',
        },
      },
      {
        question: {
          he: 'הבקשה הוחזרה לתיקון. כמה זמן יש?',
          ar: 'أُعيد الطلب للتصحيح. كم من الوقت لدينا؟',
          en: 'The application was returned for correction. How long do I have?',
        },
        answer: {
          he: 'התקופה נספרת מרגע שליחת ההודעה, והאזור האישי מראה כמה נשאר. אפשר לתקן פעם אחת; אם המועד חולף, הבקשה נבדקת כפי שהיא.',
          ar: 'تُحسب المدة من لحظة إرسال الرسالة، والمنطقة الشخصية تُظهر كم بقي. يمكن التصحيح مرة واحدة؛ إذا انتهى الموعد يُفحص الطلب كما هو.',
          en: 'The time runs from the moment the message is sent, and the personal area shows what is left. You can correct once; when the time is over, the application is reviewed as it is.',
        },
      },
      {
        question: { he: 'איך מערערים?', ar: 'كيف نستأنف؟', en: 'How do I appeal?' },
        answer: {
          he: 'אחרי פרסום התוצאות ובזמן שהערעורים פתוחים, באזור האישי: מנמקים בקצרה ומצרפים מסמכים תומכים.',
          ar: 'بعد نشر النتائج وخلال فتح باب الاستئناف، في المنطقة الشخصية: تكتبون التعليلات باختصار وترفقون مستندات داعمة.',
          en: 'After the results are published and while appeals are open, in the personal area: give your reasons briefly and attach supporting documents.',
        },
      },
      {
        question: {
          he: 'לאן משולמת המלגה?',
          ar: 'إلى أين تُدفع المنحة؟',
          en: 'Where is the scholarship paid?',
        },
        answer: {
          he: 'לחשבון הבנק שמסרתם, שצריך להיות על שמכם. במוסד ממומן שלב פרטי הבנק אינו מוצג.',
          ar: 'إلى الحساب البنكي الذي قدّمتم تفاصيله، ويجب أن يكون باسمكم. في مؤسسة ممولة لا تظهر مرحلة تفاصيل البنك.',
          en: 'To the bank account you gave, which must be in your name. At a sponsored institution the bank details step is not shown.',
        },
      },
    ],
  },
]
