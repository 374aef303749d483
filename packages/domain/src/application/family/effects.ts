import type { BehaviourOf } from '../../answers/effects.ts'
import type { ApplicationAnswers } from '../answers.ts'
import { alignedDocuments, withoutDocument } from '../documents/align.ts'
import { hasDisabledFamilyMembers, isCutOff, isOrphan } from './rules.ts'

export const familyBehaviour: BehaviourOf<ApplicationAnswers> = {
  onChange: {
    siblingsStudentsCount: (answers, before) =>
      keepsConfirmations(before.siblingsStudentsCount, answers)
        ? {}
        : // Of the documents step: uploaded and prefilled ones alike.
          { siblingsStudyConfirmations: undefined },
    disabledFamilyMembers: (answers, before) => ({
      disabilityDocuments: alignedDocuments(
        before.disabledFamilyMembers,
        answers.disabledFamilyMembers,
        answers.disabilityDocuments,
      ),
    }),
    isOrphan: (answers) =>
      isOrphan(answers) ? { isCutOffFromParents: undefined, cutOffFromParentsCount: undefined } : {},
  },
  onRemoveLine: {
    disabledFamilyMembers: ({ disabilityDocuments }, index) => ({
      disabilityDocuments: withoutDocument(disabilityDocuments, index),
    }),
  },
  always: [
    (answers) => (isOrphan(answers) ? {} : { orphanOfParentsCount: undefined }),
    (answers) => (isCutOff(answers) ? {} : { cutOffFromParentsCount: undefined }),
    // The list opens with its first line, which cannot be deleted.
    (answers) =>
      hasDisabledFamilyMembers(answers) && (answers.disabledFamilyMembers ?? []).length === 0
        ? { disabledFamilyMembers: [{}] }
        : {},
  ],
}

/**
 * A field that is empty on the way from one number to another is no change yet, and the same number typed again is
 * none at all: nobody loses files by a slip of the finger.
 */
const keepsConfirmations = (
  before: string | undefined,
  { siblingsStudentsCount: after, siblingsStudyConfirmations: files = [] }: ApplicationAnswers,
): boolean => {
  if (!after) return true
  return before ? Number(before) === Number(after) : files.length <= Number(after)
}
