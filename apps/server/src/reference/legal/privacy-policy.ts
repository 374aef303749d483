import { answerTime } from './answer-time.ts'
import type { LegalSource } from './legal-source.ts'

/**
 * A sample of our own: whoever runs the portal has a lawyer replace it. What it promises, the portal does. Its times are
 * the defaults of the settings; a test compares them.
 */
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
- משפחה והכנסות: בני המשפחה, הכנסות, נכות ושירות צבאי, לאומי או אזרחי, ככל שהשאלות נוגעות לכם.
- חשבון בנק שאליו תשולם המלגה.
- המסמכים שאתם מעלים.
- שאלון הרקע הוא רשות, ותשובותיו נשמרות בנפרד ובלי שם.
- פניות לתמיכה: מה שכתבתם, הדוא״ל לתשובה, ומספר הבקשה אם ציינתם אותו או כתבתם מתוך החשבון.
- חיפושים בשאלות ובתשובות שלא נמצאה להם תשובה: המילים, השפה וכמה פעמים חיפשו אותן, בלי שום פרט על מי שחיפשו. חיפוש שנראה כמו פרט אישי אינו נרשם. גם הדירוגים של התשובות נספרים בלי שם.
- רישום טכני של כניסות ותקלות, בלי תשובות, בלי כתובת רשת ובלי מספרי זהות, בנק או טלפון.
- מונים של ניסיונות כניסה, קודים, בדיקות זכאות, פניות ודירוגים, לפי כתובת הרשת (IP), הטלפון או החשבון שמהם נעשו. במקום הכתובת, הטלפון או החשבון נשמר ערך מוצפן שאי אפשר לקרוא אותם ממנו.

## האם חובה למסור אותו
הגשת הבקשה ומסירת המידע הן בחירה שלכם. בלי טלפון ודוא״ל אי אפשר לפתוח חשבון. בלי התשובות והמסמכים שהם חובה אי אפשר לשלוח את הבקשה, ולכן גם אי אפשר לקבל מלגה. על שאלון הרקע ועל שדות שסומנו כרשות אפשר לוותר.

## למה
- לבדוק זכאות, לחשב ניקוד, להחליט ולשלם.
- לעדכן אתכם בדוא״ל ובמסרון.
- לשמור על הפורטל מפני שימוש לרעה, למשל מפני ניחוש סיסמאות, ולעמוד בדרישות החוק.
- איננו מוכרים מידע, איננו מציגים פרסומות ואיננו עוקבים אחריכם באתרים אחרים.

## ממי המידע מגיע
מכם. מוסד הלימודים עשוי להודיע לנו שהוא דוחה את הבקשה שלכם: הוא שולח רשימה של סטודנטים לפי מספר זהות או מספר בקשה, ולפעמים גם את הסיבה. הבנק מודיע אם התשלום הועבר או חזר, ולמה.

## מי מקבל אותו
- צוות הבדיקה, לפי התפקיד. כל צפייה בבקשה או במסמך נרשמת.
- צוות הכספים רואה רק מה שנחוץ לתשלום.
- הבנק, או מוסד לימודים ממומן, מקבלים את פרטי התשלום.
- ספקים ששולחים בשמנו הודעות ומאחסנים קבצים, לפי הוראותינו בלבד.

## כמה זמן הוא נשמר
- בדיקת זכאות שלא אומתה בקוד נמחקת אחרי 24 שעות. מבדיקה שנכשלה נספרות רק הסיבות, בלי שום פרט עליכם.
- טיוטה שלא נשלחה, וחשבון שלא נשלחה ממנו בקשה, נמחקים בתום תקופת השמירה שנקבעה לתקופת ההרשמה.
- פרטי הבנק של מי שבקשתם נדחתה נמחקים אחרי תום הערעורים.
- רישום הצפיות נשמר 24 חודשים.
- רישום ההתחברויות לחשבון נמחק 30 ימים אחרי סופן. המונים של הניסיונות נמחקים בתוך שעתיים, והמונה של הורדת המידע שלכם אחרי יממה.
- פנייה לתמיכה נשלחת לתיבת הדוא״ל של התמיכה. הטקסט שלה נמחק מהפורטל אחרי 30 ימים. המספר והנושא שלה נשמרים, ואם כתבתם מתוך החשבון, גם הקשר אליו.
- הודעות ששלחנו לכם, ובהן העותק של פנייה שכתבתם מתוך החשבון, נשמרות כל עוד החשבון קיים. הקודים שבהודעות נמחקים.
- מילות חיפוש שלא נמצאה להן תשובה אינן קשורות לאיש, והן נמחקות 12 חודשים אחרי הפעם האחרונה שחיפשו אותן.
- בקשות, החלטות ותשלומים נשמרים כל עוד החוק מחייב.

