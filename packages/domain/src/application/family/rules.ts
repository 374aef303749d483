import { both, either, not } from '../../answers/rule.ts'
import type { ApplicationContext } from '../context.ts'
import {
  type FamilyMember,
  type MaritalStatus,
  type ParentsStatus,
  parentsStatuses,
} from '../enumerations.ts'
import { isYoungCandidate } from '../personal/rules.ts'

export const isMarried = ({ maritalStatus }: { readonly maritalStatus?: MaritalStatus }): boolean =>
  maritalStatus === 'MARRIED'

export const hasMaritalStatusGap = ({
  isMaritalStatusGap,
}: {
  readonly isMaritalStatusGap?: boolean
}): boolean => isMaritalStatusGap === true

/** Returns whether the student has children. A missing answer means none, as 0 does. */
export const hasChildren = ({ childrenCount }: { readonly childrenCount?: string }): boolean =>
  Number(childrenCount ?? 0) > 0

export const hasChildrenCountGap = ({
  isChildrenCountGap,
}: {
  readonly isChildrenCountGap?: boolean
}): boolean => isChildrenCountGap === true

/** The sibling questions: for a young candidate without children. */
export const listsSiblings = both(isYoungCandidate, not(hasChildren))

/** Returns what is sent for the sibling questions while they are hidden: 0 if the student has children. */
export const noSiblingsWithChildren = (answers: Parameters<typeof hasChildren>[0]): string | undefined =>
  hasChildren(answers) ? '0' : undefined

interface Orphan {
  readonly isOrphan?: boolean
  readonly orphanOfParentsCount?: ParentsStatus
}

interface CutOff {
  readonly isCutOffFromParents?: boolean
  readonly cutOffFromParentsCount?: ParentsStatus
}

export const isOrphan = ({ isOrphan: answer }: Orphan): boolean => answer === true
export const isCutOff = ({ isCutOffFromParents }: CutOff): boolean => isCutOffFromParents === true

export const isOrphanOfBoth = (answers: Orphan): boolean =>
  isOrphan(answers) && answers.orphanOfParentsCount === 'BOTH_PARENTS'

export const isCutOffFromBoth = (answers: CutOff): boolean =>
  isCutOff(answers) && answers.cutOffFromParentsCount === 'BOTH_PARENTS'

/** The cut-off question is not asked of an orphan of both parents. */
export const mayBeCutOff = not(isOrphanOfBoth)

const oneParent: readonly ParentsStatus[] = ['ONE_PARENT']

/** If one question is answered with both parents, the other one offers only one parent. */
export const orphanOptions = (answers: CutOff): readonly ParentsStatus[] =>
  isCutOffFromBoth(answers) ? oneParent : parentsStatuses

/** Counts the affected parents: orphan of or cut off from one parent counts 1, from both 2; one of each counts 2. */
export const affectedParents = (answers: Orphan & CutOff): 0 | 1 | 2 => {
  if (isOrphanOfBoth(answers) || isCutOffFromBoth(answers)) return 2
  if (isOrphan(answers) && isCutOff(answers)) return 2
  return isOrphan(answers) || isCutOff(answers) ? 1 : 0
}

/** The newcomer question: for a student cut off from both parents, or both orphan and cut off. */
export const mayBeNewcomer = either(isCutOffFromBoth, both(isOrphan, isCutOff))

/**
 * Returns whether there are uploaded confirmations that a change of the number of student siblings would remove, so
 * that the student can be warned before.
 */
export const hasSiblingConfirmations = ({
  siblingsStudyConfirmations,
}: {
  readonly siblingsStudyConfirmations?: unknown
}): boolean =>
  Array.isArray(siblingsStudyConfirmations) && siblingsStudyConfirmations.some((name) => name !== null)

export const isNewcomer = ({ isNewcomer: answer }: { readonly isNewcomer?: boolean }): boolean =>
  answer === true

export const isSingleParent = ({ isSingleParent: answer }: { readonly isSingleParent?: boolean }): boolean =>
  answer === true

export const hasDisabledFamilyMembers = ({
  isDisabledFamilyMembers,
}: {
  readonly isDisabledFamilyMembers?: boolean
}): boolean => isDisabledFamilyMembers === true

type Household = Parameters<typeof isYoungCandidate>[0] &
  Parameters<typeof isMarried>[0] &
  Parameters<typeof hasChildren>[0]

const mayBeDisabled: Readonly<
  Record<FamilyMember, (answers: Household, context: Pick<ApplicationContext, 'ageDate'>) => boolean>
> = {
  PARENT_ONE: isYoungCandidate,
  PARENT_TWO: isYoungCandidate,
  SIBLING: isYoungCandidate,
  SPOUSE: isMarried,
  CANDIDATE: () => true,
  CHILD: hasChildren,
}

/** Returns the relatives that a line of the disabled family members may name. */
export const familyMemberOptions = (
  answers: Household,
  context: Pick<ApplicationContext, 'ageDate'>,
): readonly FamilyMember[] =>
  (Object.keys(mayBeDisabled) as FamilyMember[]).filter((member) => mayBeDisabled[member](answers, context))

export const maxDisabledFamilyMembers = 9

/** The smallest and the greatest percentage of a reported disability. */
export const disabilityPercents = [20, 100] as const

export const maxStudentSiblings = 20

/** Returns whether somebody other than the candidate can be listed as a disabled family member. */
export const mayListOthers = (answers: Household, context: Pick<ApplicationContext, 'ageDate'>): boolean =>
  isYoungCandidate(answers, context) || hasChildren(answers) || isMarried(answers)
