import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { SavedStep } from './saved-steps.ts'

/** The server's answer to a save or a submit. */
export type StepAnswer = { readonly id?: string | undefined; readonly version: number }

export type SendStep<Id extends string> = (
  step: FormStep<Id>,
  does: 'save' | 'submit',
  body: SavedStep,
) => Promise<StepAnswer>
