import type { BehaviourOf } from '../../answers/effects.ts'
import type { ApplicationAnswers } from '../answers.ts'
import { alignedDocuments, withoutDocument } from './aligned-documents.ts'
import { type Certificate, parentOneCertificate, parentTwoCertificate } from './certificates.ts'
import { affectedParents, hasDisabledFamilyMembers, isCutOff, isOrphan } from './rules.ts'

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
    isOrphan: (answers, before) => ({
      ...(isOrphan(answers) && { isCutOffFromParents: undefined, cutOffFromParentsCount: undefined }),
      ...withoutOtherCertificates(answers, before),
    }),
    isCutOffFromParents: (answers, before) => withoutOtherCertificates(answers, before),
  },
  onRemoveLine: {
    disabledFamilyMembers: ({ disabilityDocuments }, index) => ({
      disabilityDocuments: withoutDocument(disabilityDocuments, index),
    }),
  },
  always: [
    (answers) => (isOrphan(answers) ? {} : { orphanOfParentsCount: undefined }),
    (answers) => (isCutOff(answers) ? {} : { cutOffFromParentsCount: undefined }),
    // The list starts with a first line that cannot be deleted.
    (answers) =>
      hasDisabledFamilyMembers(answers) && (answers.disabledFamilyMembers ?? []).length === 0
        ? { disabledFamilyMembers: [{}] }
        : {},
  ],
}

/**
 * Removes a parent's certificate that is no longer asked for as what it was uploaded as. A death certificate and a
 * declaration have one place, and a file must not become another document there.
 */
const withoutOtherCertificates = (
  answers: ApplicationAnswers,
  before: ApplicationAnswers,
): { readonly parentOneCertificate?: undefined; readonly parentTwoCertificate?: undefined } => ({
  ...(isOther(parentOneCertificate, answers, before) && { parentOneCertificate: undefined }),
  ...(isOther(parentTwoCertificate, answers, before) && { parentTwoCertificate: undefined }),
})

const isOther = (
  certificateOf: (answers: ApplicationAnswers) => Certificate,
  answers: ApplicationAnswers,
  before: ApplicationAnswers,
): boolean =>
  affectedParents(before) > 0 &&
  (affectedParents(answers) === 0 || certificateOf(answers) !== certificateOf(before))

/**
 * Returns whether the siblings' confirmations stay. A field that is empty between two numbers is not a change yet, and
 * the same number typed again is no change, so that no files are lost by a typing mistake.
 */
const keepsConfirmations = (
  before: string | undefined,
  { siblingsStudentsCount: after, siblingsStudyConfirmations: files = [] }: ApplicationAnswers,
): boolean => {
  if (!after) return true
  return before ? Number(before) === Number(after) : files.length <= Number(after)
}
