import type { Answer } from '@milgo/domain/answers/answer'
import type { Kind, RowOf } from '@milgo/domain/answers/row'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import type { FieldView } from '../field-view.ts'
import type { FormWords } from '../form-words.ts'

/** What a page adds to a field; all else comes from the row. */
export type FieldExtras = {
  /** Under the field, or under the words of a box. */
  readonly help?: FieldProps['help']
  /** What the browser may fill in. */
  readonly autoComplete?: string
  /** The day at which an empty date's calendar opens. */
  readonly openAt?: string
  /** A declaration that needs attention stands on amber. */
  readonly isHighlighted?: boolean
}

/** What the component of a kind is given. */
export type FieldInput<K extends Kind> = {
  readonly row: RowOf<K>
  readonly view: FieldView
  /** Label, help, error and locks, as every component of the kit takes them. */
  readonly field: FieldProps
  readonly words: FormWords
  readonly extras: FieldExtras
  readonly labelOption: (option: string) => string
  readonly onChange: (raw: Answer | undefined) => void
  readonly onBlur: () => void
  readonly onPaste: ((event: { readonly preventDefault: () => void }) => void) | undefined
}

export const textIn = ({ value }: FieldView): string => (typeof value === 'string' ? value : '')
