import type { LegalSource } from './legal-source.ts'

/** A sample of our own: whoever runs the portal has a lawyer replace it. What it promises, the portal does. */
export const privacyPolicy: LegalSource = {
  key: 'privacy',
  title: { he: 'מדיניות פרטיות', ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  text: {
    he: `
כדי להחליט על מלגת סיוע אנחנו צריכים לדעת עליכם לא מעט. כאן כתוב איזה מידע אנחנו אוספים ולמה, מי רואה אותו, כמה זמן הוא נשמר ומה הזכויות שלכם.

## מי אחראי למידע
גוף המלגות שמפעיל את מלגו. ממונה הגנת הפרטיות: [{supportEmail}](mailto:{supportEmail}), נושא הפנייה: פרטיות.

## איזה מידע נאסף
- פרטי זיהוי וקשר: שם, מספר זהות, תאריך לידה, כתובת, טלפון ודוא״ל.
- לימודים: מוסד, תואר, היקף ומלגות אחרות.
- משפחה והכנסות: בני המשפחה, הכנסות, נכות ושירות צבאי או לאומי, ככל שהשאלות נוגעות לכם.
- חשבון בנק שאליו תשולם המלגה.
- המסמכים שאתם מעלים.
- שאלון הרקע הוא רשות, ותשובותיו נשמרות בנפרד ובלי שם.
- רישום טכני של כניסות ותקלות, בלי תשובות ובלי מספרי זהות, בנק או טלפון.

## למה
- לבדוק זכאות, לחשב ניקוד, להחליט ולשלם.
- לעדכן אתכם בדוא״ל ובמסרון.
- לשמור על הפורטל מפני שימוש לרעה ולעמוד בדרישות החוק.
- איננו מוכרים מידע, איננו מציגים פרסומות ואיננו עוקבים אחריכם באתרים אחרים.

## ממי המידע מגיע
מכם. מוסד הלימודים עשוי לאשר שאתם לומדים בו, והבנק מודיע אם תשלום חזר.

## מי מקבל אותו
- צוות הבדיקה, לפי התפקיד. כל צפייה בבקשה או במסמך נרשמת.
- צוות הכספים רואה רק מה שנחוץ לתשלום.
- הבנק, או מוסד לימודים ממומן, מקבלים את פרטי התשלום.
- ספקים ששולחים בשמנו הודעות ומאחסנים קבצים, לפי הוראותינו בלבד.

## כמה זמן הוא נשמר
- בדיקת זכאות שלא אומתה בקוד נמחקת בתוך 24 שעות. בדיקה שנכשלה אינה נשמרת כלל.
- טיוטה שלא נשלחה נמחקת בתום תקופת השמירה שנקבעה לתקופת ההרשמה.
- פרטי הבנק של מי שבקשתם נדחתה נמחקים אחרי תום הערעורים.
- רישום הצפיות נשמר 24 חודשים.
- בקשות, החלטות ותשלומים נשמרים כל עוד החוק מחייב.

## איך הוא מוגן
מספרי זהות ופרטי בנק מוצפנים, התקשורת מוצפנת, והצוות נכנס בשני שלבי אימות. אם יקרה אירוע שפוגע במידע שלכם נודיע לכם ולרשות להגנת הפרטיות.

## הזכויות שלכם
- לעיין בכל מה שנשמר עליכם: באזור האישי יש כפתור שמוריד הכול בקובץ אחד.
- לתקן מידע שגוי, ולבקש מחיקה של מה שאין חובה לשמור.
- לקבל הסבר על הניקוד ועל ההחלטה, ולערער.
- לפנות לרשות להגנת הפרטיות.

## שמירה בדפדפן
הפורטל שומר בדפדפן שלכם את ההתחברות, את השפה ואת התצוגה, ותשובות שעוד לא נשלחו, כדי שלא יאבדו. אין עוגיות מעקב. במחשב משותף צאו מהמערכת בסיום.

## פניות
[{supportEmail}](mailto:{supportEmail}) או [דף יצירת הקשר](/contact), בנושא פרטיות. נענה בתוך 30 ימים.
`,
    ar: `
لكي نقرّر بشأن منحة مساعدة نحتاج إلى معرفة أمور ليست قليلة عنكم. نوضح هنا ما نجمعه ولماذا، ومن يراه، وكم من الوقت نحتفظ به، وما هي حقوقكم.

## المسؤول عن المعلومات
هيئة المنح التي تشغّل ميلغو. مسؤول/ة حماية الخصوصية: [{supportEmail}](mailto:{supportEmail})، موضوع التوجّه: خصوصية.

## ما المعلومات التي نجمعها
- تفاصيل التعريف والتواصل: الاسم ورقم الهوية وتاريخ الميلاد والعنوان والهاتف والبريد الإلكتروني.
- الدراسة: المؤسسة واللقب ونسبة الدراسة ومنح أخرى.
- العائلة والدخل: أفراد العائلة والدخل والإعاقة والخدمة العسكرية أو الوطنية، بقدر ما تخصّكم الأسئلة.
- الحساب البنكي الذي تُدفع إليه المنحة.
- المستندات التي ترفعونها.
- استبيان الخلفية اختياري، وتُحفظ إجاباته على حدة ومن دون اسم.
- سجل تقني للدخول والأعطال، من دون إجابات ومن دون أرقام هوية أو بنك أو هاتف.

## لماذا
- لفحص الاستحقاق وحساب النقاط واتخاذ القرار والدفع.
- لإعلامكم بالبريد الإلكتروني وبرسائل نصية.
- لحماية البوابة من سوء الاستخدام والالتزام بالقانون.
- لا نبيع المعلومات ولا ننشر إعلانات ولا نتعقّبكم في مواقع أخرى.

## من أين تصل المعلومات
منكم. وقد تؤكّد المؤسسة التعليمية أنكم تدرسون فيها، ويُعلمنا البنك إذا أُعيدت دفعة.

## من يحصل عليها
- طاقم الفحص، كلٌّ بحسب وظيفته. كل اطّلاع على طلب أو مستند يُسجَّل.
- طاقم المالية يرى فقط ما يلزم للدفع.
- البنك، أو مؤسسة تعليمية ممولة، يحصلان على تفاصيل الدفع.
- مزوّدون يرسلون الرسائل ويخزّنون الملفات باسمنا، وفق تعليماتنا فقط.

## كم من الوقت تُحفظ
- فحص استحقاق لم يؤكَّد بالرمز يُمحى خلال 24 ساعة. فحص لم ينجح لا يُحفظ أبدًا.
- مسودة لم تُرسل تُمحى عند انتهاء مدة الحفظ المحددة لفترة التسجيل.
- تفاصيل البنك لمن رُفض طلبه تُمحى بعد انتهاء الاستئنافات.
- سجل الاطّلاع يُحفظ 24 شهرًا.
- الطلبات والقرارات والدفعات تُحفظ ما دام القانون يُلزم بذلك.

## كيف نحميها
أرقام الهوية وتفاصيل البنك مشفّرة، والاتصال مشفّر، والطاقم يدخل بخطوتي تحقق. إذا وقع حدث يمسّ بمعلوماتكم نُعلمكم ونُعلم سلطة حماية الخصوصية.

## حقوقكم
- الاطّلاع على كل ما نحفظه عنكم: في المنطقة الشخصية زر ينزّل كل شيء في ملف واحد.
- تصحيح معلومات خاطئة، وطلب محو ما لا يلزم حفظه.
- الحصول على شرح للنقاط وللقرار، والاستئناف.
- التوجّه إلى سلطة حماية الخصوصية.

## الحفظ في المتصفح
تحفظ البوابة في متصفحكم الدخول واللغة وطريقة العرض، والإجابات التي لم تُرسل بعد حتى لا تضيع. لا توجد ملفات تعقّب. في حاسوب مشترك اخرجوا من النظام عند الانتهاء.

## التوجّه إلينا
[{supportEmail}](mailto:{supportEmail}) أو [صفحة «اتصلوا بنا»](/contact)، بموضوع الخصوصية. نردّ خلال 30 يومًا.
`,
    en: `
To decide about a needs-based scholarship we have to know a good deal about you. This page says what we collect and why, who sees it, how long it is stored and what your rights are.

## Who is responsible
The scholarship body that runs Milgo. Data protection officer: [{supportEmail}](mailto:{supportEmail}), subject: privacy.

## What we collect
- Identity and contact: name, identity number, date of birth, address, phone and e-mail.
- Studies: institution, degree, scope and other scholarships.
- Family and income: family members, income, disability, military or national service, as far as the questions concern you.
- The bank account to which the scholarship is paid.
- The documents you upload.
- The background survey is optional; its answers are stored apart and without a name.
- A technical log of logins and faults, without answers and without identity, bank or phone numbers.

## Why
- To check eligibility, compute the score, decide and pay.
- To keep you informed by e-mail and text message.
- To protect the portal against abuse and to comply with the law.
- We sell nothing, show no advertising and follow you on no other site.

## Where it comes from
From you. Your institution may confirm that you study there, and the bank tells us when a payment comes back.

## Who receives it
- The review team, each according to their role. Every look at an application or a document is logged.
- The finance team sees only what a payment needs.
- The bank, or a sponsored institution, receives the payment details.
- Providers that send messages and store files for us, on our instructions only.

## How long it is stored
- An eligibility check that was not confirmed by code is erased within 24 hours. A check that failed is not stored at all.
- A draft that was never sent is erased when the retention time of the registration period is over.
- Bank details of refused applicants are erased after the appeals end.
- The log of views is stored for 24 months.
- Applications, decisions and payments are stored as long as the law demands.

## How it is protected
Identity numbers and bank details are encrypted, connections are encrypted, and staff log in with two factors. Should an incident affect your information, we inform you and the Privacy Protection Authority.

## Your rights
- To see all that is stored about you: a button in your personal area downloads everything in one file.
- To correct what is wrong, and to have erased what need not be stored.
- To have the score and the decision explained, and to appeal.
- To turn to the Privacy Protection Authority.

## In your browser
The portal stores your login, language and theme in your browser, and answers that were not sent yet, so that they are not lost. There are no tracking cookies. On a shared computer, log out when you finish.

## Contact
[{supportEmail}](mailto:{supportEmail}) or the [contact page](/contact), topic privacy. We answer within 30 days.
`,
  },
}
