import type { Answers } from '../../answers/answer.ts'
import { type Question, wireNameOf } from '../../answers/define.ts'
import { type AnswerLine, answerLines } from '../../answers/lines.ts'
import { isRequired } from '../../answers/required.ts'
import { isFileRow } from '../../answers/row.ts'
import { shownOf } from '../../answers/visibility.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { documents } from './questions.ts'

/** The questions that ask for a document, in the order of the ten sections. */
export const documentQuestions: readonly Question[] = documents.questions.filter(isFileRow)

/** The `{type}` of an upload or a deletion: the wire name; for a question in a list, the name of the list. */
export const uploadTypes: ReadonlySet<string> = new Set(
  documentQuestions.flatMap((question) => wireNameOf(question) ?? []),
)

/** A document that this student is asked for. */
export interface NeededDocument extends AnswerLine {
  readonly isRequired: boolean
}

/** Returns the documents that this student needs, for the documents step and for the mail with the list. */
export const neededDocuments = (answers: Answers, context: ApplicationContext): readonly NeededDocument[] => {
  const shown = shownOf(applicationForm, answers, context).answers
  return answerLines(applicationForm, answers, context)
    .filter(({ row }) => isFileRow(row))
    .map((line) => ({ ...line, isRequired: isRequired(line.row, shown, context) }))
}
