import type { Answer } from '@milgo/domain/answers/answer'
import type { Kind, RowOf } from '@milgo/domain/answers/row'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import type { FieldView } from '../field-view.ts'
import type { FormWords } from '../form-words.ts'

/** What a page adds to a field; everything else is read from the row. */
export type FieldExtras = {
  /** Shown under the field, or under the label of a box. */
  readonly help?: FieldProps['help']
  /** What the browser may fill in: the value of `autocomplete`. */
  readonly autoComplete?: string
  /** The day at which the calendar of an empty date field opens. */
  readonly openAt?: string
  /** Whether the field has an amber background: for a declaration that needs attention. */
  readonly isHighlighted?: boolean
}

/** The props of a field's component. */
export type FieldInput<K extends Kind> = {
  readonly row: RowOf<K>
  readonly view: FieldView
  /** Label, help, error and locks, as the props that every component of the kit accepts. */
  readonly field: FieldProps
  readonly words: FormWords
  readonly extras: FieldExtras
  readonly labelOption: (option: string) => string
  readonly onChange: (raw: Answer | undefined) => void
  readonly onBlur: () => void
  readonly onPaste: ((event: { readonly preventDefault: () => void }) => void) | undefined
}

export const textIn = ({ value }: FieldView): string => (typeof value === 'string' ? value : '')
