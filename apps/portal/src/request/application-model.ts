import { validate } from '@milgo/domain/answers/validation'
import { bankWarnings } from '@milgo/domain/application/bank/rules'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import type { FormModel } from '@milgo/form/form-model.ts'
import type { FormStore } from '@milgo/form/form-store.ts'

export type ApplicationStore = FormStore<ApplicationContext>

/**
 * The application's model for the form store. All steps share one store, because rules of one step read answers of
 * another.
 */
export const applicationModel: FormModel<ApplicationContext> = {
  form: applicationForm,
  behaviour: applicationBehaviour,
  issues: (answers, context) => validate(applicationForm, answers, context),
  warnings: bankWarnings,
}
