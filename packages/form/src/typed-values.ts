import { type Answer, sameAnswer } from '@milgo/domain/answers/answer'
import type { Fault } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import { readAnswer } from '@milgo/domain/answers/kinds/kinds'
import type { Row } from '@milgo/domain/answers/row'
import type { FieldPlace } from './field-place.ts'

/** The text of a field as typed, which may differ from the answer that is stored. */
export type Typed = {
  readonly place: FieldPlace
  readonly raw: Answer | undefined
  /**
   * The answer read from the text. When the question's answer is a different one, something else has set it, and the
   * typed text no longer counts.
   */
  readonly answer: Answer | undefined
  /** Why the text is not a valid answer. */
  readonly fault: Fault | undefined
}

/** The prefix of a text in the field of a dictionary that is not the code of any entry. */
const unlistedMark = 'unlisted:'

/** Returns the stored form of a text that matches no entry. */
export const unlistedOf = (text: string): string => unlistedMark + text

export const findUnlisted = (raw: Answer | undefined): string | undefined =>
  typeof raw === 'string' && raw.startsWith(unlistedMark) ? raw.slice(unlistedMark.length) : undefined

/**
 * Reads the answer out of a typed text. A blank at the end is not part of the answer. A text that is not a valid answer
 * leaves the answer `before`.
 */
export const readTyped = (
  place: FieldPlace,
  raw: Answer | undefined,
  row: Row,
  context: EngineContext,
  before: Answer | undefined,
): Typed => {
  // Only the page knows that no entry matches; the rules accept any code.
  if (row.kind === 'entry' && findUnlisted(raw) !== undefined)
    return { place, raw, answer: before, fault: { code: 'UNKNOWN_OPTION' } }
  const { value, faults } = readAnswer(raw, row, context)
  const [fault] = faults
  return { place, raw, answer: fault === undefined ? value : before, fault }
}

/** Returns whether the typed text still belongs to the question's answer. */
export const isCurrent = (typed: Typed, answer: Answer | undefined): boolean =>
  sameAnswer(typed.answer, answer)
