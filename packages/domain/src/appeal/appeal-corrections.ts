import type { Answers } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { ReviewFlag } from '../application/documents/fix-mode.ts'
import { type AppealAnswers, appeal } from './questions.ts'

/** The field of a flag: the appeal's own list of files. */
export const appealFlagField = appeal.rows.documents.wire

/** A flag of one file, or of the place after the last one: a file that is missing. */
export const isAppealFlag = ({ field, index }: Pick<ReviewFlag, 'field' | 'index'>): boolean =>
  field === appealFlagField && index !== undefined

const namesIn = (answers: Answers): readonly (string | null)[] => (answers as AppealAnswers).documents ?? []

export type AppealFileToFix = {
  readonly flag: ReviewFlag
  readonly index: number
  /** Null where the review asks for a file that was not sent. */
  readonly sentFile: string | null
  readonly newFile: string | null
}

/** Each flagged place with the file that was sent and the one that is to replace it. */
export const appealFilesToFix = (
  sent: Answers,
  draft: Answers,
  flags: readonly ReviewFlag[],
): readonly AppealFileToFix[] =>
  flags.filter(isAppealFlag).map((flag) => {
    const index = flag.index ?? 0
    const sentFile = namesIn(sent)[index] ?? null
    const name = namesIn(draft)[index] ?? null
    // A file that was sent in any place is no new one.
    return { flag, index, sentFile, newFile: name === null || namesIn(sent).includes(name) ? null : name }
  })

const issueAt = (code: Issue['code'], index: number): Issue => ({
  questionId: 'documents',
  wire: appealFlagField,
  code,
  index,
})

/** What a draft of a correction must not change: every file that was not flagged stays in its place. */
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

/** What stands in the way of sending the correction: every flag needs a new file. */
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

/** The draft of a correction: its text and files over what was sent, whose grounds and figures stay. */
export const correctedAnswers = (sent: Answers, given: Answers): Answers => {
  const { details = sent['details'], documents = [] } = given
  return { ...sent, ...(details !== undefined && { details }), documents }
}