## איך הוא מוגן
מספרי זהות ופרטי בנק מוצפנים, התקשורת מוצפנת, והצוות נכנס בשני שלבי אימות. אם יקרה אירוע שפוגע במידע שלכם נודיע לכם ולרשות להגנת הפרטיות.

## הזכויות שלכם
- לעיין בכל מה שנשמר עליכם: באזור האישי יש כפתור שמוריד הכול בקובץ אחד.
- לתקן מידע שגוי, ולבקש מחיקה של מה שאין חובה לשמור.
- לקבל הסבר על הניקוד ועל ההחלטה, ולערער.
- לפנות לרשות להגנת הפרטיות.

## שמירה בדפדפן
כדי שלא תאבדו תשובות ותוכלו להמשיך גם בלי רשת, הפורטל שומר בדפדפן שלכם:

- את ההתחברות: עד שיוצאים מהמערכת, ולכל היותר 12 שעות.
- עותק לפתיחת הטופס בלי רשת: פרטי החשבון, ובהם מספר הזהות, הטלפון והדוא״ל, וכל תשובות הבקשה שכבר נשמרו, גם פרטי הבנק ושמות הקבצים. העותק נמחק ביציאה, בשליחת הבקשה ובסוף ההתחברות, ולכל היותר אחרי 12 שעות. אם הדפדפן נסגר קודם, העותק נמחק בפתיחה הבאה של הפורטל.
- תשובות, תיקונים וערעור שעוד לא נשלחו, והערות על צילומי המסמכים: עד שהם נשלחים, עד היציאה מהמערכת או עד שנכנסים מאותו דפדפן לחשבון אחר.
- מה שהקלדתם בבדיקת הזכאות, בכניסה בקוד, בטופס הפנייה ובשאלון הרקע, בלי סיסמאות ובלי קודים: עד שסוגרים את הלשונית או יוצאים מהמערכת.
- את השפה (גם בעוגייה, לשנה), את התצוגה, את המספר הפנימי של החשבון האחרון ואת קובצי הפורטל עצמו: עד שמוחקים אותם בדפדפן.
- עוגייה שמזהה דפדפן שכבר נכנסו ממנו לחשבון: 180 ימים. אין בה פרטים עליכם, ובזכותה מי שמנחשים סיסמאות במקום אחר אינם חוסמים אתכם.

אין עוגיות מעקב. במחשב משותף צאו מהמערכת בסיום.

## פניות
[{supportEmail}](mailto:{supportEmail}) או [דף יצירת הקשר](/contact), בנושא פרטיות. ${answerTime('PRIVACY', 'he')}
`,
    ar: `
لكي نقرّر بشأن منحة المساعدة نحتاج إلى معرفة الكثير عنكم. نوضح هنا ما نجمعه ولماذا، ومن يراه، وكم من الوقت نحتفظ به، وما هي حقوقكم.

## المسؤول عن المعلومات
هيئة المنح التي تشغّل ميلغو. مسؤول/ة حماية الخصوصية: [{supportEmail}](mailto:{supportEmail})، موضوع التوجّه: خصوصية.

