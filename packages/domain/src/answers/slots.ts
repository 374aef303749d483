import type { Answer, Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { FilesRow, Slot } from './row.ts'

/** Returns the places of a list of files. A null place stays in the list, but no file is asked for in it. */
export const slotsOf = (row: FilesRow, answers: Answers, context: unknown): readonly (Slot | null)[] =>
  ask(row.slots, answers, context)

/** Returns the file name at an index of the list; null if there is none. */
export const nameAt = (value: Answer | undefined, index: number): string | null => {
  const name: unknown = Array.isArray(value) ? value[index] : undefined
  return typeof name === 'string' && name !== '' ? name : null
}

/** Returns a list of names as it is stored: without nulls at the end; undefined if there is no name at all. */
export const trimmedNames = (names: readonly (string | null)[]): readonly (string | null)[] | undefined => {
  const length = names.findLastIndex((name) => name !== null) + 1
  return length === 0 ? undefined : names.slice(0, length)
}

/** Returns the files that the places ask for. Other files are stored in the draft but never submitted. */
export const askedNames = (
  value: Answer | undefined,
  slots: readonly (Slot | null)[],
): readonly (string | null)[] | undefined =>
  trimmedNames(slots.map((slot, index) => (slot === null ? null : nameAt(value, index))))
