import { type Answer, sameAnswer } from '@milgo/domain/answers/answer'
import type { Fault } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import { readAnswer } from '@milgo/domain/answers/kinds/kinds'
import type { Row } from '@milgo/domain/answers/row'
import type { FieldPlace } from './field-place.ts'

/** What stands in a field as it was typed, which need not be what is kept as the answer. */
export type Typed = {
  readonly place: FieldPlace
  readonly raw: Answer | undefined
  /** The answer that goes with it. Once another one stands, somebody else has set it and the typing is over. */
  readonly answer: Answer | undefined
  /** Why it is no answer. */
  readonly fault: Fault | undefined
}

/** Before a text that stands in the field of a dictionary and is none of its codes. */
const unlistedMark = 'unlisted:'

/** A text that no entry goes by, as the store keeps it. */
export const unlistedOf = (text: string): string => unlistedMark + text

export const findUnlisted = (raw: Answer | undefined): string | undefined =>
  typeof raw === 'string' && raw.startsWith(unlistedMark) ? raw.slice(unlistedMark.length) : undefined

/** A blank at the end of a word is typing, not an answer; what can never become one leaves the answer as it was. */
export const readTyped = (
  place: FieldPlace,
  raw: Answer | undefined,
  row: Row,
  context: EngineContext,
  before: Answer | undefined,
): Typed => {
  // The page alone knows what no entry goes by; to the rules any code may be one.
  if (row.kind === 'entry' && findUnlisted(raw) !== undefined)
    return { place, raw, answer: before, fault: { code: 'UNKNOWN_OPTION' } }
  const { value, faults } = readAnswer(raw, row, context)
  const [fault] = faults
  return { place, raw, answer: fault === undefined ? value : before, fault }
}

export const isStanding = (typed: Typed, answer: Answer | undefined): boolean =>
  sameAnswer(typed.answer, answer)
