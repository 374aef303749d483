import type { Answer, Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { FilesRow, Slot } from './row.ts'

/** The places of a list of files. A place of null is kept, and no file is asked for in it. */
export const slotsOf = (row: FilesRow, answers: Answers, context: unknown): readonly (Slot | null)[] =>
  ask(row.slots, answers, context)

/** The name in a place of the list. */
export const nameAt = (value: Answer | undefined, index: number): string | null => {
  const name: unknown = Array.isArray(value) ? value[index] : undefined
  return typeof name === 'string' && name !== '' ? name : null
}

/** A list of names as it is kept: it ends with a name, and is absent where there is none. */
export const trimmedNames = (names: readonly (string | null)[]): readonly (string | null)[] | undefined => {
  const length = names.findLastIndex((name) => name !== null) + 1
  return length === 0 ? undefined : names.slice(0, length)
}

/** The files that were asked for. Those beyond the places stay in the draft and go no further. */
export const askedNames = (
  value: Answer | undefined,
  slots: readonly (Slot | null)[],
): readonly (string | null)[] | undefined =>
  trimmedNames(slots.map((slot, index) => (slot === null ? null : nameAt(value, index))))
