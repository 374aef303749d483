import type { Answers } from '@milgo/domain/answers/answer'
import type { DocumentToFix } from '@milgo/domain/application/documents/corrections'
import type { StepId } from '@milgo/domain/application/steps'
import type { ApplicationStore } from '../../request/application-model.ts'
import type { SendStep } from '../../request/keeping/send-step.ts'
import type { Start } from './start.ts'

/** A document to replace, with all that the server says of it. */
export type CorrectedDocument = DocumentToFix<Start['toFix'][number]>

/**
 * What a form does otherwise while a request that was sent back is corrected. The form is told of it as a value, so that
 * whoever fills in a first request loads none of its code.
 */
export type Correction = {
  readonly model: ApplicationStore['model']
  readonly send: SendStep<StepId>
  /** What the form opens with: the declaration is given anew. */
  readonly begin: (saved: Answers) => Answers
  /** The same with answers that only this browser has, as far as they may be changed. */
  readonly restore: (saved: Answers, entered: Answers) => Answers
  /** The documents to replace, as the answers are now. */
  readonly documents: (answers: Answers) => readonly CorrectedDocument[]
  readonly deadline: Date
  readonly askedAt: Date
}
