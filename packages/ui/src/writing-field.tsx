import type { ReactNode } from 'react'
import { TextField } from 'react-aria-components'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

export type WritingProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** Id of what describes the control from outside the field. */
  readonly describedBy?: string | undefined
}

type Props = WritingProps & {
  readonly isLocked?: boolean
  readonly counter?: ReactNode
  readonly children: ReactNode
}

/** What everything one writes into has in common; the control itself stands inside. */
export const WritingField = ({
  id,
  value,
  onChange,
  onBlur = () => {},
  onFocus = () => {},
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  describedBy,
  children,
  ...parts
}: Props) => (
  <TextField
    {...(id ? { id } : {})}
    data-field=""
    className={fieldStyle}
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    onFocus={onFocus}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isReadOnly={isReadOnly}
    isInvalid={parts.error !== undefined}
    {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    validationBehavior="aria"
  >
    <FieldParts {...parts}>{children}</FieldParts>
  </TextField>
)
