/** A field of the page: a question, one part of one line of a repeated question, or one place in a list of files. */
export type FieldPlace = {
  readonly questionId: string
  /** Stays with its line when others are removed. */
  readonly line?: string
  readonly part?: string
  /** Counted from nought. */
  readonly slot?: number
}

/** The field's name in the page, by which the error summary finds it; and its key in the store. */
export const fieldIdOf = ({ questionId, line, part, slot }: FieldPlace): string => {
  if (slot !== undefined) return `field-${questionId}-${slot}`
  return line === undefined ? `field-${questionId}` : `field-${questionId}-${line}-${part}`
}
