/** A field of the page: a question, or one part of one line of a repeated question. */
export type FieldPlace = {
  readonly questionId: string
  /** Stays with its line when others are removed. */
  readonly line?: string
  readonly part?: string
}

/** The field's name in the page, by which the error summary finds it; and its key in the store. */
export const fieldIdOf = ({ questionId, line, part }: FieldPlace): string =>
  line === undefined ? `field-${questionId}` : `field-${questionId}-${line}-${part}`