## ما المعلومات التي نجمعها
- تفاصيل التعريف والتواصل: الاسم ورقم الهوية وتاريخ الميلاد والعنوان والهاتف والبريد الإلكتروني.
- الدراسة: المؤسسة واللقب وحجم الدراسة ومنح أخرى.
- العائلة والدخل: أفراد العائلة والدخل والإعاقة والخدمة العسكرية أو الوطنية أو المدنية، بقدر ما تخصّكم الأسئلة.
- الحساب البنكي الذي تُدفع إليه المنحة.
- المستندات التي ترفعونها.
- استبيان الخلفية اختياري، وتُحفظ إجاباته على حدة ومن دون اسم.
- توجّهاتكم إلى الدعم: ما كتبتموه، والبريد الإلكتروني للرد، ورقم الطلب إن ذكرتموه أو كتبتم من حسابكم.
- عمليات البحث في الأسئلة والأجوبة التي لم نجد لها جوابًا: الكلمات واللغة وعدد المرات، من دون أي معلومة عمّن بحث. البحث الذي يبدو معلومة شخصية لا يُسجَّل. تقييمات الأجوبة أيضًا تُعدّ من دون اسم.
- سجل تقني للدخول والأعطال، من دون إجابات ومن دون عنوان الشبكة ومن دون أرقام هوية أو بنك أو هاتف.
- عدّادات لمحاولات الدخول والرموز وفحوص الاستحقاق والتوجّهات والتقييمات، بحسب عنوان الشبكة (IP) أو الهاتف أو الحساب الذي جرت منه. بدل العنوان أو الهاتف أو الحساب تُحفظ قيمة مشفّرة لا يمكن معرفتها منها.

## هل يجب تقديمها
تقديم الطلب وتقديم المعلومات من اختياركم. من دون هاتف وبريد إلكتروني لا يمكن فتح حساب. ومن دون الإجابات والمستندات الإلزامية لا يمكن إرسال الطلب، ولذلك لا يمكن الحصول على منحة. يمكنكم الاستغناء عن استبيان الخلفية وعن الحقول الاختيارية.

## لماذا
- لفحص الاستحقاق وحساب النقاط واتخاذ القرار والدفع.
- لإعلامكم بالبريد الإلكتروني وبرسائل نصية.
- لحماية البوابة من سوء الاستخدام، مثل محاولات تخمين كلمات المرور، وللالتزام بالقانون.
- لا نبيع المعلومات ولا ننشر إعلانات ولا نتعقّبكم في مواقع أخرى.

## من أين تصل المعلومات
منكم. وقد تُعلمنا المؤسسة التعليمية بأنها ترفض طلبكم: ترسل إلينا قائمة طلاب بحسب رقم الهوية أو رقم الطلب، ومعها السبب أحيانًا. ويُعلمنا البنك إن حُوّلت الدفعة أو أُعيدت، ولماذا.

## من يحصل عليها
- طاقم الفحص، كلٌّ بحسب وظيفته. كل اطّلاع على طلب أو مستند يُسجَّل.
- طاقم المالية يرى فقط ما يلزم للدفع.
- البنك، أو مؤسسة تعليمية ممولة، يحصلان على تفاصيل الدفع.
- مزوّدون يرسلون الرسائل ويخزّنون الملفات باسمنا، وفق تعليماتنا فقط.

## كم من الوقت تُحفظ
- فحص استحقاق لم يؤكَّد بالرمز يُحذف بعد 24 ساعة. الفحص الذي لم ينجح تُعدّ أسبابه فقط، من دون أي معلومة عنكم.
- المسودة التي لم تُرسل، والحساب الذي لم يُرسل منه طلب، يُحذفان عند انتهاء مدة الحفظ المحددة لفترة التسجيل.
- تفاصيل البنك لمن رُفض طلبه تُحذف بعد انتهاء الاستئنافات.
- سجل الاطّلاع يُحفظ 24 شهرًا.
- يُحذف سجل الدخول إلى الحساب بعد 30 يومًا من انتهاء كل دخول. تُحذف عدّادات المحاولات خلال ساعتين، وعدّاد تنزيل معلوماتكم بعد يوم واحد.
- يُرسل التوجّه إلى الدعم إلى بريد الدعم الإلكتروني. يُحذف نصه من البوابة بعد 30 يومًا، ويبقى رقمه وموضوعه، وكذلك ارتباطه بحسابكم إن كتبتم منه.
- الرسائل التي أرسلناها إليكم، ومنها نسخة التوجّه الذي كتبتموه من حسابكم، تُحفظ ما دام الحساب قائمًا. الرموز التي في الرسائل تُحذف.
- كلمات البحث التي لم نجد لها جوابًا لا ترتبط بأي شخص، وتُحذف بعد 12 شهرًا من آخر مرة بُحث عنها.
- الطلبات والقرارات والدفعات تُحفظ ما دام القانون يُلزم بذلك.

