import { defineSection } from '../../answers/define.ts'
import { always, both, not } from '../../answers/rule.ts'
import { isSponsored } from '../context.ts'
import { allowanceTypes, familyMemberInDocuments, incomeTypes } from '../enumerations.ts'
import { certificates, parentOneCertificate, parentTwoCertificate } from '../family/certificates.ts'
import {
  isMarried,
  isNewcomer,
  isSingleParent,
  maxDisabledFamilyMembers,
  maxStudentSiblings,
} from '../family/rules.ts'
import { hasServed, isReservist } from '../personal/rules.ts'
import {
  candidateHasAllowance,
  disabilitySlots,
  hasBiometricId,
  hasDisabilityToShow,
  hasStudentSiblings,
  needsSpouseIncome,
  parentOneHasAllowance,
  parentOneHasBiometricId,
  parentTwoHasAllowance,
  parentTwoHasBiometricId,
  showsCandidateIncome,
  showsParentOne,
  showsParentOneCertificate,
  showsParentTwo,
  showsParentTwoCertificate,
  siblingSlots,
  spouseHasAllowance,
} from './rules.ts'

/** Every document is required while it is asked for, except the additional one. */
const file = { kind: 'file', required: always } as const
/** A document that exists on paper or as a card, and never as a spreadsheet. */
const picture = { ...file, expects: 'picture' } as const
const yesNo = { kind: 'yesNo', required: always } as const

const applicant = { place: 'applicantId' } as const
const parentOne = { place: 'parentOneId', visibleWhen: showsParentOne } as const
const parentTwo = { place: 'parentTwoId', visibleWhen: showsParentTwo } as const
/** Replaces an identity card. It has its own heading, because the other heading says identity card. */
const certificate = { place: 'parentCertificates' } as const
const studies = { place: 'studies' } as const
const military = { place: 'military' } as const
const declaration = {
  kind: 'tick',
  required: always,
  requiredCode: 'DECLARATION_REQUIRED',
  place: 'declarations',
} as const

const income = { place: 'income' } as const
const incomeType = { kind: 'choice', options: incomeTypes, optionSet: 'incomeType', ...income } as const
const allowance = { kind: 'choice', options: allowanceTypes, optionSet: 'allowanceType', ...income } as const

/** Returns the position in `family_documents`, which has one line for each member. */
const inFamilyDocuments = <const Member extends string, const Field extends string>(
  member: Member,
  field: Field,
) => ({ wire: { list: 'family_documents', member, field } }) as const

