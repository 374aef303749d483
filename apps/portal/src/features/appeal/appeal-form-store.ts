import type { Answers } from '@milgo/domain/answers/answer'
import { validate } from '@milgo/domain/answers/validation'
import { appealForm } from '@milgo/domain/appeal/questions'
import type { FormModel, RulesContext } from '@milgo/form/form-model.ts'
import { createFormStore, type FormStore } from '@milgo/form/form-store.ts'

export type AppealStore = FormStore<RulesContext>

const model: FormModel<RulesContext> = {
  form: appealForm,
  issues: (answers, context) => validate(appealForm, answers, context),
}

export const openAppealForm = (answers: Answers): AppealStore =>
  createFormStore(model, { answers, context: {} })
