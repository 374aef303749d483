import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import { type FormStep, type SteppedForm, withFound } from '@milgo/domain/answers/stepped-form'
import { namedFiles } from './named-files.ts'

/** A step as the server holds it; nothing was saved of it while its version is 0. */
export type SavedStep = Payload & { readonly version: number }
export type SavedSteps<Id extends string> = Readonly<Record<Id, SavedStep>>

/** A form whose answers are kept, and how the answers of one step are read out of what the server has of it. */
export type SavedForm<Id extends string> = SteppedForm<Id> & {
  readonly readSaved: (step: FormStep<Id>, saved: SavedStep) => Answers
}

/**
 * What the payload has no name for is put together from what it says, and from the account, whose answers nobody
 * changes here.
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
