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

/** No answer and zero are both "no children". */
export const hasChildren = ({ childrenCount }: { readonly childrenCount?: string }): boolean =>
  Number(childrenCount ?? 0) > 0

export const hasChildrenCountGap = ({
  isChildrenCountGap,
}: {
  readonly isChildrenCountGap?: boolean
}): boolean => isChildrenCountGap === true

/** The sibling fields: for the young candidate, and only without children. */
export const listsSiblings = both(isYoungCandidate, not(hasChildren))

/** With children the sibling questions go away and travel as 0. */
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

/** If one side is set to both parents, the other side's options are limited to one parent. */
export const orphanOptions = (answers: CutOff): readonly ParentsStatus[] =>
  isCutOffFromBoth(answers) ? oneParent : parentsStatuses

/** Orphan or cut off of one parent counts one, of both two; one of each counts two. */
export const affectedParents = (answers: Orphan & CutOff): 0 | 1 | 2 => {
  if (isOrphanOfBoth(answers) || isCutOffFromBoth(answers)) return 2
  if (isOrphan(answers) && isCutOff(answers)) return 2
  return isOrphan(answers) || isCutOff(answers) ? 1 : 0
}

/** The newcomer question: cut off from both, or both orphan and cut off. */
export const mayBeNewcomer = either(isCutOffFromBoth, both(isOrphan, isCutOff))

/** Whether a change of how many siblings study empties documents that were uploaded; nobody is to find that out later. */
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

/** Whom a line of the disabled family members may name. */
export const familyMemberOptions = (
  answers: Household,
  context: Pick<ApplicationContext, 'ageDate'>,
): readonly FamilyMember[] =>
  (Object.keys(mayBeDisabled) as FamilyMember[]).filter((member) => mayBeDisabled[member](answers, context))

export const maxDisabledFamilyMembers = 9

/** The least and the most percent of a disability that is reported. */
export const disabilityPercents = [20, 100] as const

export const maxStudentSiblings = 20

/** Whether somebody besides the candidate could be meant by a further line of the disabled family members. */
export const mayListOthers = (answers: Household, context: Pick<ApplicationContext, 'ageDate'>): boolean =>
  isYoungCandidate(answers, context) || hasChildren(answers) || isMarried(answers)
