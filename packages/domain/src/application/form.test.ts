import { describe, expect, it } from 'vitest'
import { validate } from '../answers/validation.ts'
import { applicationForm } from './form.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'

describe('the application form', () => {
  it('accepts a complete application', () => {
    expect(validate(applicationForm, sampleAnswers, sampleContext)).toEqual([])
  })

  it('has one question by each id', () => {
    expect(applicationForm.byId.size).toBe(applicationForm.questions.length)
  })

  it('names every required question of an empty application', () => {
    const issues = validate(applicationForm, {}, sampleContext)
    expect(issues.map(({ questionId, code }) => `${questionId} ${code}`)).toMatchInlineSnapshot(`
      [
        "firstName FIELD_REQUIRED",
        "lastName FIELD_REQUIRED",
        "userId FIELD_REQUIRED",
        "birthday FIELD_REQUIRED",
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
        "bank FIELD_REQUIRED",
        "branch FIELD_REQUIRED",
        "accountNumber FIELD_REQUIRED",
        "maritalStatus FIELD_REQUIRED",
        "childrenCount FIELD_REQUIRED",
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
