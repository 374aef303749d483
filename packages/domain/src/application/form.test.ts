import { describe, expect, it } from 'vitest'
import { always } from '../answers/rule.ts'
import { validate } from '../answers/validation.ts'
import { family } from './family/questions.ts'
import { applicationForm } from './form.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'

describe('the application form', () => {
  it('accepts a complete application', () => {
    expect(validate(applicationForm, sampleAnswers, sampleContext)).toEqual([])
  })

  it('has unique question ids', () => {
    expect(applicationForm.byId.size).toBe(applicationForm.questions.length)
  })

  it('has parts of pages in the order of the specification', () => {
    const parts = applicationForm.sections.map(({ id, questions }) => [
      id,
      [...new Set(questions.map(({ place }) => place))].join(', '),
    ])
    expect(Object.fromEntries(parts)).toEqual({
      personal: 'info, contact, address, addressWhileStudying, under18, academic, military',
      bank: 'account',
      family: 'info, family, disabled',
      documents:
        'applicantId, parentOneId, parentTwoId, parentCertificates, studies, bankAccount, income, military, singleParent, disability, newcomer, additional, declarations',
    })
  })

  it('asks for each code from its dictionary', () => {
    const asked = applicationForm.questions.flatMap((question) =>
      question.kind === 'entry' ? [`${question.id}: ${question.dictionary}`] : [],
    )
    expect(asked).toEqual([
      'addressByIdCity: cities',
      'addressWhileStudyingCity: cities',
      'under18City: cities',
      'under18District: neighborhoods',
      'school: institutions',
      'field: studyFields',
      'additionalField: studyFields',
      'bank: banks',
    ])
  })

  it('has these yes/no questions and these boxes to tick', () => {
    const of = (kind: string) =>
      applicationForm.questions.filter((one) => one.kind === kind).map(({ id }) => id)
    expect(of('yesNo')).toEqual([
      'isReligiousSector',
      'isBachelor',
      'isReservist',
      'isMaritalStatusGap',
      'isChildrenCountGap',
      'isOrphan',
      'isCutOffFromParents',
      'isNewcomer',
      'isSingleParent',
      'isDisabledFamilyMembers',
      'isBiometricId',
      'isParentOneBiometricId',
      'isParentTwoBiometricId',
    ])
    expect(of('tick')).toEqual([
      'addressesMatch',
      'isUnder18address',
      'neighborhoodConfirmCheckbox',
      'isEducationalStudent',
      'approveIncomes',
      'declarationCorrectnessInformation',
    ])
  })

  it('shares the option texts between questions with the same options', () => {
    const sets = applicationForm.questions.flatMap((question) =>
      question.kind === 'choice' ? [`${question.id}: ${question.optionSet ?? question.id}`] : [],
    )
    expect(sets).toEqual([
      'gender: gender',
      'year: yearOfStudy',
      'militaryServiceType: militaryServiceType',
      'maritalStatus: maritalStatus',
      'orphanOfParentsCount: parentsStatus',
      'cutOffFromParentsCount: parentsStatus',
      'parentOneIncomeType: incomeType',
      'parentOneAllowance: allowanceType',
      'parentTwoIncomeType: incomeType',
      'parentTwoAllowance: allowanceType',
      'spouseIncomeType: incomeType',
      'spouseAllowance: allowanceType',
      'candidateIncomeType: incomeType',
      'candidateAllowance: allowanceType',
    ])
    expect(family.rows.disabledFamilyMembers.item.type.optionSet).toBe('familyMember')
  })

  it('requires an answer to every yes/no question', () => {
    const questions = applicationForm.questions.filter(({ kind }) => kind === 'yesNo')
    expect(questions.filter(({ required }) => required !== always)).toEqual([])
  })

  it('reports every required question of an empty application', () => {
    const issues = validate(applicationForm, {}, sampleContext)
    expect(issues.map(({ questionId, code }) => `${questionId} ${code}`)).toMatchInlineSnapshot(`
      [
        "firstName FIELD_REQUIRED",
        "lastName FIELD_REQUIRED",
        "userId FIELD_REQUIRED",
        "birthday FIELD_REQUIRED",
        "gender FIELD_REQUIRED",
        "phone FIELD_REQUIRED",
        "under18City FIELD_REQUIRED",
        "under18District FIELD_REQUIRED",
        "under18Street FIELD_REQUIRED",
        "under18Home FIELD_REQUIRED",
        "neighborhoodConfirmCheckbox NEIGHBORHOOD_CONFIRM",
        "school FIELD_REQUIRED",
        "year FIELD_REQUIRED",
        "field FIELD_REQUIRED",
        "militaryServiceType FIELD_REQUIRED",
        "isReservist FIELD_REQUIRED",
        "bank FIELD_REQUIRED",
        "branch FIELD_REQUIRED",
        "accountNumber FIELD_REQUIRED",
        "maritalStatus FIELD_REQUIRED",
        "isMaritalStatusGap FIELD_REQUIRED",
        "childrenCount FIELD_REQUIRED",
        "isChildrenCountGap FIELD_REQUIRED",
        "isDisabledFamilyMembers FIELD_REQUIRED",
        "isBiometricId FIELD_REQUIRED",
        "idFront FIELD_REQUIRED",
        "idAttachment FIELD_REQUIRED",
        "confirmationStudies FIELD_REQUIRED",
        "approvalAnnualTuitionFees FIELD_REQUIRED",
        "bankAccountReference FIELD_REQUIRED",
        "candidateIncomeType FIELD_REQUIRED",
        "candidateIncomeDocument FIELD_REQUIRED",
        "approveIncomes DECLARATION_REQUIRED",
        "declarationCorrectnessInformation DECLARATION_REQUIRED",
      ]
    `)
  })
})
