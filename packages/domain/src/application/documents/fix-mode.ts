import type { Answer, Answers } from '../../answers/answer.ts'
import { type Question, wireNameOf } from '../../answers/define.ts'
import type { Changes } from '../../answers/draft.ts'
import { nameAt, trimmedNames } from '../../answers/slots.ts'
import { documents } from './questions.ts'

/** A document that was sent back, as `/step-4/get-all-documents-repair-back-for` names it. */
export interface FixFlag {
  readonly field: string
  readonly index?: number
  readonly member_type?: string
}

const isFlaggedBy = (question: Question, flag: FixFlag): boolean => {
  if (wireNameOf(question) !== flag.field) return false
  return typeof question.wire !== 'object' || flag.member_type === undefined
    ? true
    : question.wire.member === flag.member_type
}

/** Whether the question, or one place in its list, was sent back. A flag without an index means the whole list. */
export const isFlagged = (questionId: string, flags: readonly FixFlag[], index?: number): boolean => {
  const question = documents.questions.find(({ id }) => id === questionId)
  return (
    question !== undefined &&
    flags.some(
      (flag) =>
        isFlaggedBy(question, flag) &&
        (question.kind !== 'files' ||
          flag.index === undefined ||
          index === undefined ||
          flag.index === index),
    )
  )
}

/**
 * The changes that a correction may make: only what was sent back. In a list only the flagged places change; the
 * others keep what they hold, whatever the call says.
 */
export const allowedFixes = (stored: Answers, changes: Changes, flags: readonly FixFlag[]): Changes =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([id]) => isFlagged(id, flags))
      .map(([id, value]) => [id, mergeFlagged(id, stored[id], value, flags)]),
  )

const mergeFlagged = (
  id: string,
  before: Answer | undefined,
  after: Answer | undefined,
  flags: readonly FixFlag[],
): Answer | undefined => {
  const question = documents.questions.find((one) => one.id === id)
  if (question?.kind !== 'files') return after
  return trimmedNames(
    Array.from({ length: Math.max(lengthOf(before), lengthOf(after)) }, (_, index) =>
      nameAt(isFlagged(id, flags, index) ? after : before, index),
    ),
  )
}

const lengthOf = (answer: Answer | undefined): number => (Array.isArray(answer) ? answer.length : 0)
