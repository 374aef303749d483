import type { family } from '@milgo/domain/application/family/questions'
import type { Help } from './help.ts'

/** A list has a help text, and each of its parts has one. */
type FamilyKey = keyof typeof family.rows | 'disabledFamilyMembers.type' | 'disabledFamilyMembers.percent'

/** The help texts of step 3. */
export const familyHelp: Readonly<Record<FamilyKey, Help>> = {
  maritalStatus: {
    description: {
      he: 'המצב המשפחתי היום. אם הוא שונה ממה שרשום בתעודת הזהות, ענו ״כן״ בשאלה הבאה.',
      ar: 'الحالة الاجتماعية اليوم. إذا كانت مختلفة عن المسجّل في بطاقة الهوية، أجيبوا «نعم» في السؤال التالي.',
      en: 'Your status today. If it differs from the identity card, answer yes to the next question.',
    },
  },
  isMaritalStatusGap: {
    description: {
      he: 'למשל: התחתנתם או התגרשתם והרישום בתעודת הזהות טרם עודכן.',
      ar: 'مثلًا: تزوجتم أو تطلقتم ولم تُحدَّث بطاقة الهوية بعد.',
      en: 'For example: you married or divorced, and the identity card has not been updated yet.',
    },
  },
  maritalStatusGap: {
    description: {
      he: 'הסבירו בקצרה מה שונה וממתי, עד 200 תווים.',
      ar: 'اشرحوا باختصار ما المختلف ومنذ متى، حتى 200 حرف.',
      en: 'Say briefly what differs and since when, up to 200 characters.',
    },
  },
  childrenCount: {
    description: {
      he: 'מספר הילדים שלכם. אין ילדים? כתבו 0.',
      ar: 'عدد أولادكم. ليس لديكم أولاد؟ اكتبوا 0.',
      en: 'How many children you have. None? Write 0.',
    },
  },
  isChildrenCountGap: {
    description: {
      he: 'למשל: נולד/ה ילד/ה והספח טרם עודכן.',
      ar: 'مثلًا: وُلد طفل ولم يُحدَّث ملحق الهوية بعد.',
      en: 'For example: a child was born and the ID attachment (sefach) has not been updated yet.',
    },
  },
  childrenCountGap: {
    description: {
      he: 'הסבירו בקצרה את ההבדל, עד 50 תווים.',
      ar: 'اشرحوا الفرق باختصار، حتى 50 حرفًا.',
      en: 'Say briefly what differs, up to 50 characters.',
    },
  },
  siblingsCount: {
    description: {
      he: 'אחים ואחיות שטרם מלאו להם 24, בלי לספור את עצמכם.',
      ar: 'الإخوة والأخوات الذين لم يبلغوا سن 24، من دون احتساب أنفسكم.',
      en: 'Brothers and sisters under 24, not counting yourself.',
    },
  },
  siblingsStudentsCount: {
    description: {
      he: 'אחים ואחיות סטודנטים שטרם מלאו להם 30. לכל אחד/ת יידרש אישור לימודים.',
      ar: 'الإخوة والأخوات الطلاب الذين لم يبلغوا سن 30. تُطلب مصادقة تعليم لكل منهم.',
      en: 'Brothers and sisters under 30 who are students. A study confirmation is required for each.',
    },
  },
  isOrphan: {
    description: {
      he: 'סמנו ״כן״ אם אחד ההורים או שניהם נפטרו. תידרש תעודת פטירה.',
      ar: 'اختاروا «نعم» إذا توفي أحد الوالدين أو كلاهما. تُطلب شهادة وفاة.',
      en: 'Answer yes if one parent or both have died. A death certificate is required.',
    },
  },
  orphanOfParentsCount: {
    title: { he: 'מספר ההורים', ar: 'عدد الوالدين', en: 'How many parents' },
    description: {
      he: 'בחרו אם נפטר הורה אחד או נפטרו שניהם. לפי התשובה משתנה רשימת המסמכים; אם נפטר הורה אחד, ההורה האחר הוא ״הורה 1״ בטופס.',
      ar: 'اختاروا إن توفي أحد الوالدين أو كلاهما. تتغيّر قائمة المستندات حسب الإجابة؛ إذا توفي أحدهما، فالآخر هو «الوالد/ة 1» في النموذج.',
      en: 'Whether one parent died or both. The list of documents follows from it; if one parent died, the other is “parent 1” in the form.',
    },
  },
  isCutOffFromParents: {
    description: {
      he: 'נתק הוא היעדר קשר וסיוע כלכלי לאורך זמן. גדלתם עם הורה אחד, ואין לכם קשר עם ההורה האחר? זה נתק מהורה אחד. הוא מוכח בתצהיר חתום בידי עורך דין.',
      ar: 'الانقطاع هو غياب العلاقة والدعم المالي لفترة طويلة. نشأتم مع أحد الوالدين ولستم على صلة بالآخر؟ هذا انقطاع عن أحد الوالدين. ويُثبَت بتصريح مشفوع بالقسم من محامٍ.',
      en: 'Cut off means no contact and no support over a long time. Did you grow up with one parent, without contact with the other? Then you are cut off from one parent. A declaration signed by a lawyer proves it.',
    },
  },
  cutOffFromParentsCount: {
    title: { he: 'מספר ההורים', ar: 'عدد الوالدين', en: 'How many parents' },
    description: {
      he: 'בחרו אם הנתק הוא מהורה אחד או משניהם. לפי התשובה משתנה רשימת המסמכים; ההורה שאתם בקשר איתו הוא ״הורה 1״ בטופס.',
      ar: 'اختاروا إن كان الانقطاع عن أحد الوالدين أو كليهما. تتغيّر قائمة المستندات حسب الإجابة؛ من أنتم على صلة به منهما هو «الوالد/ة 1» في النموذج.',
      en: 'Whether you are cut off from one parent or both. The list of documents follows from it; the parent you are in touch with is “parent 1” in the form.',
    },
  },
  isNewcomer: {
    description: {
      he: 'סמנו ״כן״ אם עליתם לישראל ויש בידיכם תעודת עולה.',
      ar: 'اختاروا «نعم» إذا قدمتم إلى البلاد ولديكم شهادة قادم/ة جديد/ة.',
      en: 'Answer yes if you immigrated to Israel and hold an immigrant certificate.',
    },
  },
  repatriationDate: {
    description: {
      he: 'התאריך שרשום בתעודת העולה.',
      ar: 'التاريخ المسجّل في شهادة القادم/ة الجديد/ة.',
      en: 'The date written in the immigrant certificate.',
    },
  },
  isSingleParent: {
    description: {
      he: 'הורים עצמאיים הם מי שמגדלים ילד/ה לבדם ומחזיקים באישור על כך. צרפו את האישור בשלב המסמכים.',
      ar: 'العائلة أحادية الوالدين هي عائلة يربّي فيها أحد الوالدين أولاده وحده ولديه مصادقة على ذلك. أرفقوا المصادقة في مرحلة المستندات.',
      en: 'A single parent raises a child alone and holds a confirmation of it, attached in the documents step.',
    },
  },
  isDisabledFamilyMembers: {
    description: {
      he: 'נכות של 20% לפחות, שנקבעה על ידי המוסד לביטוח לאומי או משרד הביטחון.',
      ar: 'إعاقة بنسبة 20% على الأقل، حددتها مؤسسة التأمين الوطني أو وزارة الأمن.',
      en: 'A disability of at least 20%, set by the National Insurance Institute or the Ministry of Defence.',
    },
  },
  disabledFamilyMembers: {
    title: {
      he: 'בני/בנות משפחה עם נכות',
      ar: 'أفراد عائلة مع إعاقة',
      en: 'Family members with a disability',
    },
    description: {
      he: 'שורה לכל בן/בת משפחה, עד 9. לכל שורה יידרש אישור נכות.',
      ar: 'سطر لكل فرد، حتى 9. تُطلب مصادقة إعاقة لكل سطر.',
      en: 'One line for each person, up to 9. A confirmation is required for each line.',
    },
  },
  'disabledFamilyMembers.type': {
    description: {
      he: 'הקרבה אליכם. הרשימה תלויה בתשובות הקודמות: האפשרות ״בן/בת זוג״, למשל, מופיעה רק לנשואים.',
      ar: 'صلة القرابة بكم. تتغيّر القائمة حسب الإجابات السابقة: خيار «الزوج/ة» مثلًا يظهر للمتزوجين فقط.',
      en: 'How the person is related to you. The list follows your answers: a spouse appears only if you are married.',
    },
  },
  'disabledFamilyMembers.percent': {
    description: {
      he: 'האחוזים שרשומים באישור, מ־20 עד 100.',
      ar: 'النسبة المسجّلة في المصادقة، من 20 إلى 100.',
      en: 'The percentage in the confirmation, 20 to 100.',
    },
  },
}
