import { defineForm } from '../answers/define.ts'
import { joinBehaviours } from '../answers/effects.ts'
import type { RulesFit, SectionsFit } from '../answers/rules-fit.ts'
import type { SteppedForm } from '../answers/stepped-form.ts'
import type { ApplicationRows } from './answers.ts'
import type { ApplicationContext } from './context.ts'
import { familyBehaviour } from './family/effects.ts'
import { addressesMatch, personalBehaviour } from './personal/effects.ts'
import { type StepId, type Steps, steps } from './steps.ts'

/** The application: the sections of its steps, in this order. The cast is needed because `map` loses the tuple type. */
export const applicationForm = defineForm(steps.map(({ section }) => section) as unknown as SectionsOf<Steps>)

type SectionsOf<List extends Steps> = { readonly [Place in keyof List]: List[Place]['section'] }

export const applicationBehaviour = joinBehaviours(applicationForm, personalBehaviour, familyBehaviour)

/** The application as a form that is saved step by step. */
export const steppedApplication: SteppedForm<StepId> = {
  name: 'application',
  form: applicationForm,
  behaviour: applicationBehaviour,
  steps,
  found: { addressesMatch },
}

// Do not compile if a rule reads an answer that is not asked, or that is stored in another type.
// Stryker disable next-line all: only the compiler reads it.
true satisfies RulesFit<ApplicationRows, ApplicationRows, ApplicationContext>
// Stryker disable next-line all: only the compiler reads it.
true satisfies SectionsFit<typeof applicationForm.sections, ApplicationRows, ApplicationContext>
