import type { Answers } from '@milgo/domain/answers/answer'
import type { DocumentToFix } from '@milgo/domain/application/documents/corrections'
import type { StepId } from '@milgo/domain/application/steps'
import type { ApplicationStore } from '../../request/application-model.ts'
import type { SavedForm } from '../../request/keeping/saved-steps.ts'
import type { SendStep } from '../../request/keeping/send-step.ts'
import type { Start } from './start.ts'

/** A document to replace, with all that the server says about it. */
export type CorrectedDocument = DocumentToFix<Start['toFix'][number]>

/**
 * What differs in a form while a returned request is corrected. It is passed to the form as a value, so that students
 * who fill in a first request do not load its code.
 */
export type Correction = {
  readonly model: ApplicationStore['model']
  readonly send: SendStep<StepId>
  /** Returns the form with the server's answers read without the declaration, until it is given for this correction. */
  readonly reading: (form: SavedForm<StepId>) => SavedForm<StepId>
  /** Returns the server's answers with those restored from this browser, as far as they may be changed. */
  readonly restore: (saved: Answers, entered: Answers) => Answers
  /** To be called when the form was opened to be filled in. What is declared from now on survives a reload. */
  readonly noteOpened: () => void
  /** To be called when the server has this version of a step. */
  readonly noteSaved: (id: StepId, version: number) => void
  /** Returns the documents to replace, for the present answers. */
  readonly documents: (answers: Answers) => readonly CorrectedDocument[]
  readonly deadline: Date
  readonly askedAt: Date
}
