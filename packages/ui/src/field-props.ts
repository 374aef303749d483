import type { ReactNode } from 'react'

/** The props that every control of a form has. */
export type FieldProps = {
  /** Id of the control itself, which the error summary links to. */
  readonly id?: string | undefined
  readonly label: string
  /** The word in brackets beside the label of an optional question. */
  readonly optionalMark?: string | undefined
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** A help popup beside the label. */
  readonly popup?: ReactNode
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  /** Shown and read, but locked. */
  readonly isReadOnly?: boolean
}
