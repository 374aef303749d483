import { TextArea, TextField } from 'react-aria-components'
import { ControlFrame } from './control-frame.tsx'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle, inputStyle } from './field-style.ts'

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly maxLength?: number
  readonly rows?: number
}

/** Room for an explanation; how much is left is counted where the length is limited. */
export const TextAreaField = ({
  id,
  value,
  onChange,
  onBlur = () => {},
  maxLength,
  rows = 3,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props) => (
  <TextField
    {...(id ? { id } : {})}
    {...(maxLength ? { maxLength } : {})}
    data-field=""
    className={fieldStyle}
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isReadOnly={isReadOnly}
    isInvalid={parts.error !== undefined}
    validationBehavior="aria"
  >
    <FieldParts {...parts}>
      <ControlFrame isInvalid={parts.error !== undefined} isReadOnly={isReadOnly} isDisabled={isDisabled}>
        <TextArea
          rows={rows}
          className={`${inputStyle} ${isReadOnly || isDisabled ? 'resize-none' : 'resize-y'}`}
        />
      </ControlFrame>
    </FieldParts>
    {maxLength && !isReadOnly && (
      <span aria-hidden="true" className="self-end text-small text-ink-faint">
        <bdi dir="ltr">
          {value.length} / {maxLength}
        </bdi>
      </span>
    )}
  </TextField>
)
