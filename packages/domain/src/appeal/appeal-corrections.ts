import type { Answers } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { ReviewFlag } from '../application/documents/fix-mode.ts'
import { type AppealAnswers, appeal } from './questions.ts'

/** The field of a flag in an appeal: its list of files. */
export const appealFlagField = appeal.rows.documents.wire

/**
 * Returns whether the flag is about one file of the appeal, or about a missing file at the index after the last one.
 */
export const isAppealFlag = ({ field, index }: Pick<ReviewFlag, 'field' | 'index'>): boolean =>
  field === appealFlagField && index !== undefined

const namesIn = (answers: Answers): readonly (string | null)[] => (answers as AppealAnswers).documents ?? []

export type AppealFileToFix = {
  readonly flag: ReviewFlag
  readonly index: number
  /** Null if the flag asks for a file that was not sent. */
  readonly sentFile: string | null
  readonly newFile: string | null
}

/** Returns each flagged place with the file that was sent and the file that replaces it. */
export const appealFilesToFix = (
  sent: Answers,
  draft: Answers,
  flags: readonly ReviewFlag[],
): readonly AppealFileToFix[] =>
  flags.filter(isAppealFlag).map((flag) => {
    const index = flag.index ?? 0
    const sentFile = namesIn(sent)[index] ?? null
    const name = namesIn(draft)[index] ?? null
    // A file that was sent at any index is not a new file.
    return { flag, index, sentFile, newFile: name === null || namesIn(sent).includes(name) ? null : name }
  })

const issueAt = (code: Issue['code'], index: number): Issue => ({
  questionId: 'documents',
  wire: appealFlagField,
  code,
  index,
})

/** Returns an issue for each file that was changed without a flag: a draft of a correction must not change them. */
export const appealDraftIssues = (
  sent: Answers,
  draft: Answers,
  flags: readonly ReviewFlag[],
): readonly Issue[] => {
  const flagged = new Set(flags.filter(isAppealFlag).map(({ index }) => index))
  const [before, after] = [namesIn(sent), namesIn(draft)]
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index)
    .filter((index) => !flagged.has(index) && (before[index] ?? null) !== (after[index] ?? null))
    .map((index) => issueAt('NOT_ASKED', index))
}

/** Returns what prevents sending the correction: every flag needs a new file. */
export const appealCorrectionIssues = (
  sent: Answers,
  draft: Answers,
  flags: readonly ReviewFlag[],
): readonly Issue[] => [
  ...appealDraftIssues(sent, draft, flags),
  ...appealFilesToFix(sent, draft, flags)
    .filter(({ newFile }) => newFile === null)
    .map(({ index }) => issueAt('FIELD_REQUIRED', index)),
]

/** Returns the draft of a correction: its text and files, with the grounds and figures of the sent appeal. */
export const correctedAnswers = (sent: Answers, given: Answers): Answers => {
  const { details = sent['details'], documents = [] } = given
  return { ...sent, ...(details !== undefined && { details }), documents }
}