## كيف نحميها
أرقام الهوية وتفاصيل البنك مشفّرة، والاتصال مشفّر، والطاقم يدخل بخطوتي تحقق. إذا وقع حدث يمسّ بمعلوماتكم نُعلمكم ونُعلم سلطة حماية الخصوصية.

## حقوقكم
- الاطّلاع على كل ما نحفظه عنكم: في المنطقة الشخصية زر ينزّل كل شيء في ملف واحد.
- تصحيح معلومات خاطئة، وطلب حذف ما لا يلزم حفظه.
- الحصول على شرح للنقاط وللقرار، والاستئناف.
- التوجّه إلى سلطة حماية الخصوصية.

## الحفظ في المتصفح
حتى لا تضيع إجاباتكم ولتتمكّنوا من المتابعة من دون اتصال أيضًا، تحفظ البوابة في متصفحكم:

- الدخول: حتى الخروج من النظام، ولمدة 12 ساعة على الأكثر.
- نسخة لفتح النموذج من دون اتصال: تفاصيل الحساب، ومنها رقم الهوية والهاتف والبريد الإلكتروني، وكل إجابات الطلب التي حُفظت، بما فيها تفاصيل البنك وأسماء الملفات. تُحذف النسخة عند الخروج وعند إرسال الطلب وعند انتهاء الدخول، وبعد 12 ساعة على الأكثر. إذا أُغلق المتصفح قبل ذلك تُحذف النسخة عند فتح البوابة في المرة التالية.
- الإجابات والتصحيحات والاستئناف التي لم تُرسل بعد، والملاحظات على صور المستندات: حتى إرسالها أو الخروج من النظام أو الدخول إلى حساب آخر من المتصفح نفسه.
- ما كتبتموه في فحص الاستحقاق وفي الدخول برمز وفي نموذج التوجّه وفي استبيان الخلفية، من دون كلمات المرور والرموز: حتى إغلاق علامة التبويب أو الخروج من النظام.
- اللغة (وفي ملف تعريف ارتباط أيضًا، لمدة سنة)، وطريقة العرض، والرقم الداخلي للحساب الأخير، وملفات البوابة نفسها: حتى تحذفوها من المتصفح.
- ملف تعريف ارتباط يميّز متصفحًا سبق الدخول منه إلى الحساب: 180 يومًا. لا يحتوي على تفاصيل عنكم، وبفضله لا يمنعكم من الدخول من يخمّنون كلمات المرور من مكان آخر.

لا نستخدم ملفات تعقّب. في حاسوب مشترك اخرجوا من النظام عند الانتهاء.

## التوجّه إلينا
[{supportEmail}](mailto:{supportEmail}) أو [صفحة «اتصلوا بنا»](/contact)، بموضوع الخصوصية. ${answerTime('PRIVACY', 'ar')}
`,
    en: `
To decide about a needs-based scholarship we have to know a good deal about you. This page says what we collect and why, who sees it, how long it is stored and what your rights are.

## Who is responsible
The scholarship body that runs Milgo. Data protection officer: [{supportEmail}](mailto:{supportEmail}), subject: privacy.

