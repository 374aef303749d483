import { describe, expect, it } from 'vitest'
import {
  allowanceTypes,
  familyMemberInDocuments,
  familyMemberInStep,
  genders,
  incomeTypes,
  maritalStatuses,
  militaryServiceTypes,
  numbers,
  parentsStatuses,
  yearsOfStudy,
} from './enumerations.ts'

/** The values as the specification prints them. */
describe('enumerations', () => {
  it.each([
    ['Gender', genders, 'MALE, FEMALE, ANOTHER'],
    ['Year of study', yearsOfStudy, 'FIRST_YEAR, SECOND_YEAR, THIRD_YEAR, FOUR_YEAR, FIVE_PLUS_YEAR'],
    [
      'Military service type, without the empty ones',
      militaryServiceTypes,
      'MILITARY_SERVICE, NATIONAL_SERVICE, CIVIL_SERVICE, NOT_SERVED',
    ],
    ['Marital status', maritalStatuses, 'SINGLE, MARRIED, DIVORCED, WIDOWER, OTHER'],
    ['Parents status, without the empty one', parentsStatuses, 'ONE_PARENT, BOTH_PARENTS'],
    [
      'Income type',
      incomeTypes,
      'EMPLOYEE, INDEPENDENT, NOT_WORK, PENSION, ALIMONY, NATIONAL_INSURANCE, OTHER',
    ],
    [
      'Allowance type',
      allowanceTypes,
      'INCOME_SECURITY, NATIONAL_INSURANCE, SENIOR_BENEFIT, PENSION, INJURY, NEWBORN, UNEMPLOYMENT, NURSING, REMAINING, DISABILITY, OTHER',
    ],
    [
      'Family member type (additional step)',
      Object.values(familyMemberInStep),
      'PARENTONE, PARENTTWO, SIBLING, SPOUSE, CANDIDATE, CHILD',
    ],
    [
      'Family member type (form), and the child that only its documents name',
      Object.values(familyMemberInDocuments),
      'PARENT_ONE, PARENT_TWO, BROTHER_SISTER, SPOUSE, CANDIDATE, CHILD',
    ],
    [
      'Number (0 to 4)',
      Object.entries(numbers).map(([name, value]) => `${name} ${value}`),
      'NONE 0, ONE 1, TWO 2, THREE 3, FOUR 4',
    ],
  ])('%s', (_, values, printed) => {
    expect(values.join(', ')).toBe(printed)
  })
})
