import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { initialAnswers } from '@milgo/domain/answers/initial'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { restoreAddressesMatch } from '@milgo/domain/application/personal/effects'
import type { KeptStep, KeptStepId } from './kept-steps.ts'
import { keptSteps } from './kept-steps.ts'

/** A step as the server holds it; nothing was saved of it while its version is 0. */
export type HeldStep = Payload & { readonly version: number }
export type HeldSteps = Readonly<Record<KeptStepId, HeldStep>>

/** The answers of one step; what the payload has no name for is put together from what it says. */
export const answersOfStep = (step: KeptStep, held: HeldStep, context: ApplicationContext): Answers => {
  const { changes } = readPayload(applicationForm, step.section, held, context)
  const given = withChanges({}, changes)
  const answers = held.version === 0 ? { ...initialAnswers(step.section), ...given } : given
  return step.id === 'personal' && restoreAddressesMatch(answers)
    ? { ...answers, addressesMatch: true }
    : answers
}

export const answersOfSteps = (held: HeldSteps, context: ApplicationContext): Answers =>
  Object.assign({}, ...keptSteps.map((step) => answersOfStep(step, held[step.id], context)))
