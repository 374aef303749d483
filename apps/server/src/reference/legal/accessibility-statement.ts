import { answerTime } from './answer-time.ts'
import type { LegalSource } from './legal-source.ts'

/**
 * A sample of our own: whoever runs the portal names their coordinator and their premises, where the brackets are,
 * what they have tested, and the day. The editor of the office lists the brackets and publishes no text that has them.
 */
export const accessibilityStatement: LegalSource = {
  key: 'accessibility',
  title: { he: 'הצהרת נגישות', ar: 'بيان إتاحة الوصول', en: 'Accessibility statement' },
  text: {
    he: `
כל סטודנטית וכל סטודנט צריכים להיות מסוגלים להגיש בקשה בכוחות עצמם, בכל דרך שבה הם משתמשים במחשב או בטלפון. הפורטל נבנה לפי התקן הישראלי 5568 והנחיות \u2066WCAG 2.2\u2069 ברמה AA, כפי שדורשות תקנות הנגישות לשירות.

## ההתאמות בפורטל
- כל פעולה אפשרית במקלדת בלבד, והמיקוד נראה תמיד.
- כותרות, שדות, שגיאות והודעות נקראים בקוראי מסך, וקישור הדילוג מוביל ישר לתוכן.
- הטקסט גדל עד 200% והדפים נכנסים במסך ברוחב 320 פיקסלים בלי גלילה לצדדים.
- ניגודיות מספקת בתצוגה בהירה וכהה, ותמיכה בצבעים שבחרתם במערכת ההפעלה.
- שום מידע אינו נמסר בצבע בלבד, ותנועה נעצרת למי שביקשו פחות תנועה במכשיר.
- שטחי לחיצה גדולים, שדות עם תוויות קבועות, והדבקת סיסמה ממנהל סיסמאות.
- הודעה שתי דקות לפני סוף ההתחברות, והתשובות נשמרות מעצמן.
- עברית, ערבית ואנגלית, מימין לשמאל ומשמאל לימין.

## במה נבדק
- בדיקות אוטומטיות במנוע axe של דפי הפורטל והמשרד.
- בדיקת הזכאות ומילוי השאלות של הבקשה במקלדת בלבד, בדפדפן Chromium.
- המסלול מבדיקת הזכאות עד שליחת הבקשה גם בדפדפן Firefox.
- הגדלה ל־200% ומסך ברוחב 320 פיקסלים.
- עץ הנגישות שקוראי מסך מקבלים מהדפדפן.

## מגבלות ידועות
- המכתבים והעותקים נוצרים כקובצי PDF עם כותרות, אך לא נבדקו עם קוראי מסך. אותו מידע מופיע באזור האישי כדף רגיל.
- תמונה של מסמך שהעליתם אינה מתוארת במילים. ליד כל קובץ מופיעים שמו, סוג המסמך ומצבו.
- קודים לאישור ההרשמה, לבחירת סיסמה חדשה ולאישור פרטי בנק נשלחים רק במסרון. מי שאינם יכולים לקבל מסרונים יכולים להיכנס בדוא״ל ובסיסמה, ולכל השאר פנו לרכז/ת הנגישות, ונעזור לכם בטלפון או בדוא״ל.
- הפורטל עוד לא נבדק עם אנשים שמשתמשים בקוראי מסך. נתקלתם בקושי? פנו לרכז/ת הנגישות, ונעזור לכם להשלים את הפעולה ונתקן את הדף.

## הגשה בדרך אחרת
אם משהו בפורטל אינו נגיש לכם, נעזור לכם בטלפון למלא את הבקשה ולשלוח אותה. אם גם זה אינו מתאים לכם, רכז/ת הנגישות ימצאו יחד אתכם דרך אחרת, בלי שתאחרו את המועד.

## קבלת קהל
השירות ניתן בפורטל, בטלפון ובדוא״ל, ואין צורך להגיע אלינו. הסדרי הנגישות במקום שבו מקבלים קהל: [כאן יבואו הכתובת והסדרי הנגישות של המקום, או שאין בו קבלת קהל]

## רכז/ת הנגישות
- שם: [כאן יבוא שם הרכז/ת]
- דוא״ל: [{supportEmail}](mailto:{supportEmail})
- טלפון: [{supportPhone}](tel:{supportPhone})
- [טופס הפנייה, בנושא נגישות](/contact?topic=ACCESSIBILITY)

${answerTime('ACCESSIBILITY', 'he')} ספרו לנו באיזה דף הייתם, מה ניסיתם לעשות ובאיזה דפדפן או טכנולוגיה מסייעת.

## תאריך ההצהרה
ההצהרה עודכנה ב־19.11.2026.
`,
    ar: `
يجب أن يتمكّن جميع الطالبات والطلاب من تقديم الطلب بأنفسهم، أيًّا كانت طريقة استخدامهم للحاسوب أو الهاتف. بُنيت البوابة وفق المعيار الإسرائيلي 5568 وإرشادات \u2066WCAG 2.2\u2069 بمستوى AA، كما تتطلّب أنظمة إتاحة الخدمات.

## التسهيلات في البوابة
- كل عملية ممكنة بلوحة المفاتيح وحدها، وموضع التركيز ظاهر دائمًا.
- العناوين والحقول والأخطاء والرسائل تُقرأ في قارئات الشاشة، ورابط التخطّي يقود مباشرة إلى المحتوى.
- يكبر النص حتى 200% وتتلاءم الصفحات مع شاشة بعرض 320 بكسل من دون تمرير جانبي.
- تباين كافٍ في العرض الفاتح والداكن، ودعم للألوان التي اخترتموها في نظام التشغيل.
- لا تُنقل أي معلومة باللون وحده، وتتوقّف الحركة لمن طلب حركة أقل في جهازه.
- مساحات ضغط كبيرة وحقول بعناوين ثابتة وإمكانية لصق كلمة المرور من مدير كلمات المرور.
- تنبيه قبل دقيقتين من انتهاء الدخول، والإجابات تُحفظ تلقائيًا.
- العبرية والعربية والإنجليزية، من اليمين إلى اليسار ومن اليسار إلى اليمين.

## كيف فُحصت البوابة
- فحوص آلية بمحرّك axe لصفحات البوابة والمكتب.
- فحص الاستحقاق وتعبئة أسئلة الطلب بلوحة المفاتيح وحدها، في متصفح Chromium.
- المسار من فحص الاستحقاق حتى إرسال الطلب في متصفح Firefox أيضًا.
- التكبير حتى 200% وشاشة بعرض 320 بكسل.
- شجرة إتاحة الوصول التي يقدّمها المتصفح لقارئات الشاشة.

## قيود معروفة
- الرسائل والنسخ تصدر كملفات PDF بعناوين، لكنها لم تُفحص مع قارئات الشاشة. المعلومات نفسها تظهر في المنطقة الشخصية كصفحة عادية.
- صورة المستند الذي رفعتموه غير موصوفة بالكلمات. بجانب كل ملف يظهر اسمه ونوع المستند وحالته.
- رموز تأكيد التسجيل واختيار كلمة مرور جديدة وتأكيد تفاصيل البنك تُرسل برسالة نصية فقط. من لا يمكنهم تلقّي الرسائل النصية يمكنهم الدخول بالبريد الإلكتروني وكلمة المرور، وفي كل ما عدا ذلك توجّهوا إلى مركّز/ة إتاحة الوصول ونساعدكم بالهاتف أو بالبريد الإلكتروني.
- لم تُفحص البوابة بعد مع أشخاص يستخدمون قارئات الشاشة. واجهتم صعوبة؟ توجّهوا إلى مركّز/ة إتاحة الوصول، ونساعدكم في إتمام العملية ونصلح الصفحة.

## التقديم بطريقة أخرى
إذا تعذّر عليكم استخدام شيء في البوابة، نساعدكم هاتفيًا في تعبئة الطلب وإرساله. وإن لم يلائمكم ذلك أيضًا، يجد معكم مركّز/ة إتاحة الوصول طريقة أخرى من دون أن يفوتكم الموعد.

## استقبال الجمهور
تُقدَّم الخدمة في البوابة وبالهاتف وبالبريد الإلكتروني، ولا حاجة إلى الحضور إلينا. تسهيلات الوصول في مكان استقبال الجمهور: [هنا يُكتب العنوان وتسهيلات الوصول في المكان، أو أنه لا يُستقبل فيه الجمهور]

## مركّز/ة إتاحة الوصول
- الاسم: [هنا يُكتب اسم المركّز/ة]
- البريد الإلكتروني: [{supportEmail}](mailto:{supportEmail})
- الهاتف: [{supportPhone}](tel:{supportPhone})
- [نموذج التوجّه بموضوع إتاحة الوصول](/contact?topic=ACCESSIBILITY)

${answerTime('ACCESSIBILITY', 'ar')} أخبرونا في أي صفحة كنتم، وماذا حاولتم أن تفعلوا، وفي أي متصفح أو تقنية مساعدة.

## تاريخ البيان
حُدّث هذا البيان في 19.11.2026.
`,
    en: `
Every student should be able to apply on their own, whatever way they use a computer or a phone. The portal is built to Israeli Standard 5568 and WCAG 2.2 level AA, as the service accessibility regulations require.

## What we have adapted
- Everything works with the keyboard alone, and the focus is always visible.
- Headings, fields, errors and messages are read by screen readers, and the skip link leads straight to the content.
- Text grows to 200% and pages fit a screen 320 pixels wide without scrolling sideways.
- Sufficient contrast in the light and the dark theme, and support for the colours you chose in your operating system.
- Nothing is said by colour alone, and motion stops for those who ask their device for less.
- Large targets, fields with lasting labels, and passwords that can be pasted from a password manager.
- A notice two minutes before your session ends, and answers that are saved automatically.
- Hebrew, Arabic and English, right to left and left to right.

## What it was tested with
- Automatic tests with the axe engine on the pages of portal and office.
- The eligibility check and the questions of the application by keyboard alone, in the Chromium browser.
- The path from the eligibility check to sending the application, also in the Firefox browser.
- Enlargement to 200% and a screen 320 pixels wide.
- The accessibility tree that the browser gives to screen readers.

## Known limits
- Letters and copies are PDF files with headings, but they have not been tested with screen readers. The same information is in your personal area as an ordinary page.
- The picture of a document you uploaded is not described in words. Beside every file you find its name, the kind of document and its state.
- Codes for confirming your registration, choosing a new password and confirming bank details are sent by SMS only. If you cannot receive SMS, you can log in with e-mail and password; for everything else, contact the accessibility coordinator, and we will help you by phone or e-mail.
- The portal has not been tested yet with people who use screen readers. Did you run into a difficulty? Contact the accessibility coordinator: we will help you finish what you were doing, and fix the page.

## Applying in another way
If something in the portal is not accessible to you, we help you by phone to fill in the application and to send it. If that does not suit you either, the accessibility coordinator finds another way together with you, and you do not miss the deadline.

## Visiting us
The service is given in the portal, by phone and by e-mail, and nobody needs to come to us. Accessibility of the place that receives visitors: [the address and its accessibility arrangements go here, or that it receives no visitors]

## Accessibility coordinator
- Name: [the coordinator’s name goes here]
- E-mail: [{supportEmail}](mailto:{supportEmail})
- Phone: [{supportPhone}](tel:{supportPhone})
- [Contact form, topic accessibility](/contact?topic=ACCESSIBILITY)

${answerTime('ACCESSIBILITY', 'en')} Tell us which page you were on, what you tried to do, and with which browser or assistive technology.

## Date of this statement
This statement was updated on 19.11.2026.
`,
  },
}
