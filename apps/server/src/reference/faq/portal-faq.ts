import type { FaqTexts } from './faq-texts.ts'

/** About the portal: how to get in, fill in, attach and follow. */
export const portalFaq: FaqTexts = [
  {
    title: { he: 'כניסה והרשמה', ar: 'الدخول والتسجيل', en: 'Logging in and registering' },
    description: {
      he: 'חשבון, סיסמה וקוד חד-פעמי',
      ar: 'الحساب وكلمة المرور والرمز لمرة واحدة',
      en: 'Account, password and one-time code',
    },
    questions: [
      {
        question: { he: 'איך נרשמים?', ar: 'كيف نسجّل؟', en: 'How do I register?' },
        answer: {
          he: 'ממלאים את בדיקת הזכאות. מי שעומדים בתנאים מקבלים קוד לטלפון, ואחרי הזנתו נפתח טופס הבקשה.',
          ar: 'تعبّئون فحص الاستحقاق. من يستوفون الشروط يستلمون رمزًا على الهاتف، وبعد إدخاله يُفتح نموذج الطلب.',
          en: 'Fill in the eligibility check. If you meet the conditions a code comes to your phone, and after you enter it the application form opens.',
        },
      },
      {
        question: {
          he: 'הקוד לא הגיע. מה עושים?',
          ar: 'لم يصل الرمز. ماذا نفعل؟',
          en: 'The code did not arrive. What now?',
        },
        answer: {
          he: 'המתינו דקה ובקשו קוד חדש. קוד חדש מבטל את הקודם, וכל קוד תקף לעשר דקות. בדקו שמספר הטלפון נכון.',
          ar: 'انتظروا دقيقة واطلبوا رمزًا جديدًا. الرمز الجديد يلغي السابق، وكل رمز صالح لعشر دقائق. تأكدوا أن رقم الهاتف صحيح.',
          en: 'Wait a minute and ask for a new one. A new code cancels the old, and each is valid for ten minutes. Check that the phone number is right.',
        },
      },
      {
        question: { he: 'שכחתם את הסיסמה?', ar: 'نسيتم كلمة المرور؟', en: 'I forgot my password' },
        answer: {
          he: 'בדף הכניסה בחרו ״שכחתי סיסמה״, הזינו את הטלפון, ואז את הקוד שקיבלתם וסיסמה חדשה. אפשר גם להיכנס בקוד חד-פעמי בלי סיסמה.',
          ar: 'في صفحة الدخول اختاروا «نسيت كلمة المرور»، أدخلوا الهاتف ثم الرمز الذي وصلكم وكلمة مرور جديدة. يمكن أيضًا الدخول برمز لمرة واحدة من دون كلمة مرور.',
          en: 'On the login page choose “Forgot password”, enter your phone, then the code you received and a new password. You can also log in by one-time code, with no password.',
        },
      },
    ],
  },
  {
    title: { he: 'מילוי הטופס', ar: 'تعبئة النموذج', en: 'Filling in the form' },
    description: {
      he: 'שמירה, תיקון ושליחה',
      ar: 'الحفظ والتصحيح والإرسال',
      en: 'Saving, correcting and sending',
    },
    questions: [
      {
        question: {
          he: 'האם צריך למלא הכול בבת אחת?',
          ar: 'هل يجب تعبئة كل شيء دفعة واحدة؟',
          en: 'Must I fill in everything at once?',
        },
        answer: {
          he: 'לא. הטופס נשמר מעצמו תוך כדי מילוי, ואפשר לחזור אליו מכל מכשיר עד סגירת ההרשמה.',
          ar: 'لا. يُحفظ النموذج تلقائيًا أثناء التعبئة، ويمكن العودة إليه من أي جهاز حتى إغلاق التسجيل.',
          en: 'No. The form is saved as you go, and you can come back to it from any device until registration closes.',
        },
      },
      {
        question: {
          he: 'שמרתם. האם הבקשה נשלחה?',
          ar: 'حفظتم. هل أُرسل الطلب؟',
          en: 'I saved it. Is the application sent?',
        },
        answer: {
          he: 'שמירה אינה שליחה. הבקשה נשלחת רק כשלוחצים ״שליחת הבקשה״ בשלב המסמכים ומאשרים. באזור האישי רואים אם הבקשה היא טיוטה או הוגשה.',
          ar: 'الحفظ ليس إرسالًا. يُرسل الطلب فقط عند الضغط على «إرسال الطلب» في مرحلة المستندات والتأكيد. في المنطقة الشخصية ترون إن كان الطلب مسودة أو قُدّم.',
          en: 'Saving is not sending. The application is sent only when you press “Send application” in the documents step and confirm. The personal area shows whether it is a draft or sent.',
        },
      },
      {
        question: {
          he: 'טעיתם, והבקשה כבר נשלחה. אפשר לתקן?',
          ar: 'أخطأتم والطلب قد أُرسل. هل يمكن التصحيح؟',
          en: 'I made a mistake after sending. Can I correct it?',
        },
        answer: {
          he: 'אם הבדיקה תגלה שחסר משהו, הבקשה תוחזר אליכם פעם אחת, ותהיה לכם תקופה קצובה להשלים. גיליתם טעות בעצמכם? כתבו לנו דרך דף יצירת הקשר. על שינוי במצבכם אפשר לדווח באזור האישי אחרי פרסום התוצאות.',
          ar: 'إذا تبيّن في الفحص أن شيئًا ينقص، يُعاد إليكم الطلب مرة واحدة ولديكم مدة محددة للاستكمال. اكتشفتم خطأ بأنفسكم؟ اكتبوا إلينا عبر صفحة «اتصلوا بنا». يمكن الإبلاغ عن تغيير في وضعكم من المنطقة الشخصية بعد نشر النتائج.',
          en: 'If the review finds something missing, it is returned to you once, with a limited time to complete it. Found a mistake yourself? Write to us from the contact page. A change in your situation can be reported from the personal area after the results are published.',
        },
      },
    ],
  },
  {
    title: { he: 'קבצים ומסמכים', ar: 'الملفات والمستندات', en: 'Files and documents' },
    description: {
      he: 'סוגי קבצים, צילום והעלאה',
      ar: 'أنواع الملفات والتصوير والرفع',
      en: 'Types of file, photographs and uploading',
    },
    questions: [
      {
        question: {
          he: 'אילו קבצים אפשר להעלות?',
          ar: 'أي ملفات يمكن رفعها؟',
          en: 'Which files can I upload?',
        },
        answer: {
          he: 'PDF, תמונות וגיליונות אקסל, עד 10 מ״ב לקובץ. קובץ מוגן בסיסמה אינו מתקבל.',
          ar: 'PDF وصور وجداول Excel، حتى 10 ميغابايت للملف. الملف المحمي بكلمة مرور لا يُقبل.',
          en: 'PDF, pictures and Excel sheets, up to 10 MB each. A file locked by a password is not accepted.',
        },
      },
      {
        question: {
          he: 'איך מצלמים מסמך בטלפון?',
          ar: 'كيف نصوّر مستندًا بالهاتف؟',
          en: 'How do I photograph a document with my phone?',
        },
        answer: {
          he: 'הניחו אותו על משטח כהה באור יום, צלמו ישר מלמעלה וודאו שכל הפינות בתמונה ושהטקסט קריא.',
          ar: 'ضعوه على سطح داكن في ضوء النهار، صوّروا من الأعلى مباشرة وتأكدوا أن كل الزوايا في الصورة وأن النص مقروء.',
          en: 'Lay it on a dark surface in daylight, photograph from straight above, and check that all corners are in the picture and the text can be read.',
        },
      },
      {
        question: {
          he: 'יש כמה דפים לאותו מסמך',
          ar: 'عدة صفحات للمستند نفسه',
          en: 'One document has several pages',
        },
        answer: {
          he: 'אחדו אותם לקובץ PDF אחד. ברוב הטלפונים אפשר לסרוק כמה דפים ישירות ל־PDF.',
          ar: 'اجمعوها في ملف PDF واحد. في معظم الهواتف يمكن مسح عدة صفحات مباشرة إلى PDF.',
          en: 'Join them into one PDF. Most phones can scan several pages straight into one.',
        },
      },
    ],
  },
  {
    title: { he: 'פרטיות ונגישות', ar: 'الخصوصية وإتاحة الوصول', en: 'Privacy and accessibility' },
    description: {
      he: 'מה נשמר ומי רואה',
      ar: 'ما الذي يُحفظ ومن يراه',
      en: 'What is kept, and who sees it',
    },
    questions: [
      {
        question: { he: 'מי רואה את הפרטים שלכם?', ar: 'من يرى تفاصيلكم؟', en: 'Who sees my details?' },
        answer: {
          he: 'רק צוות המלגה שמטפל בבקשה, וכל צפייה נרשמת. מספרי זהות וחשבונות בנק נשמרים מוצפנים.',
          ar: 'فقط طاقم المنحة الذي يعالج الطلب، وكل اطلاع يُسجَّل. تُحفظ أرقام الهوية وحسابات البنوك مشفّرة.',
          en: 'Only the staff who handle the application, and every view is recorded. Identity numbers and bank accounts are kept encrypted.',
        },
      },
      {
        question: {
          he: 'האם הפורטל נגיש?',
          ar: 'هل البوابة متاحة لذوي الإعاقة؟',
          en: 'Is the portal accessible?',
        },
        answer: {
          he: 'כן: אפשר להשתמש בו במקלדת בלבד, בקורא מסך ובהגדלה. נתקלתם בקושי? כתבו לנו דרך הצהרת הנגישות.',
          ar: 'نعم: يمكن استخدامها بلوحة المفاتيح فقط وبقارئ شاشة وبالتكبير. واجهتم صعوبة؟ اكتبوا لنا عبر بيان إتاحة الوصول.',
          en: 'Yes: by keyboard alone, with a screen reader and enlarged. Ran into a difficulty? Write to us from the accessibility statement.',
        },
      },
    ],
  },
]
