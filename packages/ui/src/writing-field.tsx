import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { TiedField, useTies } from './tied-field.tsx'

export type WritingProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** Id of what describes the control from outside the field. */
  readonly describedBy?: string | undefined
}

type Control = Pick<
  ComponentProps<'input'>,
  'id' | 'value' | 'disabled' | 'readOnly' | `aria-${'labelledby' | 'describedby' | 'required' | 'invalid'}`
> & {
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: (() => void) | undefined
  readonly onFocus: (() => void) | undefined
}

type Props = WritingProps & {
  readonly isLocked?: boolean
  readonly counter?: ReactNode
  /** The control itself, from what it takes of the field. */
  readonly children: (control: Control) => ReactNode
}

/**
 * What everything one writes into has in common. The control is the browser's own: a form has dozens of them, and each
 * key that is pressed draws one again.
 */
export const WritingField = ({
  value,
  onChange,
  onBlur,
  onFocus,
  describedBy,
  isLocked,
  counter,
  children,
  ...field
}: Props) => {
  const ties = useTies(field, describedBy)
  return (
    <TiedField ties={ties} parts={{ ...field, isLocked, counter }}>
      {children({
        ...ties.aria,
        id: ties.controlId,
        value,
        disabled: field.isDisabled ?? false,
        readOnly: field.isReadOnly ?? false,
        onChange: (event) => onChange(event.target.value),
        onBlur,
        onFocus,
      })}
    </TiedField>
  )
}
