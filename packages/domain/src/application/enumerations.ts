export const genders = ['MALE', 'FEMALE', 'ANOTHER'] as const
export type Gender = (typeof genders)[number]

export const yearsOfStudy = [
  'FIRST_YEAR',
  'SECOND_YEAR',
  'THIRD_YEAR',
  'FOUR_YEAR',
  'FIVE_PLUS_YEAR',
] as const

/** NONE and empty both mean "not chosen yet", and are therefore not answers. */
export const militaryServiceTypes = [
  'MILITARY_SERVICE',
  'NATIONAL_SERVICE',
  'CIVIL_SERVICE',
  'NOT_SERVED',
] as const
export type MilitaryServiceType = (typeof militaryServiceTypes)[number]

export const maritalStatuses = ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWER', 'OTHER'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

export const parentsStatuses = ['ONE_PARENT', 'BOTH_PARENTS'] as const
export type ParentsStatus = (typeof parentsStatuses)[number]

/** The code's names of relatives; the wire spells them differently in different places. */
export const familyMembers = ['PARENT_ONE', 'PARENT_TWO', 'SIBLING', 'SPOUSE', 'CANDIDATE', 'CHILD'] as const
export type FamilyMember = (typeof familyMembers)[number]

/** The spelling in `family_members` of the additional step. */
export const familyMemberInStep = {
  PARENT_ONE: 'PARENTONE',
  PARENT_TWO: 'PARENTTWO',
  SIBLING: 'SIBLING',
  SPOUSE: 'SPOUSE',
  CANDIDATE: 'CANDIDATE',
  CHILD: 'CHILD',
} as const satisfies Record<FamilyMember, string>

/** The spelling in the documents step. */
export const familyMemberInDocuments = {
  PARENT_ONE: 'PARENT_ONE',
  PARENT_TWO: 'PARENT_TWO',
  SIBLING: 'BROTHER_SISTER',
  SPOUSE: 'SPOUSE',
  CANDIDATE: 'CANDIDATE',
  CHILD: 'CHILD',
} as const satisfies Record<FamilyMember, string>

export const incomeTypes = [
  'EMPLOYEE',
  'INDEPENDENT',
  'NOT_WORK',
  'PENSION',
  'ALIMONY',
  'NATIONAL_INSURANCE',
  'OTHER',
] as const
export type IncomeType = (typeof incomeTypes)[number]

export const allowanceTypes = [
  'INCOME_SECURITY',
  'NATIONAL_INSURANCE',
  'SENIOR_BENEFIT',
  'PENSION',
  'INJURY',
  'NEWBORN',
  'UNEMPLOYMENT',
  'NURSING',
  'REMAINING',
  'DISABILITY',
  'OTHER',
] as const

/** The enumeration `Number` of the specification; it numbers the steps. */
export const numbers = { NONE: 0, ONE: 1, TWO: 2, THREE: 3, FOUR: 4 } as const
