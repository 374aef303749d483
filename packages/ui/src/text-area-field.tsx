import { TextArea } from 'react-aria-components'
import { ControlFrame } from './control-frame.tsx'
import { inputStyle } from './field-style.ts'
import { Ltr } from './ltr.tsx'
import { WritingField, type WritingProps } from './writing-field.tsx'

type Props = WritingProps & {
  readonly maxLength?: number
  readonly rows?: number
}

/** Room for an explanation; where its length is limited, it is counted. */
export const TextAreaField = ({ maxLength, rows = 3, ...field }: Props) => {
  const isHeld = field.isReadOnly || field.isDisabled
  const counter = maxLength !== undefined && !isHeld && (
    <Ltr>
      {field.value.length} / {maxLength}
    </Ltr>
  )
  return (
    <WritingField {...field} counter={counter}>
      <ControlFrame field={field}>
        <TextArea
          rows={rows}
          {...(maxLength === undefined ? {} : { maxLength })}
          className={`${inputStyle} ${isHeld ? 'resize-none' : 'resize-y'}`}
        />
      </ControlFrame>
    </WritingField>
  )
}
