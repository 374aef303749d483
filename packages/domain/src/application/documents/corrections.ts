import type { Answers } from '../../answers/answer.ts'
import type { Issue } from '../../answers/issue.ts'
import { validate } from '../../answers/validation.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { type FixFlag, isFlagged } from './fix-mode.ts'
import { mayEdit } from './may-edit.ts'
import { documents } from './questions.ts'
import { type NeededDocument, neededDocuments } from './registry.ts'

/** The documents that were sent back, as the answers are now. */
const flaggedDocuments = (
  answers: Answers,
  flags: readonly FixFlag[],
  context: ApplicationContext,
): readonly NeededDocument[] => neededDocuments(answers, context).filter((line) => isFlagged(line, flags))

const isNew = ({ value }: NeededDocument, sentFiles: ReadonlySet<string>): boolean =>
  typeof value === 'string' && !sentFiles.has(value)

/** The new files in flagged places: what the student has uploaded since the request was sent back. */
export const newFilesIn = (
  answers: Answers,
  flags: readonly FixFlag[],
  sentFiles: ReadonlySet<string>,
  context: ApplicationContext,
): readonly NeededDocument[] =>
  flaggedDocuments(answers, flags, context).filter((line) => isNew(line, sentFiles))

/**
 * What stands in the way of sending a correction: a flagged document without a new file, and whatever is wrong with an
 * answer that the correction may change. Decisions, section 14.
 */
export const correctionIssues = (
  answers: Answers,
  flags: readonly FixFlag[],
  sentFiles: ReadonlySet<string>,
  context: ApplicationContext,
): readonly Issue[] => {
  const missing = flaggedDocuments(answers, flags, context)
    .filter((line) => !isNew(line, sentFiles))
    .map(
      ({ questionId, wire, index, member }): Issue => ({
        code: 'FIELD_REQUIRED',
        questionId,
        ...(wire !== undefined && { wire }),
        ...(index !== undefined && { index }),
        ...(member !== undefined && { member }),
      }),
    )
  const isMissing = ({ questionId, index }: Issue): boolean =>
    missing.some((one) => one.questionId === questionId && one.index === index)
  const broken = validate(applicationForm, answers, context, [documents.id]).filter(
    (issue) => mayEdit(issue, { mode: 'FIX', flags }) && !isMissing(issue),
  )
  return [...missing, ...broken]
}
