import type { options as original } from '../he/options.ts'
import type { WordsLike } from '../words.ts'

export const options: WordsLike<typeof original> = {
  gender: {
    MALE: 'Male',
    FEMALE: 'Female',
    ANOTHER: 'Other',
  },
  yearOfStudy: {
    FIRST_YEAR: 'First year',
    SECOND_YEAR: 'Second year',
    THIRD_YEAR: 'Third year',
    FOUR_YEAR: 'Fourth year',
    FIVE_PLUS_YEAR: 'Fifth year or above',
  },
  militaryServiceType: {
    MILITARY_SERVICE: 'Military service',
    NATIONAL_SERVICE: 'National service',
    CIVIL_SERVICE: 'Civil service',
    NOT_SERVED: 'Did not serve',
  },
  maritalStatus: {
    SINGLE: 'Single',
    MARRIED: 'Married',
    DIVORCED: 'Divorced',
    WIDOWER: 'Widowed',
    OTHER: 'Other',
  },
  parentsStatus: {
    ONE_PARENT: 'One parent',
    BOTH_PARENTS: 'Both parents',
  },
  familyMember: {
    PARENT_ONE: 'Parent 1',
    PARENT_TWO: 'Parent 2',
    SIBLING: 'Sibling',
    SPOUSE: 'Spouse',
    CANDIDATE: 'Applicant',
    CHILD: 'Child',
  },
  incomeType: {
    EMPLOYEE: 'Employee',
    INDEPENDENT: 'Self-employed',
    NOT_WORK: 'Not working',
    PENSION: 'Pension',
    ALIMONY: 'Alimony',
    NATIONAL_INSURANCE: 'National Insurance allowance',
    OTHER: 'Other',
  },
  allowanceType: {
    INCOME_SECURITY: 'Income support',
    NATIONAL_INSURANCE: 'National Insurance allowance',
    SENIOR_BENEFIT: 'Old-age (senior citizen) pension',
    PENSION: 'Pension',
    INJURY: 'Work-injury allowance',
    NEWBORN: 'Maternity allowance',
    UNEMPLOYMENT: 'Unemployment benefit',
    NURSING: 'Long-term care benefit',
    REMAINING: 'Survivors’ pension',
    DISABILITY: 'Disability allowance',
    OTHER: 'Other',
  },
}
