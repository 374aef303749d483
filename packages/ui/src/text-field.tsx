import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, Input, type InputProps } from 'react-aria-components'
import { ControlFrame } from './control-frame.tsx'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle, inputStyle, ltrInputStyle } from './field-style.ts'

type InputSettings = Pick<
  InputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onPaste'
> & { readonly ref?: Ref<HTMLInputElement> }

export type TextFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onFocus?: () => void
  /** Settings of the bare input: keyboard of a phone, autofill, length. */
  readonly input?: InputSettings
  /** For numbers, dates, phones and e-mail addresses. */
  readonly isLtr?: boolean
  /** What stands inside the frame after the writing. */
  readonly after?: ReactNode
}

export const TextField = ({
  id,
  value,
  onChange,
  onBlur = () => {},
  onFocus = () => {},
  input = {},
  isLtr = false,
  after,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: TextFieldProps) => (
  <AriaTextField
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
    validationBehavior="aria"
  >
    <FieldParts {...parts}>
      <ControlFrame isInvalid={parts.error !== undefined} isReadOnly={isReadOnly} isDisabled={isDisabled}>
        <Input {...input} className={isLtr ? ltrInputStyle : inputStyle} {...(isLtr ? { dir: 'ltr' } : {})} />
        {after}
      </ControlFrame>
    </FieldParts>
  </AriaTextField>
)
