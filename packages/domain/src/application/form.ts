import { defineForm } from '../answers/define.ts'
import { joinBehaviours } from '../answers/effects.ts'
import type { RulesFit, SectionsFit } from '../answers/rules-fit.ts'
import type { ApplicationRows } from './answers.ts'
import { bank } from './bank/questions.ts'
import type { ApplicationContext } from './context.ts'
import { documents } from './documents/questions.ts'
import { familyBehaviour } from './family/effects.ts'
import { family } from './family/questions.ts'
import { personalBehaviour } from './personal/effects.ts'
import { personal } from './personal/questions.ts'

/** The application: four sections, asked in this order. */
export const applicationForm = defineForm([personal, bank, family, documents])

export const applicationBehaviour = joinBehaviours(applicationForm, personalBehaviour, familyBehaviour)

// Do not compile where a rule reads an answer that is not asked, or that is kept in another type.
// Stryker disable next-line all: only the compiler reads it.
true satisfies RulesFit<ApplicationRows, ApplicationRows, ApplicationContext>
// Stryker disable next-line all: only the compiler reads it.
true satisfies SectionsFit<typeof applicationForm.sections, ApplicationRows, ApplicationContext>
