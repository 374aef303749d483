import { z } from 'zod'
import { familyMemberInStep } from '../application/enumerations.ts'
import { maxDisabledFamilyMembers } from '../application/family/rules.ts'
import { DisabilityPercentage, VerifiedFigures } from './verified-figures.ts'

/** The server name for each client name of the request data. The request's number is sent beside it. */
export const requestDataNames = {
  houseHoldPeople: 'number_of_persons',
  parentOneIncome: 'parent_one_income',
  parentTwoIncome: 'parent_two_income',
  note: 'comment',
  candidateEntering: 'candidate_income',
  spouse: 'mate_income',
  openUniversity: 'open_university',
  surveyMonth: 'survey_month',
  adminAssignment: 'managerial_allocation',
  disability: 'family_handicapped_data',
  studiesScope: 'study_extant',
  exceedsStandards: 'standard_years_deviation',
  childrenDisability: 'children_disability_present',
} as const satisfies Record<keyof VerifiedFigures, string>

const { shape } = VerifiedFigures

/** The request data with the server's names; relatives are spelled as in the additional step. */
export const RequestDataWire = z.object({
  number_of_persons: shape.houseHoldPeople,
  parent_one_income: shape.parentOneIncome,
  parent_two_income: shape.parentTwoIncome,
  comment: shape.note,
  candidate_income: shape.candidateEntering,
  mate_income: shape.spouse,
  open_university: shape.openUniversity,
  survey_month: shape.surveyMonth,
  managerial_allocation: shape.adminAssignment,
  family_handicapped_data: z
    .array(
      z.object({
        family_member: z.enum(Object.values(familyMemberInStep)),
        disability_percentage: DisabilityPercentage,
      }),
    )
    .max(maxDisabledFamilyMembers),
  study_extant: shape.studiesScope,
  standard_years_deviation: shape.exceedsStandards,
  children_disability_present: shape.childrenDisability,
})
export type RequestDataWire = z.infer<typeof RequestDataWire>

export const requestDataToWire = (figures: VerifiedFigures): RequestDataWire => ({
  number_of_persons: figures.houseHoldPeople,
  parent_one_income: figures.parentOneIncome,
  parent_two_income: figures.parentTwoIncome,
  comment: figures.note,
  candidate_income: figures.candidateEntering,
  mate_income: figures.spouse,
  open_university: figures.openUniversity,
  survey_month: figures.surveyMonth,
  managerial_allocation: figures.adminAssignment,
  family_handicapped_data: figures.disability.map(({ familyMember, percentages }) => ({
    family_member: familyMemberInStep[familyMember],
    disability_percentage: percentages,
  })),
  study_extant: figures.studiesScope,
  standard_years_deviation: figures.exceedsStandards,
  children_disability_present: figures.childrenDisability,
})
