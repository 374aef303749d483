import type { Answers } from '../../answers/answer.ts'
import type { Issue } from '../../answers/issue.ts'
import { validate } from '../../answers/validation.ts'
import type { ApplicationContext } from '../context.ts'
import { applicationForm } from '../form.ts'
import { type FixFlag, isFlagged } from './fix-mode.ts'
import { mayEdit } from './may-edit.ts'
import { documents } from './questions.ts'
import { type NeededDocument, neededDocuments } from './registry.ts'

/** A returned document, and whether it was replaced. */
export type DocumentToFix<Flag extends FixFlag = FixFlag> = NeededDocument & {
  readonly flag: Flag
  /** Whether its place contains a file that was not sent before. */
  readonly isReplaced: boolean
}

/**
 * Returns the returned documents with the present answers. A flag of a whole list gives an entry for each place of the
 * list.
 */
export const documentsToFix = <Flag extends FixFlag>(
  answers: Answers,
  flags: readonly Flag[],
  sentFiles: ReadonlySet<string>,
  context: ApplicationContext,
): readonly DocumentToFix<Flag>[] =>
  neededDocuments(answers, context).flatMap((line) => {
    const flag = flags.find((one) => isFlagged(line, [one]))
    const isReplaced = typeof line.value === 'string' && !sentFiles.has(line.value)
    return flag ? [{ ...line, flag, isReplaced }] : []
  })

/** Returns the new files in flagged places, which the student uploaded since the return. */
export const newFilesIn = (
  answers: Answers,
  flags: readonly FixFlag[],
  sentFiles: ReadonlySet<string>,
  context: ApplicationContext,
): readonly NeededDocument[] =>
  documentsToFix(answers, flags, sentFiles, context).filter(({ isReplaced }) => isReplaced)

/**
 * Returns what prevents sending a correction: a flagged document without a new file, and every fault of an answer that
 * the correction may change. Decisions, section 14.
 */
export const correctionIssues = (
  answers: Answers,
  flags: readonly FixFlag[],
  sentFiles: ReadonlySet<string>,
  context: ApplicationContext,
): readonly Issue[] => {
  const missing = documentsToFix(answers, flags, sentFiles, context)
    .filter(({ isReplaced }) => !isReplaced)
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
