import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyMembers } from '../application/enumerations.ts'
import { requestDataFromWire } from './request-data-from-wire.ts'
import { RequestDataWire, requestDataNames, requestDataToWire } from './request-data-wire.ts'
import { VerifiedFigures } from './verified-figures.ts'

const figures: VerifiedFigures = {
  houseHoldPeople: 5,
  parentOneIncome: 8_000,
  parentTwoIncome: 7_000,
  spouse: null,
  candidateEntering: 1_500,
  disability: [{ familyMember: 'PARENT_TWO', percentages: 40 }],
  childrenDisability: false,
  adminAssignment: true,
  exceedsStandards: false,
  openUniversity: true,
  studiesScope: 80,
  surveyMonth: '2024-11',
  note: 'seen',
}

/** Portal specification, section 3, "Request data (score view)", with typing errors in two client names corrected. */
const clientNames = [
  'adminAssignment',
  'candidateEntering',
  'childrenDisability',
  'disability',
  'exceedsStandards',
  'note',
  'houseHoldPeople',
  'openUniversity',
  'requestNumber',
  'parentOneIncome',
  'parentTwoIncome',
  'spouse',
  'studiesScope',
  'surveyMonth',
]
const serverNames = [
  'number_of_persons',
  'parent_one_income',
  'parent_two_income',
  'comment',
  'candidate_income',
  'mate_income',
  'open_university',
  'survey_month',
  'managerial_allocation',
  'family_handicapped_data',
  'study_extant',
  'standard_years_deviation',
  'children_disability_present',
]

test('the names are those of the specification, none missing, none extra', () => {
  expect(Object.keys(RequestDataWire.shape)).toEqual(serverNames)
  expect(Object.values(requestDataNames)).toEqual(serverNames)
  expect(Object.keys(requestDataFromWire(1, requestDataToWire(figures))).toSorted()).toEqual(
    clientNames.toSorted(),
  )
})

test('each figure is sent under its name', () => {
  expect(requestDataToWire(figures)).toEqual({
    number_of_persons: 5,
    parent_one_income: 8_000,
    parent_two_income: 7_000,
    comment: 'seen',
    candidate_income: 1_500,
    mate_income: null,
    open_university: true,
    survey_month: '2024-11',
    managerial_allocation: true,
    family_handicapped_data: [{ family_member: 'PARENTTWO', disability_percentage: 40 }],
    study_extant: 80,
    standard_years_deviation: false,
    children_disability_present: false,
  })
})

test.each(Object.entries(requestDataNames))('%s is %s', (client, server) => {
  const wire = requestDataToWire(figures)
  if (client !== 'disability') expect(wire).toHaveProperty(server, figures[client as keyof VerifiedFigures])
})

const income = fc.option(fc.nat({ max: 1_000_000 }))
const anyFigures: fc.Arbitrary<VerifiedFigures> = fc.record({
  houseHoldPeople: fc.integer({ min: 1, max: 30 }),
  parentOneIncome: income,
  parentTwoIncome: income,
  spouse: income,
  candidateEntering: income,
  disability: fc.array(
    fc.record({
      familyMember: fc.constantFrom(...familyMembers),
      percentages: fc.integer({ min: 20, max: 100 }),
    }),
    { maxLength: 9 },
  ),
  childrenDisability: fc.boolean(),
  adminAssignment: fc.boolean(),
  exceedsStandards: fc.boolean(),
  openUniversity: fc.boolean(),
  studiesScope: fc.option(fc.nat({ max: 100 })),
  surveyMonth: fc.option(fc.constantFrom('2023-01', '2024-12')),
  note: fc.string({ maxLength: 50 }),
})

test('figures are written to the wire and read back unchanged', () => {
  fc.assert(
    fc.property(anyFigures, fc.nat(), (drawn, requestNumber) => {
      const wire = RequestDataWire.parse(requestDataToWire(VerifiedFigures.parse(drawn)))
      expect(requestDataFromWire(requestNumber, wire)).toEqual({ ...drawn, requestNumber })
    }),
    { numRuns: 1_000 },
  )
})

describe('figures', () => {
  const disability = (percentages: number) => ({ disability: [{ familyMember: 'CHILD', percentages }] })
  test.each<[string, object, boolean]>([
    ['nobody in the household', { houseHoldPeople: 0 }, false],
    ['one person', { houseHoldPeople: 1 }, true],
    ['30 persons', { houseHoldPeople: 30 }, true],
    ['31 persons', { houseHoldPeople: 31 }, false],
    ['half a person', { houseHoldPeople: 1.5 }, false],
    ['an income of 0', { spouse: 0 }, true],
    ['a negative income', { spouse: -1 }, false],
    ['a million', { spouse: 1_000_000 }, true],
    ['more than a million', { spouse: 1_000_001 }, false],
    ['19 percent', disability(19), false],
    ['20 percent', disability(20), true],
    ['100 percent', disability(100), true],
    ['101 percent', disability(101), false],
    ['ten disabled', { disability: Array(10).fill(disability(20).disability[0]) }, false],
    ['nine disabled', { disability: Array(9).fill(disability(20).disability[0]) }, true],
    ['a scope of 0', { studiesScope: 0 }, true],
    ['a scope of 100', { studiesScope: 100 }, true],
    ['a scope of 101', { studiesScope: 101 }, false],
    ['a scope below 0', { studiesScope: -1 }, false],
    ['month 0', { surveyMonth: '2024-00' }, false],
    ['month 1', { surveyMonth: '2024-01' }, true],
    ['month 12', { surveyMonth: '2024-12' }, true],
    ['month 13', { surveyMonth: '2024-13' }, false],
    ['month 20', { surveyMonth: '2024-20' }, false],
    ['a day', { surveyMonth: '2024-12-01' }, false],
    ['a longer year', { surveyMonth: '12024-12' }, false],
    ['a note of 2,000 characters', { note: 'x'.repeat(2_000) }, true],
    ['a note of 2,001 characters', { note: 'x'.repeat(2_001) }, false],
  ])('%s', (_name, change, isAccepted) => {
    expect(VerifiedFigures.safeParse({ ...figures, ...change }).success).toBe(isAccepted)
  })

  test.each([
    [19, false],
    [20, true],
    [100, true],
    [101, false],
  ])('on the wire, %d percent', (disability_percentage, isAccepted) => {
    const line = { family_member: 'PARENTONE', disability_percentage }
    const wire = { ...requestDataToWire(figures), family_handicapped_data: [line] }
    expect(RequestDataWire.safeParse(wire).success).toBe(isAccepted)
    const nine = { ...wire, family_handicapped_data: Array(9).fill(line) }
    expect(RequestDataWire.safeParse(nine).success).toBe(isAccepted)
    const ten = { ...wire, family_handicapped_data: Array(10).fill(line) }
    expect(RequestDataWire.safeParse(ten).success).toBe(false)
  })

  test("the documents' spelling of a relative is not accepted here", () => {
    const line = { family_member: 'PARENT_ONE', disability_percentage: 20 }
    const wire = { ...requestDataToWire(figures), family_handicapped_data: [line] }
    expect(RequestDataWire.safeParse(wire).success).toBe(false)
  })
})
