import type { OptionWordsOf } from '@milgo/domain/answers/words-of'
import type { ApplicationRows } from '@milgo/domain/application/answers'

/** The options of every choice, by the name of their set. */
export const options = {
  gender: {
    MALE: 'זכר',
    FEMALE: 'נקבה',
    ANOTHER: 'אחר',
  },
  yearOfStudy: {
    FIRST_YEAR: 'שנה א׳',
    SECOND_YEAR: 'שנה ב׳',
    THIRD_YEAR: 'שנה ג׳',
    FOUR_YEAR: 'שנה ד׳',
    FIVE_PLUS_YEAR: 'שנה ה׳ ומעלה',
  },
  militaryServiceType: {
    MILITARY_SERVICE: 'שירות צבאי',
    NATIONAL_SERVICE: 'שירות לאומי',
    CIVIL_SERVICE: 'שירות אזרחי',
    NOT_SERVED: 'לא שירתתי',
  },
  maritalStatus: {
    SINGLE: 'רווק/ה',
    MARRIED: 'נשוי/אה',
    DIVORCED: 'גרוש/ה',
    WIDOWER: 'אלמן/ה',
    OTHER: 'אחר',
  },
  parentsStatus: {
    ONE_PARENT: 'הורה אחד',
    BOTH_PARENTS: 'שני ההורים',
  },
  familyMember: {
    PARENT_ONE: 'הורה 1',
    PARENT_TWO: 'הורה 2',
    SIBLING: 'אח/ות',
    SPOUSE: 'בן/בת זוג',
    CANDIDATE: 'המועמד/ת',
    CHILD: 'ילד/ה',
  },
  incomeType: {
    EMPLOYEE: 'שכיר/ה',
    INDEPENDENT: 'עצמאי/ת',
    NOT_WORK: 'לא עובד/ת',
    PENSION: 'פנסיה',
    ALIMONY: 'מזונות',
    NATIONAL_INSURANCE: 'קצבת ביטוח לאומי',
    OTHER: 'אחר',
  },
  allowanceType: {
    INCOME_SECURITY: 'הבטחת הכנסה',
    NATIONAL_INSURANCE: 'קצבת ביטוח לאומי',
    SENIOR_BENEFIT: 'קצבת אזרח ותיק (זקנה)',
    PENSION: 'פנסיה',
    INJURY: 'דמי פגיעה (נפגעי עבודה)',
    NEWBORN: 'דמי לידה',
    UNEMPLOYMENT: 'דמי אבטלה',
    NURSING: 'גמלת סיעוד',
    REMAINING: 'קצבת שאירים',
    DISABILITY: 'קצבת נכות',
    OTHER: 'אחר',
  },
} as const satisfies OptionWordsOf<ApplicationRows>
