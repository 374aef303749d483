import { describe, expect, it } from 'vitest'
import { labelKeyOf } from '../../answers/lines.ts'
import type { ApplicationContext } from '../context.ts'
import { sampleContext } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import { documentPlaces } from './places.ts'
import { documents } from './questions.ts'
import { documentQuestions, neededDocuments, uploadTypes } from './registry.ts'
import { disabilitySlots, siblingSlots } from './rules.ts'

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

describe('labels', () => {
  const labelOf = (id: 'parentOneCertificate' | 'parentTwoCertificate', changes: Changes) => {
    const question = documents.questions.find((one) => one.id === id)
    return question && labelKeyOf(question, sampleWith(changes), sampleContext)
  }

  it.each<[Changes, string | undefined, string]>([
    [orphanOfOne, undefined, 'deathCertificate'],
    [cutOffFromOne, undefined, 'lawyerDeclaration'],
    [orphanOfBoth, 'deathCertificate', 'deathCertificate'],
    [cutOffFromBoth, 'lawyerDeclaration', 'lawyerDeclaration'],
    [oneOfEach, 'lawyerDeclaration', 'deathCertificate'],
    [{ ...orphanOfOne, ...cutOffFromBoth }, 'lawyerDeclaration', 'deathCertificate'],
  ])('certificates with %j: parent one %s, parent two %s', (changes, one, two) => {
    if (one !== undefined)
      expect(labelOf('parentOneCertificate', changes)).toBe(`parentOneCertificate.${one}`)
    expect(labelOf('parentTwoCertificate', changes)).toBe(`parentTwoCertificate.${two}`)
  })

  it("are the question's id if nothing depends on the answers", () => {
    const [question] = documentQuestions
    expect(question && labelKeyOf(question, {}, sampleContext)).toBe('idFront')
  })
})

describe('the number of files', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['20', 20],
    ['25', 20],
    ['', 0],
    ['x', 0],
  ])('%j student siblings: %d places', (siblingsStudentsCount, expected) => {
    expect(siblingSlots({ siblingsStudentsCount, birthday: '2001-01-01' }, sampleContext)).toHaveLength(
      expected,
    )
  })

  it('is one per disabled family member with a type and a percent, in the order of the list', () => {
    expect(
      disabilitySlots({
        isDisabledFamilyMembers: true,
        disabledFamilyMembers: [
          { type: 'SIBLING', percent: '20' },
          { type: 'CHILD' },
          { percent: '30' },
          { type: 'PARENT_TWO', percent: '40' },
        ],
      }),
    ).toEqual([{ member: 'BROTHER_SISTER' }, null, null, { member: 'PARENT_TWO' }])
    expect(disabilitySlots({ isDisabledFamilyMembers: true })).toEqual([])
  })
})