/** Step 4: the registry of documents. A row of kind `file` or `files` is a type of document. */
export const documents = defineSection('documents', {
  isBiometricId: { wire: 'is_biometric_id', ...yesNo, ...applicant },
  idFront: { wire: 'id_front', ...picture, ...applicant },
  idBack: { wire: 'id_back', ...picture, ...applicant, visibleWhen: hasBiometricId },
  idAttachment: { wire: 'id_attachment', ...picture, ...applicant },

  isParentOneBiometricId: { wire: 'is_parent_one_biometric_id', ...yesNo, ...parentOne },
  parentOneIdFront: { wire: 'parent_one_id_front', ...picture, ...parentOne },
  parentOneIdBack: {
    wire: 'parent_one_id_back',
    ...picture,
    ...parentOne,
    visibleWhen: both(showsParentOne, parentOneHasBiometricId),
  },
  parentOneIdAttachment: { wire: 'parent_one_id_attachment', ...picture, ...parentOne },

  isParentTwoBiometricId: { wire: 'is_parent_two_biometric_id', ...yesNo, ...parentTwo },
  parentTwoIdFront: { wire: 'parent_two_id_front', ...picture, ...parentTwo },
  parentTwoIdBack: {
    wire: 'parent_two_id_back',
    ...picture,
    ...parentTwo,
    visibleWhen: both(showsParentTwo, parentTwoHasBiometricId),
  },
  parentTwoIdAttachment: { wire: 'parent_two_id_attachment', ...picture, ...parentTwo },

  parentOneCertificate: {
    wire: 'parent_one_certificate',
    ...picture,
    ...certificate,
    visibleWhen: showsParentOneCertificate,
    labels: { variants: certificates, pick: parentOneCertificate },
  },
  parentTwoCertificate: {
    wire: 'parent_two_certificate',
    ...picture,
    ...certificate,
    visibleWhen: showsParentTwoCertificate,
    labels: { variants: certificates, pick: parentTwoCertificate },
  },

  confirmationStudies: { wire: 'confirmation_studies', ...file, ...studies },
  approvalAnnualTuitionFees: { wire: 'approval_annual_tuition_fees', ...file, ...studies },
  siblingsStudyConfirmations: {
    wire: 'siblings_study_confirmations',
    kind: 'files',
    wireItem: 'name',
    slots: siblingSlots,
    maxItems: maxStudentSiblings,
    visibleWhen: hasStudentSiblings,
    required: always,
    ...studies,
  },

  bankAccountReference: {
    wire: 'bank_account_reference',
    ...file,
    place: 'bankAccount',
    visibleWhen: not(isSponsored),
  },

  parentOneIncomeType: {
    ...inFamilyDocuments('PARENT_ONE', 'income_type'),
    ...incomeType,
    visibleWhen: showsParentOne,
    required: always,
  },
  parentOneAllowance: {
    ...inFamilyDocuments('PARENT_ONE', 'allowance'),
    ...allowance,
    visibleWhen: both(showsParentOne, parentOneHasAllowance),
    required: always,
  },
  parentOneIncomeDocument: {
    ...inFamilyDocuments('PARENT_ONE', 'document'),
    ...file,
    ...income,
    visibleWhen: showsParentOne,
  },
  parentTwoIncomeType: {
    ...inFamilyDocuments('PARENT_TWO', 'income_type'),
    ...incomeType,
    visibleWhen: showsParentTwo,
    required: always,
  },
  parentTwoAllowance: {
    ...inFamilyDocuments('PARENT_TWO', 'allowance'),
    ...allowance,
    visibleWhen: both(showsParentTwo, parentTwoHasAllowance),
    required: always,
  },
  parentTwoIncomeDocument: {
    ...inFamilyDocuments('PARENT_TWO', 'document'),
    ...file,
    ...income,
    visibleWhen: showsParentTwo,
  },
  spouseIncomeType: {
    ...inFamilyDocuments('SPOUSE', 'income_type'),
    ...incomeType,
    visibleWhen: isMarried,
    required: needsSpouseIncome,
  },
  spouseAllowance: {
    ...inFamilyDocuments('SPOUSE', 'allowance'),
    ...allowance,
    visibleWhen: both(isMarried, spouseHasAllowance),
    required: needsSpouseIncome,
  },
  spouseIncomeDocument: {
    ...inFamilyDocuments('SPOUSE', 'document'),
    ...file,
    ...income,
    visibleWhen: isMarried,
    required: needsSpouseIncome,
  },
  candidateIncomeType: {
    ...inFamilyDocuments('CANDIDATE', 'income_type'),
    ...incomeType,
    visibleWhen: showsCandidateIncome,
    required: always,
  },
  candidateAllowance: {
    ...inFamilyDocuments('CANDIDATE', 'allowance'),
    ...allowance,
    visibleWhen: both(showsCandidateIncome, candidateHasAllowance),
    required: always,
  },
  candidateIncomeDocument: {
    ...inFamilyDocuments('CANDIDATE', 'document'),
    ...file,
    ...income,
    visibleWhen: showsCandidateIncome,
  },

  armyTypeDocument: { wire: 'army_type_document', ...picture, ...military, visibleWhen: hasServed },
  reservistDocument: { wire: 'reservist_document', ...picture, ...military, visibleWhen: isReservist },

  singleParentApproval: {
    wire: 'single_parent_approval',
    ...picture,
    place: 'singleParent',
    visibleWhen: isSingleParent,
  },

  disabilityDocuments: {
    wire: 'disability_documents',
    kind: 'files',
    expects: 'picture',
    wireItem: 'memberDocument',
    members: Object.values(familyMemberInDocuments),
    slots: disabilitySlots,
    maxItems: maxDisabledFamilyMembers,
    visibleWhen: hasDisabilityToShow,
    required: always,
    place: 'disability',
  },

  newcomerDocument: { wire: 'newcomer_document', ...picture, place: 'newcomer', visibleWhen: isNewcomer },

  additionalDocument: { wire: 'additional_document', kind: 'file', place: 'additional' },

  approveIncomes: { wire: 'approve_incomes', ...declaration },
  declarationCorrectnessInformation: {
    wire: 'declaration_correctness_information',
    ...declaration,
    statements: ['academicScope', 'correctnessText'],
  },
})
