import { type FamilyMember, familyMemberInStep, familyMembers } from '../application/enumerations.ts'
import type { RequestDataWire } from './request-data-wire.ts'
import type { RequestData } from './verified-figures.ts'

/**
 * Returns the family member for a spelling of the wire. The fallback never applies, because every spelling belongs to a
 * member.
 */
const memberOf = (
  spelled: RequestDataWire['family_handicapped_data'][number]['family_member'],
): FamilyMember => familyMembers.find((member) => familyMemberInStep[member] === spelled) ?? 'CANDIDATE'

export const requestDataFromWire = (
  requestNumber: RequestData['requestNumber'],
  wire: RequestDataWire,
): RequestData => ({
  requestNumber,
  houseHoldPeople: wire.number_of_persons,
  parentOneIncome: wire.parent_one_income,
  parentTwoIncome: wire.parent_two_income,
  note: wire.comment,
  candidateEntering: wire.candidate_income,
  spouse: wire.mate_income,
  openUniversity: wire.open_university,
  surveyMonth: wire.survey_month,
  adminAssignment: wire.managerial_allocation,
  disability: wire.family_handicapped_data.map(({ family_member, disability_percentage }) => ({
    familyMember: memberOf(family_member),
    percentages: disability_percentage,
  })),
  studiesScope: wire.study_extant,
  exceedsStandards: wire.standard_years_deviation,
  childrenDisability: wire.children_disability_present,
})
