import type { Slot } from '../../answers/row.ts'
import { both, either, not, type Rule } from '../../answers/rule.ts'
import type { ApplicationContext } from '../context.ts'
import { type FamilyMember, familyMemberInDocuments, type IncomeType } from '../enumerations.ts'
import {
  affectedParents,
  hasChildren,
  hasDisabledFamilyMembers,
  hasMaritalStatusGap,
  isMarried,
  listsSiblings,
  maxStudentSiblings,
} from '../family/rules.ts'
import { isYoungCandidate } from '../personal/rules.ts'

type Parents = Parameters<typeof affectedParents>[0]

const affectedParentsAre =
  (...counts: readonly (0 | 1 | 2)[]): Rule<Parents> =>
  (answers) =>
    counts.includes(affectedParents(answers))

/** Parent one is the remaining parent: hidden only if both parents are affected. */
export const showsParentOne = both(isYoungCandidate, affectedParentsAre(0, 1))
export const showsParentOneCertificate = both(isYoungCandidate, affectedParentsAre(2))
export const showsParentTwo = both(isYoungCandidate, affectedParentsAre(0))
export const showsParentTwoCertificate = both(isYoungCandidate, affectedParentsAre(1, 2))

export const hasBiometricId = ({ isBiometricId }: { readonly isBiometricId?: boolean }): boolean =>
  isBiometricId === true

export const parentOneHasBiometricId = ({
  isParentOneBiometricId,
}: {
  readonly isParentOneBiometricId?: boolean
}): boolean => isParentOneBiometricId === true

export const parentTwoHasBiometricId = ({
  isParentTwoBiometricId,
}: {
  readonly isParentTwoBiometricId?: boolean
}): boolean => isParentTwoBiometricId === true

/** The spouse's income is asked of married students, and may be left out if the marital status has a gap. */
export const needsSpouseIncome = not(hasMaritalStatusGap)

/** The student has children, or is married, or is no young candidate, or both parents are affected. */
export const showsCandidateIncome = either(
  either(hasChildren, isMarried),
  either(not(isYoungCandidate), affectedParentsAre(2)),
)

/** National insurance asks for the type of allowance, and shows the document separately from the choice. */
const isNationalInsurance = (incomeType: IncomeType | undefined): boolean =>
  incomeType === 'NATIONAL_INSURANCE'

export const parentOneHasAllowance: Rule<{ readonly parentOneIncomeType?: IncomeType }> = (answers) =>
  isNationalInsurance(answers.parentOneIncomeType)

export const parentTwoHasAllowance: Rule<{ readonly parentTwoIncomeType?: IncomeType }> = (answers) =>
  isNationalInsurance(answers.parentTwoIncomeType)

export const spouseHasAllowance: Rule<{ readonly spouseIncomeType?: IncomeType }> = (answers) =>
  isNationalInsurance(answers.spouseIncomeType)

export const candidateHasAllowance: Rule<{ readonly candidateIncomeType?: IncomeType }> = (answers) =>
  isNationalInsurance(answers.candidateIncomeType)

/** Returns a place for each student sibling, while the sibling questions are asked. */
export const siblingSlots = (
  answers: { readonly siblingsStudentsCount?: string } & Parameters<typeof listsSiblings>[0],
  context: Pick<ApplicationContext, 'ageDate'>,
): readonly Slot[] => {
  const count = listsSiblings(answers, context) ? Number(answers.siblingsStudentsCount ?? 0) : 0
  return Array.from({ length: Math.min(Math.max(count || 0, 0), maxStudentSiblings) }, () => ({}))
}

interface DisabledMembers {
  readonly isDisabledFamilyMembers?: boolean
  readonly disabledFamilyMembers?: readonly { readonly type?: FamilyMember; readonly percent?: string }[]
}

/**
 * Returns a place for each disabled family member who has a type and a percent, in the order of the list. An incomplete
 * line gives null, so that the documents of the other lines stay at their index when it is completed.
 */
export const disabilitySlots = (answers: DisabledMembers): readonly (Slot | null)[] =>
  !hasDisabledFamilyMembers(answers)
    ? []
    : (answers.disabledFamilyMembers ?? []).map(({ type, percent }) =>
        type === undefined || percent === undefined ? null : { member: familyMemberInDocuments[type] },
      )

export const hasStudentSiblings = (
  answers: Parameters<typeof siblingSlots>[0],
  context: Pick<ApplicationContext, 'ageDate'>,
): boolean => siblingSlots(answers, context).length > 0

export const hasDisabilityToShow = (answers: DisabledMembers): boolean =>
  disabilitySlots(answers).some((slot) => slot !== null)
