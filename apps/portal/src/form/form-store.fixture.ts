import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { eligibilityForm } from '@milgo/domain/eligibility/questions'
import { eligibilityIssues } from '@milgo/domain/eligibility/validate-eligibility'
import type { FormFacts, FormModel } from './form-model.ts'
import { createFormStore } from './form-store.ts'

const application: FormModel<ApplicationContext> = {
  form: applicationForm,
  behaviour: applicationBehaviour,
  issues: (answers, facts) => validate(applicationForm, answers, facts),
  warnings: (answers) => bankWarnings(answers),
}
const eligibility: FormModel<FormFacts & { readonly allowPasswordPaste: boolean }> = {
  form: eligibilityForm,
  issues: eligibilityIssues,
}

export const openApplication = (changes: object = {}, facts: Partial<ApplicationContext> = {}) =>
  createFormStore(application, {
    answers: { ...sampleAnswers, ...changes },
    facts: { ...sampleContext, ...facts },
  })
export const openEligibility = (answers: object = {}) =>
  createFormStore(eligibility, { answers: { ...answers }, facts: { allowPasswordPaste: true } })

export const at = (questionId: string) => ({ questionId })
export const part = (line: string, name: string) => ({
  questionId: 'disabledFamilyMembers',
  line,
  part: name,
})
