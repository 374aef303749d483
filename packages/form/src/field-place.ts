/** A field of the page: a question, one part of one line of a repeated question, or one place in a list of files. */
export type FieldPlace = {
  readonly questionId: string
  /** The key of a line; it does not change when other lines are removed. */
  readonly line?: string
  readonly part?: string
  /** The index in a list of files, from 0. */
  readonly slot?: number
}

/**
 * Returns the field's id: the element's id on the page, by which the error summary finds it, and its key in the store.
 */
export const fieldIdOf = ({ questionId, line, part, slot }: FieldPlace): string => {
  if (slot !== undefined) return `field-${questionId}-${slot}`
  return line === undefined ? `field-${questionId}` : `field-${questionId}-${line}-${part}`
}
