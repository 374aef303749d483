import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import type { FormModel } from '@milgo/form/form-model.ts'
import type { FormStore } from '@milgo/form/form-store.ts'

export type ApplicationStore = FormStore<ApplicationContext>

/** The application as the page is told of it. All steps share one store: the rules of one read answers of another. */
export const applicationModel: FormModel<ApplicationContext> = {
  form: applicationForm,
  behaviour: applicationBehaviour,
  issues: (answers, facts) => validate(applicationForm, answers, facts),
  warnings: bankWarnings,
}
