import { describe, expect, it } from 'vitest'
import { validate } from '../../answers/validation.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { sampleContext } from '../sample-application.fixture.ts'
import { isShown, sampleWith, tryAnswer } from '../try-answer.fixture.ts'

type Changes = Parameters<typeof sampleWith>[0]

const older: Changes = { birthday: '1994-12-15' }
const orphanOfOne: Changes = { isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' }
const orphanOfBoth: Changes = { isOrphan: true, orphanOfParentsCount: 'BOTH_PARENTS' }
const cutOffFromOne: Changes = { isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' }
const cutOffFromBoth: Changes = { isCutOffFromParents: true, cutOffFromParentsCount: 'BOTH_PARENTS' }
const oneOfEach: Changes = { ...orphanOfOne, ...cutOffFromOne }
const married: Changes = { maritalStatus: 'MARRIED' }
const withChildren: Changes = { childrenCount: '2' }
const sponsored: ApplicationContext = {
  ...sampleContext,
  institution: { isSponsored: true, isReligious: false },
}

describe('step 4 shows', () => {
  it.each<[Parameters<typeof isShown>[0], Changes, boolean]>([
    // applicant ID: front, attachment; back when biometric: always
    ['isBiometricId', older, true],
    ['idFront', older, true],
    ['idAttachment', older, true],
    ['idBack', { isBiometricId: true }, true],
    ['idBack', { isBiometricId: false }, false],
    ['idBack', { isBiometricId: undefined }, false],
    // parent one ID: young candidate and affected parents below 2
    ['parentOneIdFront', {}, true],
    ['parentOneIdFront', orphanOfOne, true],
    ['parentOneIdFront', cutOffFromOne, true],
    ['parentOneIdFront', orphanOfBoth, false],
    ['parentOneIdFront', oneOfEach, false],
    ['parentOneIdFront', older, false],
    ['parentOneIdAttachment', {}, true],
    ['parentOneIdAttachment', orphanOfBoth, false],
    ['isParentOneBiometricId', {}, true],
    ['isParentOneBiometricId', older, false],
    ['parentOneIdBack', { isParentOneBiometricId: true }, true],
    ['parentOneIdBack', { isParentOneBiometricId: false }, false],
    ['parentOneIdBack', { isParentOneBiometricId: true, ...orphanOfBoth }, false],
    ['parentOneIdBack', { isBiometricId: true, isParentTwoBiometricId: true }, false],
    // parent one certificate instead: young candidate and affected parents 2
    ['parentOneCertificate', {}, false],
    ['parentOneCertificate', orphanOfOne, false],
    ['parentOneCertificate', orphanOfBoth, true],
    ['parentOneCertificate', cutOffFromBoth, true],
    ['parentOneCertificate', oneOfEach, true],
    ['parentOneCertificate', { ...older, ...orphanOfBoth }, false],
    // parent two ID: young candidate and affected parents 0
    ['parentTwoIdFront', {}, true],
    ['parentTwoIdFront', orphanOfOne, false],
    ['parentTwoIdFront', cutOffFromOne, false],
    ['parentTwoIdFront', older, false],
    ['parentTwoIdAttachment', {}, true],
    ['isParentTwoBiometricId', {}, true],
    ['isParentTwoBiometricId', orphanOfOne, false],
    ['parentTwoIdBack', { isParentTwoBiometricId: true }, true],
    ['parentTwoIdBack', { isParentTwoBiometricId: false }, false],
    ['parentTwoIdBack', { isParentTwoBiometricId: true, ...orphanOfOne }, false],
    // parent two certificate instead: young candidate and affected parents 1 or 2
    ['parentTwoCertificate', {}, false],
    ['parentTwoCertificate', orphanOfOne, true],
    ['parentTwoCertificate', cutOffFromOne, true],
    ['parentTwoCertificate', cutOffFromBoth, true],
    ['parentTwoCertificate', oneOfEach, true],
    ['parentTwoCertificate', { ...older, ...orphanOfOne }, false],
    // study confirmation, annual tuition: always
    ['confirmationStudies', older, true],
    ['approvalAnnualTuitionFees', older, true],
    // sibling study confirmations: while the sibling questions are visible and the count is above 0
    ['siblingsStudyConfirmations', {}, true],
    ['siblingsStudyConfirmations', { siblingsStudentsCount: '0' }, false],
    ['siblingsStudyConfirmations', { siblingsStudentsCount: undefined }, false],
    ['siblingsStudyConfirmations', withChildren, false],
    ['siblingsStudyConfirmations', older, false],
    // income, parent one: young candidate and affected parents below 2
    ['parentOneIncomeType', {}, true],
    ['parentOneIncomeType', orphanOfOne, true],
    ['parentOneIncomeType', oneOfEach, false],
    ['parentOneIncomeType', older, false],
    ['parentOneIncomeDocument', {}, true],
    ['parentOneIncomeDocument', orphanOfBoth, false],
    // income, parent two: young candidate and affected parents 0
    ['parentTwoIncomeType', {}, true],
    ['parentTwoIncomeType', cutOffFromOne, false],
    ['parentTwoIncomeDocument', {}, true],
    ['parentTwoIncomeDocument', orphanOfOne, false],
    ['parentTwoIncomeDocument', older, false],
    // income, spouse: married
    ['spouseIncomeType', married, true],
    ['spouseIncomeType', { maritalStatus: 'DIVORCED' }, false],
    ['spouseIncomeType', { maritalStatus: undefined }, false],
    ['spouseIncomeDocument', married, true],
    ['spouseIncomeDocument', { ...married, isMaritalStatusGap: true }, true],
    ['spouseIncomeDocument', {}, false],
    // income, candidate: has children, or married, or not a young candidate, or affected parents 2
    ['candidateIncomeType', {}, false],
    ['candidateIncomeType', orphanOfOne, false],
    ['candidateIncomeType', withChildren, true],
    ['candidateIncomeType', married, true],
    ['candidateIncomeType', older, true],
    ['candidateIncomeType', orphanOfBoth, true],
    ['candidateIncomeType', oneOfEach, true],
    ['candidateIncomeDocument', {}, false],
    ['candidateIncomeDocument', older, true],
    // NATIONAL_INSURANCE needs an allowance type
    ['parentOneAllowance', { parentOneIncomeType: 'NATIONAL_INSURANCE' }, true],
    ['parentOneAllowance', { parentOneIncomeType: 'NOT_WORK' }, false],
    ['parentOneAllowance', { parentOneIncomeType: 'NATIONAL_INSURANCE', ...orphanOfBoth }, false],
    ['parentTwoAllowance', { parentTwoIncomeType: 'NATIONAL_INSURANCE' }, true],
    ['parentTwoAllowance', { parentTwoIncomeType: 'PENSION' }, false],
    ['parentTwoAllowance', { parentTwoIncomeType: 'NATIONAL_INSURANCE', ...orphanOfOne }, false],
    ['spouseAllowance', { ...married, spouseIncomeType: 'NATIONAL_INSURANCE' }, true],
    ['spouseAllowance', { ...married, spouseIncomeType: 'OTHER' }, false],
    ['spouseAllowance', { spouseIncomeType: 'NATIONAL_INSURANCE' }, false],
    ['candidateAllowance', { ...older, candidateIncomeType: 'NATIONAL_INSURANCE' }, true],
    ['candidateAllowance', { ...older, candidateIncomeType: 'EMPLOYEE' }, false],
    ['candidateAllowance', { candidateIncomeType: 'NATIONAL_INSURANCE' }, false],
    // army document: a service type other than NOT_SERVED
    ['armyTypeDocument', { militaryServiceType: 'CIVIL_SERVICE' }, true],
    ['armyTypeDocument', { militaryServiceType: 'NOT_SERVED' }, false],
    ['armyTypeDocument', { militaryServiceType: undefined }, false],
    ['reservistDocument', { isReservist: true }, true],
    ['reservistDocument', { isReservist: false }, false],
    ['reservistDocument', { isReservist: true, militaryServiceType: 'NOT_SERVED' }, true],
    ['singleParentApproval', { ...withChildren, isSingleParent: true }, true],
    ['singleParentApproval', { ...withChildren, isSingleParent: false }, false],
    ['singleParentApproval', { childrenCount: '0', isSingleParent: true }, false],
    ['disabilityDocuments', {}, true],
    ['disabilityDocuments', { isDisabledFamilyMembers: false }, false],
    ['disabilityDocuments', { disabledFamilyMembers: [{ type: 'CANDIDATE' }] }, false],
    ['newcomerDocument', { ...cutOffFromBoth, isNewcomer: true }, true],
    ['newcomerDocument', { ...cutOffFromBoth, isNewcomer: false }, false],
    ['newcomerDocument', { isNewcomer: true }, false],
    ['additionalDocument', older, true],
    ['approveIncomes', older, true],
    ['declarationCorrectnessInformation', older, true],
    ['bankAccountReference', {}, true],
  ])('%s with %j: %s', (questionId, changes, expected) => {
    expect(isShown(questionId, changes)).toBe(expected)
  })

  it('the bank account confirmation, unless the institution is sponsored', () => {
    expect(isShown('bankAccountReference', {}, sponsored)).toBe(false)
  })
})

describe('step 4 requires', () => {
  it.each<[Parameters<typeof tryAnswer>[0], unknown, string, Changes?]>([
    ['idFront', undefined, 'submit: FIELD_REQUIRED'],
    ['idBack', undefined, 'submit: FIELD_REQUIRED'],
    ['idAttachment', undefined, 'submit: FIELD_REQUIRED'],
    ['parentOneIdFront', undefined, 'submit: FIELD_REQUIRED'],
    ['parentOneIdBack', undefined, 'submit: FIELD_REQUIRED', { isParentOneBiometricId: true }],
    ['parentOneIdAttachment', undefined, 'submit: FIELD_REQUIRED'],
    ['parentOneCertificate', undefined, 'submit: FIELD_REQUIRED', orphanOfBoth],
    ['parentTwoIdFront', undefined, 'submit: FIELD_REQUIRED'],
    ['parentTwoIdBack', undefined, 'submit: FIELD_REQUIRED', { isParentTwoBiometricId: true }],
    ['parentTwoIdAttachment', undefined, 'submit: FIELD_REQUIRED'],
    ['parentTwoCertificate', undefined, 'submit: FIELD_REQUIRED', orphanOfOne],
    ['confirmationStudies', undefined, 'submit: FIELD_REQUIRED'],
    ['approvalAnnualTuitionFees', undefined, 'submit: FIELD_REQUIRED'],
    ['siblingsStudyConfirmations', undefined, 'submit: FIELD_REQUIRED'],
    ['siblingsStudyConfirmations', ['a.pdf'], 'submit: FIELD_REQUIRED', { siblingsStudentsCount: '2' }],
    ['siblingsStudyConfirmations', [null, 'b.pdf'], 'submit: FIELD_REQUIRED', { siblingsStudentsCount: '2' }],
    ['siblingsStudyConfirmations', ['a.pdf', 'b.pdf'], 'fine', { siblingsStudentsCount: '2' }],
    ['siblingsStudyConfirmations', Array(20).fill('a.pdf'), 'fine', { siblingsStudentsCount: '20' }],
    ['siblingsStudyConfirmations', Array(21).fill('a.pdf'), 'draft: TOO_MANY'],
    ['siblingsStudyConfirmations', 'a.pdf', 'draft: WRONG_TYPE'],
    ['siblingsStudyConfirmations', [7], 'draft: WRONG_TYPE'],
    ['bankAccountReference', undefined, 'submit: FIELD_REQUIRED'],
    ['parentOneIncomeType', undefined, 'submit: FIELD_REQUIRED'],
    ['parentOneIncomeType', 'RENT', 'draft: UNKNOWN_OPTION'],
    ['parentOneIncomeDocument', undefined, 'submit: FIELD_REQUIRED'],
    // NOT_WORK still needs a document: a confirmation of not working.
    ['parentOneIncomeDocument', undefined, 'submit: FIELD_REQUIRED', { parentOneIncomeType: 'NOT_WORK' }],
    [
      'parentOneAllowance',
      undefined,
      'submit: FIELD_REQUIRED',
      { parentOneIncomeType: 'NATIONAL_INSURANCE' },
    ],
    ['parentTwoIncomeType', undefined, 'submit: FIELD_REQUIRED'],
    ['parentTwoAllowance', undefined, 'submit: FIELD_REQUIRED'],
    ['parentTwoAllowance', 'DOLE', 'draft: UNKNOWN_OPTION'],
    ['parentTwoIncomeDocument', undefined, 'submit: FIELD_REQUIRED'],
    ['spouseIncomeType', undefined, 'submit: FIELD_REQUIRED', married],
    ['spouseIncomeType', undefined, 'fine', { ...married, isMaritalStatusGap: true }],
    ['spouseIncomeDocument', undefined, 'submit: FIELD_REQUIRED', married],
    ['spouseIncomeDocument', undefined, 'fine', { ...married, isMaritalStatusGap: true }],
    [
      'spouseAllowance',
      undefined,
      'submit: FIELD_REQUIRED',
      { ...married, spouseIncomeType: 'NATIONAL_INSURANCE' },
    ],
    [
      'spouseAllowance',
      undefined,
      'fine',
      { ...married, spouseIncomeType: 'NATIONAL_INSURANCE', isMaritalStatusGap: true },
    ],
    ['candidateIncomeType', undefined, 'submit: FIELD_REQUIRED', older],
    [
      'candidateAllowance',
      undefined,
      'submit: FIELD_REQUIRED',
      { ...older, candidateIncomeType: 'NATIONAL_INSURANCE' },
    ],
    ['candidateIncomeDocument', undefined, 'submit: FIELD_REQUIRED', older],
    ['armyTypeDocument', undefined, 'submit: FIELD_REQUIRED'],
    ['reservistDocument', undefined, 'submit: FIELD_REQUIRED'],
    ['singleParentApproval', undefined, 'submit: FIELD_REQUIRED', { ...withChildren, isSingleParent: true }],
    ['disabilityDocuments', undefined, 'submit: FIELD_REQUIRED'],
    ['disabilityDocuments', Array(10).fill('a.pdf'), 'draft: TOO_MANY'],
    ['newcomerDocument', undefined, 'submit: FIELD_REQUIRED', { ...cutOffFromBoth, isNewcomer: true }],
    // Every document field is required except the additional document.
    ['additionalDocument', undefined, 'fine'],
    ['idFront', 'x'.repeat(255), 'fine'],
    ['idFront', 'x'.repeat(256), 'draft: MAX_LENGTH'],
    ['idFront', { name: 'x' }, 'draft: WRONG_TYPE'],
    // The two declarations must be checked.
    ['approveIncomes', false, 'submit: DECLARATION_REQUIRED'],
    ['approveIncomes', undefined, 'submit: DECLARATION_REQUIRED'],
    ['declarationCorrectnessInformation', false, 'submit: DECLARATION_REQUIRED'],
    ['declarationCorrectnessInformation', true, 'fine'],
    // The biometric questions are answered too.
    ['isBiometricId', undefined, 'submit: FIELD_REQUIRED'],
    ['isParentOneBiometricId', undefined, 'submit: FIELD_REQUIRED'],
    ['isParentTwoBiometricId', undefined, 'submit: FIELD_REQUIRED'],
    ['isParentTwoBiometricId', undefined, 'fine', orphanOfOne],
    ['isBiometricId', false, 'fine'],
  ])('%s %j is %s %j', (questionId, value, expected, around) => {
    expect(tryAnswer(questionId, value, around)).toBe(expected)
  })

  it('reports the index of a missing file in its list', () => {
    const answers = sampleWith({
      siblingsStudentsCount: '3',
      siblingsStudyConfirmations: ['a.pdf', null, 'c.pdf'],
    })
    expect(validate(applicationForm, answers, sampleContext)).toEqual([
      {
        questionId: 'siblingsStudyConfirmations',
        wire: 'siblings_study_confirmations',
        code: 'FIELD_REQUIRED',
        index: 1,
      },
    ])
  })
})