describe('the registry', () => {
  it('has the sections in their order, then the additional document and the declarations', () => {
    expect([...new Set(documents.questions.map(({ place }) => place))]).toEqual([...documentPlaces])
    expect(documentPlaces.slice(11)).toEqual(['additional', 'declarations'])
  })

  it.each<[Changes, readonly string[]]>([
    [{}, ['applicantId', 'parentOneId', 'parentTwoId']],
    [orphanOfOne, ['applicantId', 'parentOneId', 'parentCertificates']],
    [orphanOfBoth, ['applicantId', 'parentCertificates']],
    [cutOffFromBoth, ['applicantId', 'parentCertificates']],
    [oneOfEach, ['applicantId', 'parentCertificates']],
  ])('with %j the documents about the parents are in %j', (changes, expected) => {
    const places = neededDocuments(sampleWith(changes), sampleContext).map(({ place }) => place)
    const [...first] = new Set(places)
    expect(first.slice(0, first.indexOf('studies'))).toEqual(expected)
  })

  it('contains the types of an upload', () => {
    expect([...uploadTypes]).toEqual([
      'id_front',
      'id_back',
      'id_attachment',
      'parent_one_id_front',
      'parent_one_id_back',
      'parent_one_id_attachment',
      'parent_two_id_front',
      'parent_two_id_back',
      'parent_two_id_attachment',
      'parent_one_certificate',
      'parent_two_certificate',
      'confirmation_studies',
      'approval_annual_tuition_fees',
      'siblings_study_confirmations',
      'bank_account_reference',
      'family_documents',
      'army_type_document',
      'reservist_document',
      'single_parent_approval',
      'disability_documents',
      'newcomer_document',
      'additional_document',
    ])
  })

  it('lists what a young student with both parents needs', () => {
    const list = neededDocuments(sampleWith({ isBiometricId: false }), sampleContext)
    expect(list.map((one) => `${one.labelKey}${one.isRequired ? '' : ' (optional)'}`)).toEqual([
      'idFront',
      'idAttachment',
      'parentOneIdFront',
      'parentOneIdAttachment',
      'parentTwoIdFront',
      'parentTwoIdAttachment',
      'confirmationStudies',
      'approvalAnnualTuitionFees',
      'siblingsStudyConfirmations',
      'bankAccountReference',
      'parentOneIncomeDocument',
      'parentTwoIncomeDocument',
      'armyTypeDocument',
      'reservistDocument',
      'disabilityDocuments',
      'additionalDocument (optional)',
    ])
  })

  it('lists what a married parent above thirty at a sponsored institution needs', () => {
    const answers = sampleWith({
      ...older,
      ...married,
      ...withChildren,
      isMaritalStatusGap: true,
      maritalStatusGap: 'x',
      militaryServiceType: 'NOT_SERVED',
      isReservist: false,
      isDisabledFamilyMembers: false,
    })
    const list = neededDocuments(answers, sponsored)
    expect(list.map((one) => `${one.labelKey}${one.isRequired ? '' : ' (optional)'}`)).toEqual([
      'idFront',
      'idBack',
      'idAttachment',
      'confirmationStudies',
      'approvalAnnualTuitionFees',
      'spouseIncomeDocument (optional)',
      'candidateIncomeDocument',
      'additionalDocument (optional)',
    ])
  })

  const alone: Changes = {
    isBiometricId: false,
    siblingsStudentsCount: '0',
    isDisabledFamilyMembers: false,
    isReservist: false,
    militaryServiceType: 'NOT_SERVED',
  }

  it.each<[string, Changes, ApplicationContext, readonly string[]]>([
    [
      'a reservist who lost a parent',
      { ...alone, ...orphanOfOne, militaryServiceType: 'MILITARY_SERVICE', isReservist: true },
      sampleContext,
      [
        'parentOneIdFront',
        'parentOneIdAttachment',
        'parentTwoCertificate.deathCertificate',
        'confirmationStudies',
        'approvalAnnualTuitionFees',
        'bankAccountReference',
        'parentOneIncomeDocument',
        'armyTypeDocument',
        'reservistDocument',
      ],
    ],
    [
      'a newcomer cut off from both parents',
      { ...alone, ...cutOffFromBoth, isNewcomer: true, militaryServiceType: 'CIVIL_SERVICE' },
      sampleContext,
      [
        'parentOneCertificate.lawyerDeclaration',
        'parentTwoCertificate.lawyerDeclaration',
        'confirmationStudies',
        'approvalAnnualTuitionFees',
        'bankAccountReference',
        'candidateIncomeDocument',
        'armyTypeDocument',
        'newcomerDocument',
      ],
    ],
    [
      'a single parent at a sponsored institution',
      { ...alone, maritalStatus: 'DIVORCED', childrenCount: '1', isSingleParent: true },
      sponsored,
      [
        'parentOneIdFront',
        'parentOneIdAttachment',
        'parentTwoIdFront',
        'parentTwoIdAttachment',
        'confirmationStudies',
        'approvalAnnualTuitionFees',
        'parentOneIncomeDocument',
        'parentTwoIncomeDocument',
        'candidateIncomeDocument',
        'singleParentApproval',
      ],
    ],
  ])('lists what %s needs', (_who, changes, context, needed) => {
    const list = neededDocuments(sampleWith(changes), context)
    expect(list.map(({ labelKey }) => labelKey)).toEqual([
      'idFront',
      'idAttachment',
      ...needed,
      'additionalDocument',
    ])
  })

  it('contains the member of each file in a list', () => {
    const answers = sampleWith({
      siblingsStudentsCount: '2',
      disabledFamilyMembers: [
        { type: 'CANDIDATE', percent: '20' },
        { type: 'SIBLING', percent: '30' },
      ],
    })
    const lists = neededDocuments(answers, sampleContext).filter(({ index }) => index !== undefined)
    expect(
      lists.map(({ questionId, index, member, value }) => ({ questionId, index, member, value })),
    ).toEqual([
      { questionId: 'siblingsStudyConfirmations', index: 0, member: undefined, value: 'sibling.pdf' },
      { questionId: 'siblingsStudyConfirmations', index: 1, member: undefined, value: undefined },
      { questionId: 'disabilityDocuments', index: 0, member: 'CANDIDATE', value: 'disability.pdf' },
      { questionId: 'disabilityDocuments', index: 1, member: 'BROTHER_SISTER', value: undefined },
    ])
  })
})
