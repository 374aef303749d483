import type { LegalSource } from './legal-source.ts'

/** A sample of our own: whoever runs the portal has a lawyer replace it. */
export const termsOfUse: LegalSource = {
  key: 'terms',
  title: { he: 'תנאי שימוש', ar: 'شروط الاستخدام', en: 'Terms of use' },
  text: {
    he: `
מלגו הוא הפורטל שבו סטודנטיות וסטודנטים מגישים בקשה למלגת סיוע, עוקבים אחר הטיפול בה ומקבלים את התוצאה. התנאים האלה מסבירים מה אפשר לצפות מאיתנו ומה אנחנו מצפים ממי שמשתמשים בפורטל.

## מי יכולים להשתמש בפורטל
- כל אחת ואחד יכולים לקרוא את דפי המידע ולבדוק זכאות.
- אפשר להגיש בקשה רק בשמכם, עם מספר הזהות, הטלפון והדוא״ל שלכם.
- לכל סטודנט/ית יש חשבון אחד ובקשה אחת בכל תקופת הרשמה.

## הפרטים שאתם מוסרים
- אתם אחראים לכך שהתשובות והמסמכים נכונים, מלאים ושלכם.
- טעות שגיליתם לפני השליחה אפשר לתקן בכל רגע. אחרי השליחה פנו אלינו דרך [דף יצירת הקשר](/contact).
- מסירת פרטים כוזבים עלולה להביא לדחיית הבקשה ולדרישה להחזיר את המלגה.

## החשבון שלכם
- שמרו את הסיסמה ואת הקודים החד-פעמיים לעצמכם. איש מאיתנו לא יבקש אותם.
- חוששים שמישהו נכנס לחשבון שלכם? החליפו סיסמה מיד וכתבו לנו.

## הבדיקה והתוצאה
- הבקשה נבדקת לפי תנאי הסף, הקריטריונים ונוהלי המענק של תקופת ההרשמה.
- הגשת בקשה אינה מבטיחה מלגה.
- אם חסר משהו נחזיר אליכם את הבקשה לתיקון, פעם אחת ולמספר מוגבל של ימים. המועד המדויק מופיע באזור האישי.
- אחרי פרסום התוצאה אפשר להגיש ערעור עד המועד שמופיע במכתב.

## זמינות הפורטל
אנחנו עושים הכול כדי שהפורטל יהיה זמין, במיוחד סמוך למועדים האחרונים. אם תקלה שלנו מונעת הגשה בזמן, נאריך את המועד ונודיע על כך בדף הבית.

## שימוש אסור
- אל תעלו קבצים מזיקים, אל תפרצו הגנות ואל תעמיסו על הפורטל בכוונה.
- אל תאספו ממנו מידע על אנשים אחרים.

## שינויים בתנאים
כשהתנאים משתנים מתפרסמת גרסה חדשה עם מספר ותאריך, ובכניסה הבאה נבקש מכם לקרוא ולאשר אותה.

## דין ושאלות
על התנאים חל הדין הישראלי. שאלות: [{supportEmail}](mailto:{supportEmail}) או [דף יצירת הקשר](/contact).
`,
    ar: `
ميلغو هي البوابة التي تقدّم فيها الطالبات والطلاب طلبًا لمنحة مساعدة، ويتابعون معالجته ويتلقّون النتيجة. تشرح هذه الشروط ما يمكنكم توقّعه منّا وما نتوقّعه ممّن يستخدمون البوابة.

## من يمكنهم استخدام البوابة
- يمكن للجميع قراءة صفحات المعلومات وفحص الاستحقاق.
- تقدّمون الطلب باسمكم أنتم فقط، برقم هويتكم وهاتفكم وبريدكم الإلكتروني.
- لكل طالب/ة حساب واحد وطلب واحد في كل فترة تسجيل.

## التفاصيل التي تقدّمونها
- أنتم مسؤولون عن أن تكون الإجابات والمستندات صحيحة وكاملة وتخصّكم.
- يمكنكم تصحيح أي خطأ قبل الإرسال في كل وقت. بعد الإرسال توجّهوا إلينا عبر [صفحة «اتصلوا بنا»](/contact).
- قد يؤدي تقديم معلومات كاذبة إلى رفض الطلب وإلى المطالبة بإعادة المنحة.

## حسابكم
- احتفظوا بكلمة المرور والرموز لمرة واحدة لأنفسكم. لن يطلبها أحد منّا.
- تشكّون أن أحدًا دخل إلى حسابكم؟ غيّروا كلمة المرور فورًا واكتبوا إلينا.

## الفحص والنتيجة
- يُفحص الطلب وفق شروط الحد الأدنى والمعايير وأنظمة المنحة لفترة التسجيل.
- تقديم الطلب لا يضمن الحصول على منحة.
- إذا كان هناك نقص نعيد إليكم الطلب للتصحيح، مرة واحدة ولعدد محدود من الأيام. الموعد الدقيق يظهر في المنطقة الشخصية.
- بعد نشر النتيجة يمكنكم الاستئناف حتى الموعد المذكور في الرسالة.

## توفّر البوابة
نبذل كل ما بوسعنا لتبقى البوابة متاحة، خاصة قرب المواعيد الأخيرة. إذا منع خلل من جهتنا التقديم في الوقت، نمدّد الموعد ونعلن ذلك في الصفحة الرئيسية.

## استخدام ممنوع
- يُمنع رفع ملفات ضارة أو اختراق الحماية أو إثقال البوابة عمدًا.
- يُمنع جمع معلومات منها عن أشخاص آخرين.

## تغيير الشروط
عندما تتغيّر الشروط ننشر نسخة جديدة برقم وتاريخ، ونطلب منكم عند الدخول التالي قراءتها والموافقة عليها.

## القانون والأسئلة
تخضع الشروط للقانون الإسرائيلي. للأسئلة: [{supportEmail}](mailto:{supportEmail}) أو [صفحة «اتصلوا بنا»](/contact).
`,
    en: `
Milgo is the portal in which students apply for a needs-based scholarship, follow the review and receive the result. These terms explain what you can expect of us, and what we expect of everyone who uses the portal.

## Who can use the portal
- Anyone may read the information pages and check eligibility.
- You apply for yourself only, with your own identity number, phone and e-mail.
- Each student has one account and one application in each registration period.

## What you give us
- You are responsible for answers and documents that are correct, complete and your own.
- Before sending you can correct a mistake at any time. After sending, write to us on the [contact page](/contact).
- False information may lead to a refusal and to a demand to repay the scholarship.

## Your account
- Keep your password and one-time codes to yourself. None of us will ever ask for them.
- If you suspect that someone has entered your account, change the password at once and write to us.

## Review and result
- Your application is checked against the threshold conditions, the criteria and the grant procedures of the registration period.
- Applying does not guarantee a scholarship.
- If something is missing we return the application for correction, once and for a limited number of days. The exact deadline is in your personal area.
- Once the result is published you may appeal until the date in the letter.

## Availability
We do all we can to keep the portal available, above all near deadlines. If a fault of ours prevents you from applying in time, we extend the deadline and say so on the home page.

## What is not allowed
- Do not upload harmful files, break protections or overload the portal on purpose.
- Do not collect information about other people from it.

## Changes
When these terms change we publish a new version with a number and a date, and ask you at your next login to read and accept it.

## Law and questions
Israeli law applies. Questions: [{supportEmail}](mailto:{supportEmail}) or the [contact page](/contact).
`,
  },
}
