import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import { LabelledField, useFieldAria } from './labelled-field.tsx'

export type WritingProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** Id of an element outside the field that describes the control. */
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
  /** Renders the control with the given props. */
  readonly children: (control: Control) => ReactNode
}

/**
 * The common part of all text inputs. The control is a native element, because a form has dozens of them and each
 * keystroke renders one again.
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
  const fieldAria = useFieldAria(field, describedBy)
  return (
    <LabelledField fieldAria={fieldAria} parts={{ ...field, isLocked, counter }}>
      {children({
        ...fieldAria.attributes,
        id: fieldAria.controlId,
        value,
        disabled: field.isDisabled ?? false,
        readOnly: field.isReadOnly ?? false,
        onChange: (event) => onChange(event.target.value),
        onBlur,
        onFocus,
      })}
    </LabelledField>
  )
}