## What we collect
- Identity and contact: name, identity number, date of birth, address, phone and e-mail.
- Studies: institution, degree, scope and other scholarships.
- Family and income: family members, income, disability, military, national or civil service, as far as the questions concern you.
- The bank account to which the scholarship is paid.
- The documents you upload.
- The background survey is optional; its answers are stored apart and without a name.
- Messages to support: what you wrote, the e-mail for our answer, and the application number if you gave it or wrote from your account.
- Searches in the questions and answers that found nothing: the words, the language and how often, without anything about who searched. A search that looks like personal information is not recorded. Ratings of answers are also counted without a name.
- A technical log of logins and faults, without answers, without network addresses and without identity, bank or phone numbers.
- Counts of attempts to log in, codes, eligibility checks, messages and ratings, by the network address (IP), phone or account that they came from. In place of the address, phone or account we store a scrambled value from which it cannot be read.

## Whether you have to give it
Applying, and giving us this information, is your own choice. Without a phone and an e-mail address no account can be opened. Without the required answers and documents the application cannot be sent, and so no scholarship can be awarded. You can leave out the background survey and the fields marked optional.

## Why
- To check eligibility, compute the score, decide and pay.
- To keep you informed by e-mail and SMS.
- To protect the portal against abuse, such as guessed passwords, and to comply with the law.
- We do not sell information, show advertising or follow you on other sites.

## Where it comes from
From you. Your institution may tell us that it rejects your application: it sends a list of students by identity number or application number, sometimes with the reason. The bank tells us whether a payment was made or came back, and why.

## Who receives it
- The review team, each according to their role. Every look at an application or a document is logged.
- The finance team sees only what a payment needs.
- The bank, or a sponsored institution, receives the payment details.
- Providers that send messages and store files for us, on our instructions only.

## How long it is stored
- An eligibility check that was not confirmed by code is erased after 24 hours. Of a check that failed only the reasons are counted, without anything about you.
- A draft that was never sent, and an account from which no application was sent, are erased when the retention time of the registration period is over.
- Bank details of refused applicants are erased after the appeals end.
- The log of views is stored for 24 months.
- The record of logins to your account is erased 30 days after each has ended. Counts of attempts are erased within two hours, and the count of downloads of your data after a day.
- A message to support is sent to the mailbox of the support. Its text is erased from the portal after 30 days; its number and topic stay, and so does the link to your account if you wrote from there.
- Messages that we sent to you, including the copy of a message that you wrote to support from your account, are stored as long as your account. Codes in messages are erased.
- Words of searches that found nothing are linked to nobody, and are erased 12 months after they were last searched.
- Applications, decisions and payments are stored as long as the law demands.

## How it is protected
Identity numbers and bank details are encrypted, connections are encrypted, and staff log in with two factors. Should an incident affect your information, we inform you and the Privacy Protection Authority.

## Your rights
- To see all that is stored about you: a button in your personal area downloads everything in one file.
- To have wrong data corrected, and to ask us to erase what does not have to be stored.
- To have the score and the decision explained, and to appeal.
- To turn to the Privacy Protection Authority.

## In your browser
So that no answers are lost and you can go on without a network, the portal stores in your browser:

- Your login: until you log out, and for 12 hours at most.
- A copy for opening the form without a network: the details of your account, among them identity number, phone and e-mail, and all answers of the application that were saved, including bank details and names of files. The copy is erased when you log out, when you send the application and when the session ends, after 12 hours at most. If the browser was closed before that, the copy is erased the next time the portal is opened.
- Answers, corrections and an appeal that were not sent yet, and remarks on pictures of documents: until they are sent, until you log out, or until another account is used in the same browser.
- What you typed in the eligibility check, the login by code, the contact form and the background survey, without passwords and codes: until you close the tab or log out.
- The language (also in a cookie, for a year), the theme, the internal number of the last account, and the files of the portal itself: until you delete them in the browser.
- A cookie that recognises a browser from which the account was entered before: 180 days. It holds nothing about you. Thanks to it, people who guess passwords elsewhere cannot lock you out.

There are no tracking cookies. On a shared computer, log out when you finish.

## Contact
[{supportEmail}](mailto:{supportEmail}) or the [contact page](/contact), topic privacy. ${answerTime('PRIVACY', 'en')}
`,
  },
}
