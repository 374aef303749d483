import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import { eligibility, eligibilityForm } from '@milgo/domain/eligibility/questions'
import { eligibilityIssues } from '@milgo/domain/eligibility/validate-eligibility'
import type { FormFacts, FormModel } from '@milgo/form/form-model.ts'
import { createFormStore, type FormStore } from '@milgo/form/form-store.ts'

export type EligibilityFacts = FormFacts & { readonly allowPasswordPaste: boolean }
export type EligibilityStore = FormStore<EligibilityFacts>

const model: FormModel<EligibilityFacts> = { form: eligibilityForm, issues: eligibilityIssues }

/** The form as it was left before the page was loaded again, else as it starts. */
export const openEligibilityForm = (facts: EligibilityFacts, kept: Answers | undefined): EligibilityStore => {
  const store = createFormStore(model, { answers: initialAnswers(eligibility), facts })
  if (kept) store.reenter(kept)
  return store
}

/** Whether anything was filled in, now or before a reload; half a word counts. */
export const isBegun = (store: EligibilityStore): boolean =>
  !sameAnswer(store.entered(), initialAnswers(eligibility))
