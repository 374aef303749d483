import type { LegalSource } from './legal-source.ts'

/** A sample of our own: whoever runs the portal names their coordinator and what they have tested. */
export const accessibilityStatement: LegalSource = {
  key: 'accessibility',
  title: { he: 'הצהרת נגישות', ar: 'بيان إتاحة الوصول', en: 'Accessibility statement' },
  text: {
    he: `
כל סטודנטית וכל סטודנט צריכים להיות מסוגלים להגיש בקשה בכוחות עצמם, באיזו דרך שלא ישתמשו במחשב או בטלפון. הפורטל נבנה לפי התקן הישראלי 5568 והנחיות \u2066WCAG 2.2\u2069 ברמה AA, כפי שדורשות תקנות הנגישות לשירות.

## ההתאמות בפורטל
- כל פעולה אפשרית במקלדת בלבד, והמיקוד נראה תמיד.
- כותרות, שדות, שגיאות והודעות נקראים בקוראי מסך, וקישור הדילוג מוביל ישר לתוכן.
- הטקסט גדל עד 200% והדפים נכנסים במסך ברוחב 320 פיקסלים בלי גלילה לצדדים.
- ניגודיות מספקת בתצוגה בהירה וכהה, ותמיכה בצבעים של המערכת.
- שום מידע אינו נמסר בצבע בלבד, ותנועה נעצרת למי שביקשו פחות תנועה במכשיר.
- שטחי לחיצה גדולים, שדות עם תוויות קבועות, והדבקת סיסמה ממנהל סיסמאות.
- הודעה שתי דקות לפני סוף ההתחברות, והתשובות נשמרות מעצמן.
- עברית, ערבית ואנגלית, מימין לשמאל ומשמאל לימין.

## במה נבדק
- בדיקה אוטומטית במנוע axe של כל דף וכל מצב, בכל גרסה.
- מעבר במקלדת בלבד על המסלולים הראשיים, בדפדפן Chromium.
- עץ הנגישות שקוראי מסך מקבלים מהדפדפן.

## מגבלות ידועות
- המכתבים והעותקים נוצרים כקובצי PDF עם כותרות, אך לא נבדקו בכל קוראי המסך. אותו מידע מופיע באזור האישי כדף רגיל.
- תמונה של מסמך שהעליתם אינה מתוארת במילים. ליד כל קובץ מופיעים שמו, סוג המסמך ומצבו.
- קוד הכניסה נשלח במסרון. מי שאינם יכולים לקבל מסרונים יכולים להיכנס בדוא״ל ובסיסמה.

## הגשה בדרך אחרת
אם משהו בפורטל אינו נגיש לכם, נעזור לכם למלא את הבקשה בטלפון או נקבל אותה בדרך שנוחה לכם, בלי לאבד את המועד.

## רכז/ת הנגישות
- דוא״ל: [{supportEmail}](mailto:{supportEmail})
- טלפון: [{supportPhone}](tel:{supportPhone})
- [טופס הפנייה, בנושא נגישות](/contact?topic=ACCESSIBILITY)

נענה בתוך שני ימי עבודה. ספרו לנו באיזה דף הייתם, מה ניסיתם לעשות ובאיזה דפדפן או טכנולוגיה מסייעת.
`,
    ar: `
يجب أن يتمكّن جميع الطالبات والطلاب من تقديم الطلب بأنفسهم، أيًّا كانت طريقة استخدامهم للحاسوب أو الهاتف. بُنيت البوابة وفق المعيار الإسرائيلي 5568 وإرشادات \u2066WCAG 2.2\u2069 بمستوى AA، كما تتطلّب أنظمة إتاحة الخدمات.

## التسهيلات في البوابة
- كل عملية ممكنة بلوحة المفاتيح وحدها، وموضع التركيز ظاهر دائمًا.
- العناوين والحقول والأخطاء والرسائل تُقرأ في قارئات الشاشة، ورابط التخطّي يقود مباشرة إلى المحتوى.
- يكبر النص حتى 200% وتتّسع الصفحات لشاشة بعرض 320 بكسل من دون تمرير جانبي.
- تباين كافٍ في العرض الفاتح والداكن، ودعم لألوان النظام.
- لا تُنقل أي معلومة باللون وحده، وتتوقّف الحركة لمن طلب حركة أقل في جهازه.
- مساحات ضغط كبيرة وحقول بعناوين ثابتة وإمكانية لصق كلمة المرور من مدير كلمات المرور.
- تنبيه قبل دقيقتين من انتهاء الدخول، والإجابات تُحفظ تلقائيًا.
- العبرية والعربية والإنجليزية، من اليمين إلى اليسار ومن اليسار إلى اليمين.

## كيف فُحصت البوابة
- فحص آلي بمحرّك axe لكل صفحة وكل حالة، في كل إصدار.
- المرور على المسارات الرئيسية بلوحة المفاتيح وحدها، في متصفح Chromium.
- شجرة إتاحة الوصول التي يقدّمها المتصفح لقارئات الشاشة.

## قيود معروفة
- الرسائل والنسخ تصدر كملفات PDF بعناوين، لكنها لم تُفحص في جميع قارئات الشاشة. المعلومات نفسها تظهر في المنطقة الشخصية كصفحة عادية.
- صورة المستند الذي رفعتموه غير موصوفة بالكلمات. بجانب كل ملف يظهر اسمه ونوع المستند وحالته.
- رمز الدخول يُرسل برسالة نصية. من لا يمكنه تلقّي الرسائل يدخل بالبريد الإلكتروني وكلمة المرور.

## التقديم بطريقة أخرى
إذا تعذّر عليكم استخدام شيء في البوابة نساعدكم في تعبئة الطلب هاتفيًا أو نستلمه بالطريقة المريحة لكم، من دون أن يفوتكم الموعد.

## مركّز/ة إتاحة الوصول
- البريد الإلكتروني: [{supportEmail}](mailto:{supportEmail})
- الهاتف: [{supportPhone}](tel:{supportPhone})
- [نموذج التوجّه بموضوع إتاحة الوصول](/contact?topic=ACCESSIBILITY)

نردّ خلال يومي عمل. أخبرونا في أي صفحة كنتم، وماذا حاولتم أن تفعلوا، وفي أي متصفح أو تقنية مساعدة.
`,
    en: `
Every student should be able to apply on their own, whatever way they use a computer or a phone. The portal is built to Israeli Standard 5568 and WCAG 2.2 level AA, as the service accessibility regulations demand.

## What we have adapted
- Everything works with the keyboard alone, and the focus is always visible.
- Headings, fields, errors and messages are read by screen readers, and the skip link leads straight to the content.
- Text grows to 200% and pages fit a screen 320 pixels wide without scrolling sideways.
- Sufficient contrast in the light and the dark theme, and support for the colours of your system.
- Nothing is said by colour alone, and motion stops for those who ask their device for less.
- Large targets, fields with lasting labels, and passwords that can be pasted from a password manager.
- A notice two minutes before your login ends, and answers that are saved by themselves.
- Hebrew, Arabic and English, right to left and left to right.

## What it was tested with
- Automatic checks by the axe engine of every page and state, in every release.
- The main journeys by keyboard alone, in the Chromium browser.
- The accessibility tree that the browser hands to screen readers.

## Known limits
- Letters and copies are PDF files with headings, but they were not tested in all screen readers. The same information is in your personal area as an ordinary page.
- The picture of a document you uploaded is not described in words. Beside every file you find its name, the kind of document and its state.
- The login code is sent by text message. If you cannot receive messages, log in with e-mail and password.

## Applying in another way
If something in the portal does not work for you, we help you to fill in the application by phone or take it in a way that suits you, and you do not miss the deadline.

## Accessibility coordinator
- E-mail: [{supportEmail}](mailto:{supportEmail})
- Phone: [{supportPhone}](tel:{supportPhone})
- [Contact form, topic accessibility](/contact?topic=ACCESSIBILITY)

We answer within two working days. Tell us which page you were on, what you tried to do, and with which browser or assistive technology.
`,
  },
}
