import type { Slot } from '../../answers/row.ts'
import { both, either, not, type Rule } from '../../answers/rule.ts'
import type { ApplicationContext } from '../context.ts'
import { type FamilyMember, familyMemberInDocuments, type IncomeType } from '../enumerations.ts'
import {
  affectedParents,
  hasChildren,
  hasDisabledFamilyMembers,
  hasMaritalStatusGap,
  isCutOff,
  isMarried,
  isOrphan,
  listsSiblings,
  maxStudentSiblings,
} from '../family/rules.ts'
import { isYoungCandidate } from '../personal/rules.ts'

type Parents = Parameters<typeof affectedParents>[0]

const affectedParentsAre =
  (...counts: readonly (0 | 1 | 2)[]): Rule<Parents> =>
  (answers) =>
    counts.includes(affectedParents(answers))

/** Parent one stands for the parent who is left: gone only when both are. */
export const showsParentOne = both(isYoungCandidate, affectedParentsAre(0, 1))
export const showsParentOneCertificate = both(isYoungCandidate, affectedParentsAre(2))
export const showsParentTwo = both(isYoungCandidate, affectedParentsAre(0))
export const showsParentTwoCertificate = both(isYoungCandidate, affectedParentsAre(1, 2))

export const certificates = ['deathCertificate', 'lawyerDeclaration'] as const
export type Certificate = (typeof certificates)[number]

/** With one of each, parent two is the one who died and parent one the one cut off from. */
export const parentOneCertificate = (answers: Parents): Certificate =>
  isCutOff(answers) ? 'lawyerDeclaration' : 'deathCertificate'

export const parentTwoCertificate = (answers: Parents): Certificate =>
  isOrphan(answers) ? 'deathCertificate' : 'lawyerDeclaration'

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

/** The spouse's income is asked of the married, and may be left out where the marital status has a gap. */
export const needsSpouseIncome = not(hasMaritalStatusGap)

/** Has children, or is married, or is no young candidate, or has no parent left. */
export const showsCandidateIncome = either(
  either(hasChildren, isMarried),
  either(not(isYoungCandidate), affectedParentsAre(2)),
)

/** National insurance asks which allowance, and shows the document apart from the choice. */
export const isNationalInsurance = (incomeType: IncomeType | undefined): boolean =>
  incomeType === 'NATIONAL_INSURANCE'

/** As many as there are student siblings, while the sibling questions are asked. */
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
 * One per disabled family member who has a type and a percent filled, in the order of the list. A line that lacks one
 * of them keeps its place, so that the documents of the others stay with them when it is completed.
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
