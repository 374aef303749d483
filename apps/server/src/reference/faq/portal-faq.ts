import type { FaqTexts } from './faq-texts.ts'

/** About the portal: how to get in, fill in, attach and follow. */
export const portalFaq: FaqTexts = [
  {
    id: 1,
    title: { he: 'כניסה והרשמה', ar: 'الدخول والتسجيل', en: 'Logging in and registering' },
    description: {
      he: 'חשבון, סיסמה וקוד חד-פעמי',
      ar: 'الحساب وكلمة المرور والرمز لمرة واحدة',
      en: 'Account, password and one-time code',
    },
    questions: [
      {
        id: 101,
        question: { he: 'איך נרשמים?', ar: 'كيف أسجّل؟', en: 'How do I register?' },
        answer: {
          he: 'ממלאים את בדיקת הזכאות. מי שעומדים בתנאים מקבלים קוד לטלפון, ואחרי הזנתו נפתח טופס הבקשה.',
          ar: 'تجيبون عن أسئلة فحص الاستحقاق. من يستوفون الشروط يصلهم رمز إلى الهاتف، وبعد إدخاله يُفتح نموذج الطلب.',
          en: 'Fill in the eligibility check. If you meet the conditions a code comes to your phone, and after you enter it the application form opens.',
        },
      },
      {
        id: 102,
        question: {
          he: 'הקוד לא הגיע. מה עושים?',
          ar: 'لم يصل الرمز. ماذا أفعل؟',
          en: 'The code did not arrive. What now?',
        },
        answer: {
          he: 'המתינו דקה, בקשו קוד חדש והזינו את האחרון שהגיע. כל קוד תקף לעשר דקות. בדקו שמספר הטלפון נכון.',
          ar: 'انتظروا دقيقة واطلبوا رمزًا جديدًا، وأدخلوا آخر رمز وصلكم. كل رمز صالح لعشر دقائق. تأكدوا أن رقم الهاتف صحيح.',
          en: 'Wait a minute, ask for a new one, and enter the last one that arrived. Each is valid for ten minutes. Check that the phone number is right.',
        },
      },
      {
        id: 103,
        question: {
          he: 'שכחתי את הסיסמה. מה עושים?',
          ar: 'نسيت كلمة المرور. ماذا أفعل؟',
          en: 'I forgot my password. What now?',
        },
        answer: {
          he: 'בדף הכניסה בחרו ״שכחתי סיסמה״, הזינו את הטלפון, ואז את הקוד שקיבלתם וסיסמה חדשה. אפשר גם להיכנס בקוד חד-פעמי בלי סיסמה.',
          ar: 'في صفحة الدخول اختاروا «نسيت كلمة المرور»، أدخلوا الهاتف ثم الرمز الذي وصلكم وكلمة مرور جديدة. يمكن أيضًا الدخول برمز لمرة واحدة من دون كلمة مرور.',
          en: 'On the login page choose “Forgot password”, enter your phone, then the code you received and a new password. You can also log in by one-time code, with no password.',
        },
      },
    ],
  },
  {
    id: 2,
    title: { he: 'מילוי הטופס', ar: 'تعبئة النموذج', en: 'Filling in the form' },
    description: {
      he: 'שמירה, תיקון ושליחה',
      ar: 'الحفظ والتصحيح والإرسال',
      en: 'Saving, correcting and sending',
    },
    questions: [
      {
        id: 201,
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
        id: 202,
        question: {
          he: 'שמרתי את הטופס. האם הבקשה נשלחה?',
          ar: 'حفظت النموذج. هل أُرسل الطلب؟',
          en: 'I saved the form. Has the application been sent?',
        },
        answer: {
          he: 'שמירה אינה שליחה. הבקשה נשלחת רק כשלוחצים ״שליחת הבקשה״ בשלב המסמכים ומאשרים. באזור האישי כתוב אם הבקשה עדיין טיוטה או שכבר נשלחה.',
          ar: 'الحفظ ليس إرسالًا. يُرسل الطلب فقط عند الضغط على «إرسال الطلب» في مرحلة المستندات والتأكيد. في المنطقة الشخصية ترون إن كان الطلب لا يزال مسودة أو أنه أُرسل.',
          en: 'Saving is not sending. The application is sent only when you press “Send application” in the documents step and confirm. The personal area shows whether it is still a draft or has been sent.',
        },
      },
      {
        id: 203,
        question: {
          he: 'הבקשה כבר נשלחה ויש בה טעות. אפשר לתקן?',
          ar: 'أُرسل الطلب وفيه خطأ. هل يمكن تصحيحه؟',
          en: 'I made a mistake after sending. Can I correct it?',
        },
        answer: {
          he: 'אם הבדיקה תגלה שחסר משהו, הבקשה תוחזר אליכם פעם אחת, ותהיה לכם תקופה קצובה להשלים. גיליתם טעות בעצמכם? כתבו לנו דרך דף יצירת הקשר. על שינוי במצבכם אפשר לדווח באזור האישי אחרי פרסום התוצאות.',
          ar: 'إذا تبيّن في الفحص أن هناك نقصًا، يُعاد إليكم الطلب مرة واحدة مع مدة محددة للاستكمال. اكتشفتم خطأ بأنفسكم؟ اكتبوا إلينا عبر صفحة «اتصلوا بنا». يمكن الإبلاغ عن تغيير في وضعكم من المنطقة الشخصية بعد نشر النتائج.',
          en: 'If the review finds something missing, the application is returned to you once, with a limited time to complete it. Found a mistake yourself? Write to us from the contact page. A change in your situation can be reported from the personal area after the results are published.',
        },
      },
    ],
  },
  {
    id: 3,
    title: { he: 'קבצים ומסמכים', ar: 'الملفات والمستندات', en: 'Files and documents' },
    description: {
      he: 'סוגי קבצים, צילום והעלאה',
      ar: 'أنواع الملفات والتصوير والرفع',
      en: 'Types of file, photographs and uploading',
    },
    questions: [
      {
        id: 301,
        question: {
          he: 'אילו קבצים אפשר להעלות?',
          ar: 'ما الملفات التي يمكن رفعها؟',
          en: 'Which files can I upload?',
        },
        answer: {
          he: 'PDF, תמונות וגיליונות Excel, עד 10 מ״ב לקובץ. קובץ מוגן בסיסמה אינו מתקבל.',
          ar: 'PDF وصور وجداول Excel، حتى 10 ميغابايت للملف. لا يُقبل ملف محمي بكلمة مرور.',
          en: 'PDF, pictures and Excel sheets, up to 10 MB each. A file protected by a password is not accepted.',
        },
      },
      {
        id: 302,
        question: {
          he: 'איך מצלמים מסמך בטלפון?',
          ar: 'كيف أصوّر مستندًا بالهاتف؟',
          en: 'How do I photograph a document with my phone?',
        },
        answer: {
          he: 'הניחו אותו על משטח כהה באור יום, צלמו ישר מלמעלה וודאו שכל הפינות בתמונה ושהטקסט קריא.',
          ar: 'ضعوه على سطح داكن في ضوء النهار، صوّروا من الأعلى مباشرة وتأكدوا أن كل الزوايا في الصورة وأن النص مقروء.',
          en: 'Lay it on a dark surface in daylight, photograph from straight above, and check that all corners are in the picture and the text can be read.',
        },
      },
      {
        id: 303,
        question: {
          he: 'מה עושים כשיש כמה דפים לאותו מסמך?',
          ar: 'ماذا أفعل إذا كان المستند من عدة صفحات؟',
          en: 'What if one document has several pages?',
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
    id: 4,
    title: { he: 'פרטיות ונגישות', ar: 'الخصوصية وإتاحة الوصول', en: 'Privacy and accessibility' },
    description: {
      he: 'מה נשמר ומי רואה',
      ar: 'ما الذي يُحفظ ومن يراه',
      en: 'What is stored, and who sees it',
    },
    questions: [
      {
        id: 401,
        question: { he: 'מי רואה את הפרטים שלי?', ar: 'من يرى تفاصيلي؟', en: 'Who sees my details?' },
        answer: {
          he: 'צוות המלגה, לפי התפקיד, וכל צפייה נרשמת. לבנק או למוסד ממומן נמסרים רק פרטי התשלום. מספרי זהות וחשבונות בנק נשמרים מוצפנים.',
          ar: 'طاقم المنحة، كلٌّ بحسب وظيفته، وكل اطلاع يُسجَّل. لا يحصل البنك أو المؤسسة الممولة إلا على تفاصيل الدفع. تُحفظ أرقام الهوية وحسابات البنوك مشفّرة.',
          en: 'The scholarship staff, each by role, and every view is recorded. The bank or a sponsored institution receives only the payment details. Identity numbers and bank accounts are stored encrypted.',
        },
      },
      {
        id: 402,
        question: {
          he: 'האם הפורטל נגיש?',
          ar: 'هل البوابة متاحة لذوي الإعاقة؟',
          en: 'Is the portal accessible?',
        },
        answer: {
          he: 'הוא נבנה לשימוש במקלדת בלבד, בקורא מסך ובהגדלה, והצהרת הנגישות מפרטת איך נבדק ומהן המגבלות הידועות. נתקלתם בקושי? כתבו לנו דרך הצהרת הנגישות.',
          ar: 'نعم، بُنيت للاستخدام بلوحة المفاتيح وحدها وبقارئ شاشة وبالتكبير، ويوضح بيان إتاحة الوصول كيف فُحصت وما القيود المعروفة. واجهتم صعوبة؟ اكتبوا لنا عبر بيان إتاحة الوصول.',
          en: 'It is built for use by keyboard alone, with a screen reader and enlarged. The accessibility statement says how it was tested and what its known limits are. Did you run into a difficulty? Write to us from the accessibility statement.',
        },
      },
    ],
  },
]
