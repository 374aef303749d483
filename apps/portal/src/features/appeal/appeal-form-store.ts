import type { Answers } from '@milgo/domain/answers/answer'
import { validate } from '@milgo/domain/answers/validation'
import { appealForm } from '@milgo/domain/appeal/questions'
import type { FormFacts, FormModel } from '@milgo/form/form-model.ts'
import { createFormStore, type FormStore } from '@milgo/form/form-store.ts'

export type AppealStore = FormStore<FormFacts>

const model: FormModel<FormFacts> = {
  form: appealForm,
  issues: (answers, facts) => validate(appealForm, answers, facts),
}

export const openAppealForm = (answers: Answers): AppealStore =>
  createFormStore(model, { answers, facts: {} })
