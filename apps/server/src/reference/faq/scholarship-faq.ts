import type { FaqTexts } from './faq-texts.ts'

/** About the scholarship: who may apply, what is counted, when the answer comes. */
export const scholarshipFaq: FaqTexts = [
  {
    id: 5,
    title: { he: 'מי יכולים להגיש', ar: 'من يمكنهم التقديم', en: 'Who may apply' },
    description: { he: 'תנאי הסף', ar: 'شروط الحد الأدنى', en: 'The threshold conditions' },
    questions: [
      {
        id: 501,
        question: { he: 'מהם תנאי הסף?', ar: 'ما شروط الحد الأدنى؟', en: 'What are the conditions?' },
        answer: {
          he: 'אזרחות או תושבות קבע, לימודים לתואר ראשון, במכינה קדם-אקדמית או במסלול הנדסאי או טכנאי (מה״ט), ללא תואר ראשון קודם, היקף לימודים של 60% לפחות משני סמסטרים או 4 קורסים מתקדמים, והצהרה שאינכם עריקים ואינכם משתמטים משירות.',
          ar: 'الجنسية الإسرائيلية أو الإقامة الدائمة، والدراسة للقب أول أو في سنة تحضيرية أو في مسار هندسي أو تقني (ماهط)، من دون لقب أول سابق، وبنسبة 60% على الأقل من فصلين دراسيين أو 4 مساقات متقدمة، وتصريح بأنكم لستم فارّين ولا متهرّبين من الخدمة.',
          en: 'Citizenship or permanent residency; studies for a bachelor’s degree, in a pre-academic preparatory programme or in practical engineering (MAHAT); no earlier bachelor’s degree; at least 60% of two semesters or 4 advanced courses; and a declaration that you are not a deserter or draft evader.',
        },
      },
      {
        id: 502,
        question: {
          he: 'קיבלתי מלגה אחרת. אפשר להגיש?',
          ar: 'حصلت على منحة أخرى. هل يمكنني التقديم؟',
          en: 'I have another scholarship. May I apply?',
        },
        answer: {
          he: 'מלגות מרום, טנא, אירתקא ופר״ח אינן ניתנות יחד עם מלגה זו. מלגה אחרת אפשרית עד לתקרה שנקבעה לתקופה, ובדיקת הזכאות אומרת זאת מיד.',
          ar: 'لا يمكن الجمع بين هذه المنحة ومنح مروم وتينيه وارتقاء وبيرح. أما منحة أخرى فممكنة حتى السقف المحدد للفترة، ويُظهر فحص الاستحقاق ذلك فورًا.',
          en: 'Marom, Tena, Irtika and Perach cannot be combined with this one. Another scholarship can, up to the ceiling of the period; the eligibility check tells you at once.',
        },
      },
      {
        id: 503,
        question: {
          he: 'לא נמצאתי זכאי/ת. מה עכשיו?',
          ar: 'تبيّن أنه لا يحق لي تقديم طلب. ماذا الآن؟',
          en: 'I was found not eligible. What now?',
        },
        answer: {
          he: 'המסך מפרט את הסיבות. אם טעיתם במילוי, אפשר לבדוק שוב. הפרטים נשמרים רק אם נמצאתם זכאים להגיש בקשה.',
          ar: 'تظهر الأسباب على الشاشة. إذا أخطأتم في التعبئة يمكنكم الفحص مجددًا. تُحفظ التفاصيل فقط إذا تبيّن أنه يحق لكم تقديم طلب.',
          en: 'The screen lists the reasons. If you filled something in wrongly, check again. Your details are stored only if you are eligible to apply.',
        },
      },
    ],
  },
  {
    id: 6,
    title: { he: 'הניקוד והסכומים', ar: 'النقاط والمبالغ', en: 'Score and amounts' },
    description: { he: 'איך מחושבת המלגה', ar: 'كيف تُحتسب المنحة', en: 'How the scholarship is calculated' },
    questions: [
      {
        id: 601,
        question: { he: 'מה נכלל בניקוד?', ar: 'ما الذي يدخل في النقاط؟', en: 'What counts in the score?' },
        answer: {
          he: 'הכנסה לנפש במשק הבית, האשכול החברתי-כלכלי של היישוב בגיל 18, המצב המשפחתי, שירות, מילואים ואזור עדיפות לאומית. סך הכול 100 נקודות.',
          ar: 'الدخل للفرد في الأسرة، العنقود الاجتماعي الاقتصادي للبلدة في سن 18، الوضع العائلي، الخدمة، خدمة الاحتياط ومنطقة الأولوية القومية. المجموع 100 نقطة.',
          en: 'Income per person in the household, the socio-economic cluster of the locality at 18, family status, service, reserve duty and national priority area. 100 points in all.',
        },
      },
      {
        id: 602,
        question: {
          he: 'למה שואלים איפה גרתי בגיל 18?',
          ar: 'لماذا تسألون أين سكنت في سن 18؟',
          en: 'Why do you ask where I lived at 18?',
        },
        answer: {
          he: 'האשכול של היישוב שבו גדלתם מעיד על נקודת הפתיחה שלכם. לכן הוא נכלל בניקוד, ולא האשכול של היישוב שבו אתם גרים עכשיו.',
          ar: 'يدلّ عنقود البلدة التي نشأتم فيها على نقطة انطلاقكم، لذلك تُحتسب النقاط حسبه وليس حسب البلدة التي تسكنون فيها الآن.',
          en: 'The cluster of the place where you grew up shows where you started from, so it counts, rather than the place where you live now.',
        },
      },
      {
        id: 603,
        question: {
          he: 'איך נקבע סכום המלגה?',
          ar: 'كيف يُحدَّد مبلغ المنحة؟',
          en: 'How is the amount set?',
        },
        answer: {
          he: 'לפי הניקוד הכולל. לכל תקופת הרשמה יש מדרגות ניקוד, ולכל מדרגה סכום. ניקוד שנמוך מהמדרגה הראשונה אינו מזכה במלגה. מחשבון הניקוד נותן הערכה, והסכום שאושר לכם מופיע באזור האישי ובמכתב התשובה.',
          ar: 'بحسب مجموع النقاط. لكل فترة تسجيل درجات، ولكل درجة مبلغ. مجموع أدنى من الدرجة الأولى لا يؤهّل لمنحة. تعطي حاسبة النقاط تقديرًا، ويظهر المبلغ الذي تمت الموافقة عليه في المنطقة الشخصية وفي رسالة النتيجة.',
          en: 'By your total score. Each registration period has tiers, and each tier has an amount. A score below the first tier earns no scholarship. The score calculator gives an estimate; the amount awarded to you is in your personal area and in your result letter.',
        },
      },
      {
        id: 604,
        question: { he: 'איפה רואים את הניקוד?', ar: 'أين أرى نقاطي؟', en: 'Where do I see my score?' },
        answer: {
          he: 'אחרי פרסום התוצאות, באזור האישי: הניקוד לפי רכיבים ומכתב תשובה להורדה.',
          ar: 'بعد نشر النتائج، في المنطقة الشخصية: النقاط حسب المكوّنات، ورسالة النتيجة للتنزيل.',
          en: 'After the results are published, in the personal area: the score by its parts, and the letter to download.',
        },
      },
    ],
  },
  {
    id: 7,
    title: { he: 'מסמכים', ar: 'المستندات', en: 'Documents' },
    description: { he: 'מה צריך לצרף', ar: 'ما الذي يجب إرفاقه', en: 'What to attach' },
    questions: [
      {
        id: 701,
        question: { he: 'אילו מסמכים צריך?', ar: 'ما المستندات المطلوبة؟', en: 'Which documents do I need?' },
        answer: {
          he: 'הרשימה נקבעת לפי התשובות שלכם: תעודות זהות, אישור לימודים ושכר לימוד, אישורי הכנסה, ומסמכים לפי המצב המשפחתי והשירות. בשלב המסמכים אפשר לשלוח אותה לדוא״ל.',
          ar: 'تتحدد القائمة حسب إجاباتكم: بطاقات هوية، مصادقة تعليم ومصادقة على القسط التعليمي، مستندات دخل، ومستندات حسب الوضع العائلي والخدمة. في مرحلة المستندات يمكن إرسالها إلى البريد الإلكتروني.',
          en: 'The list follows your answers: identity cards, confirmation of studies and tuition, proofs of income, and documents of family status and service. In the documents step it can be sent to your e-mail.',
        },
      },
      {
        id: 702,
        question: {
          he: 'הורה נפטר, או שאין לי קשר עם הורה. מה מצרפים?',
          ar: 'توفي أحد والديّ أو لست على صلة به. ماذا أرفق؟',
          en: 'A parent of mine died, or we are not in touch. What do I attach?',
        },
        answer: {
          he: 'ציינו בטופס יתמות או נתק, מהורה אחד או משניהם. במקום תעודת הזהות ואישורי ההכנסה של אותו הורה צרפו תעודת פטירה, ובמקרה של נתק תצהיר חתום בידי עורך דין. גדלתם עם הורה אחד, ואין לכם קשר עם ההורה האחר? זה נתק מהורה אחד.',
          ar: 'اذكروا في النموذج الوفاة أو الانقطاع، عن أحد الوالدين أو كليهما. بدل بطاقة هوية ذلك الوالد أو تلك الوالدة ومستندات الدخل، أرفقوا شهادة وفاة، وفي حال الانقطاع تصريحًا مشفوعًا بالقسم من محامٍ. نشأتم مع أحد الوالدين ولستم على صلة بالآخر؟ هذا انقطاع عن أحد الوالدين.',
          en: 'Say in the form that you have lost, or are cut off from, one parent or both. In place of that parent’s identity card and proofs of income attach a death certificate or, if you are cut off, a lawyer’s declaration. Did you grow up with one parent, without contact with the other? Then you are cut off from one parent.',
        },
      },
      {
        id: 703,
        question: {
          he: 'אחד ההורים שלי לא עובד. מה מצרפים?',
          ar: 'أحد والديّ لا يعمل. ماذا أرفق؟',
          en: 'One of my parents does not work. What do I attach?',
        },
        answer: {
          he: 'אישור על כך שההורה לא עובד, למשל מהמוסד לביטוח לאומי, או אישור הקצבה אם משולמת קצבה.',
          ar: 'مصادقة على عدم العمل، مثلًا من مؤسسة التأمين الوطني، أو مصادقة على المخصصات إذا كانت تُدفع.',
          en: 'A confirmation that your parent does not work, for example from the National Insurance Institute, or a confirmation of the allowance where one is paid.',
        },
      },
    ],
  },
  {
    id: 8,
    title: { he: 'אחרי ההגשה', ar: 'بعد التقديم', en: 'After you apply' },
    description: {
      he: 'בדיקה, תיקון, תשלום וערעור',
      ar: 'الفحص والتصحيح والدفع والاستئناف',
      en: 'Review, correction, payment and appeal',
    },
    questions: [
      {
        id: 801,
        question: { he: 'מתי מקבלים תשובה?', ar: 'متى أحصل على الإجابة؟', en: 'When will I get a decision?' },
        answer: {
          he: 'המועד הצפוי של תקופת ההרשמה מופיע בדף הבית. כשיש תשובה, אנחנו שולחים דוא״ל ומסרון.',
          ar: 'الموعد المتوقع لفترة التسجيل يظهر في الصفحة الرئيسية. عند صدور الإجابة نرسل إليكم رسالة بالبريد الإلكتروني ورسالة نصية.',
          en: 'The expected date for this registration period is on the home page. When there is a decision, we send an e-mail and an SMS.',
        },
      },
      {
        id: 802,
        question: {
          he: 'הבקשה הוחזרה לתיקון. כמה זמן יש?',
          ar: 'أُعيد الطلب للتصحيح. كم من الوقت لدي؟',
          en: 'The application was returned for correction. How long do I have?',
        },
        answer: {
          he: 'התקופה נספרת מרגע שליחת ההודעה, והאזור האישי מראה כמה נשאר. אפשר לתקן פעם אחת; אם המועד חולף, הבקשה נבדקת כפי שהיא.',
          ar: 'تُحسب المدة من لحظة إرسال الرسالة، وتجدون في المنطقة الشخصية الوقت المتبقي. يمكن التصحيح مرة واحدة؛ وإذا انتهى الموعد يُفحص الطلب كما هو.',
          en: 'The time runs from the moment the message is sent, and the personal area shows what is left. You can correct once; after the deadline the application is reviewed as it is.',
        },
      },
      {
        id: 803,
        question: { he: 'איך מערערים?', ar: 'كيف أستأنف؟', en: 'How do I appeal?' },
        answer: {
          he: 'אחרי פרסום התוצאה ועד המועד שמופיע במכתב התשובה, באזור האישי: מנמקים בקצרה ומצרפים מסמכים תומכים.',
          ar: 'بعد نشر النتيجة وحتى الموعد المذكور في رسالة النتيجة، في المنطقة الشخصية: تكتبون التعليلات باختصار وترفقون مستندات داعمة.',
          en: 'After the result is published and until the date in your result letter, in the personal area: give your reasons briefly and attach supporting documents.',
        },
      },
      {
        id: 804,
        question: {
          he: 'מתי משולמת המלגה?',
          ar: 'متى تُدفع المنحة؟',
          en: 'When is the scholarship paid?',
        },
        answer: {
          he: 'אחרי פרסום התוצאות. התשלומים מועברים בקבוצות, ולכן לא כולם מקבלים אותם באותו יום. באזור האישי רואים אם התשלום הועבר. ערעור אינו מעכב אותו, ואחרי ערעור שאושר משולם ההפרש.',
          ar: 'بعد نشر النتائج. تُحوَّل الدفعات على مجموعات، لذلك لا يستلمها الجميع في اليوم نفسه. في المنطقة الشخصية ترون إن كانت الدفعة قد حُوّلت. الاستئناف لا يؤخّرها، وبعد استئناف تمت الموافقة عليه يُدفع الفرق.',
          en: 'After the results are published. Payments are transferred in groups, so not everybody receives theirs on the same day. Your personal area shows whether yours was sent. An appeal does not delay it, and after an appeal that is granted the difference is paid.',
        },
      },
      {
        id: 805,
        question: {
          he: 'לאן משולמת המלגה?',
          ar: 'إلى أين تُدفع المنحة؟',
          en: 'Where is the scholarship paid?',
        },
        answer: {
          he: 'לחשבון הבנק שמסרתם, שצריך להיות על שמכם. במוסד ממומן לא מוסרים פרטי בנק: המלגה מועברת למוסד, והוא מעביר אותה אליכם.',
          ar: 'إلى الحساب البنكي الذي قدّمتم تفاصيله، ويجب أن يكون باسمكم. في مؤسسة ممولة لا تُقدَّم تفاصيل حساب: تُحوَّل المنحة إلى المؤسسة، وهي تدفعها لكم.',
          en: 'To the bank account you gave, which must be in your name. At a sponsored institution you give no bank details: the scholarship goes to the institution, which pays it to you.',
        },
      },
    ],
  },
]
