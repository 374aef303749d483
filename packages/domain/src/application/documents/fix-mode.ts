import type { Answer, Answers } from '../../answers/answer.ts'
import { type Question, wireNameOf } from '../../answers/define.ts'
import type { Changes } from '../../answers/draft.ts'
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
  const old = namesOf(before)
  const fresh = namesOf(after)
  const names = Array.from(
    { length: Math.max(old.length, fresh.length) },
    (_, index) => (isFlagged(id, flags, index) ? fresh[index] : old[index]) ?? null,
  )
  while (names.at(-1) === null) names.pop()
  return names.length === 0 ? undefined : names
}

const namesOf = (answer: Answer | undefined): readonly (string | null)[] =>
  Array.isArray(answer) ? answer.map((one: unknown) => (typeof one === 'string' ? one : null)) : []
