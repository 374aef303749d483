import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import { type FormStep, type SteppedForm, withFound } from '@milgo/domain/answers/stepped-form'
import { namedFiles } from './named-files.ts'

/** A step as saved on the server. Version 0 means that nothing of it was saved. */
export type SavedStep = Payload & { readonly version: number }
export type SavedSteps<Id extends string> = Readonly<Record<Id, SavedStep>>

/** A form of steps, with a function that reads a step's answers out of its saved payload. */
export type SavedForm<Id extends string> = SteppedForm<Id> & {
  readonly readSaved: (step: FormStep<Id>, saved: SavedStep) => Answers
}

/**
 * Adds `readSaved` to a form. Answers that have no name on the wire are found in the others. Answers of the account
 * come from the account, because they cannot be changed in the form.
 */
export const savedFormOf = <Id extends string>(
  form: SteppedForm<Id>,
  context: EngineContext,
  account: Answers,
): SavedForm<Id> => ({
  ...form,
  readSaved: ({ section }, saved) => {
    const { changes } = readPayload(form.form, section, namedFiles(section, saved), context)
    const isAsked = (questionId: string) => section.questions.some(({ id }) => id === questionId)
    const answers = {
      ...(saved.version === 0 && initialAnswers(section)),
      ...withChanges({}, changes),
      ...answersTo(section.questions, account),
    }
    return withFound(form, answers, isAsked)
  },
})

export const readAllSaved = <Id extends string>(
  { steps, readSaved }: SavedForm<Id>,
  saved: SavedSteps<Id>,
): Answers => Object.assign({}, ...steps.map((step) => readSaved(step, saved[step.id])))
