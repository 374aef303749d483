import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import { eligibility, eligibilityForm } from '@milgo/domain/eligibility/questions'
import { eligibilityIssues } from '@milgo/domain/eligibility/validate-eligibility'
import type { FormModel, RulesContext } from '@milgo/form/form-model.ts'
import { createFormStore, type FormStore } from '@milgo/form/form-store.ts'

export type CheckContext = RulesContext & { readonly allowPasswordPaste: boolean }
export type EligibilityStore = FormStore<CheckContext>

const model: FormModel<CheckContext> = { form: eligibilityForm, issues: eligibilityIssues }

/** Opens the form with what was typed before a reload, or empty. */
export const openEligibilityForm = (
  context: CheckContext,
  restored: Answers | undefined,
): EligibilityStore => {
  const store = createFormStore(model, { answers: initialAnswers(eligibility), context })
  if (restored) store.reenter(restored)
  return store
}

/** Returns whether anything was filled in, now or before a reload; half a word counts. */
export const isBegun = (store: EligibilityStore): boolean =>
  !sameAnswer(store.entered(), initialAnswers(eligibility))
