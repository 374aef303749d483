import type { ReactNode } from 'react'

/** What every control of a form understands, whatever it asks for. */
export type FieldProps = {
  /** Id of the control itself, where the error summary leads. */
  readonly id?: string | undefined
  readonly label: string
  /** Stands beside the label of a question that may stay empty. */
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
