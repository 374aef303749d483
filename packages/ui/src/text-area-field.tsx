import { ControlFrame } from './control-frame.tsx'
import { inputStyle } from './field-style.ts'
import { Ltr } from './ltr.tsx'
import { spokenLength } from './spoken-length.ts'
import { WritingField, type WritingProps } from './writing-field.tsx'

type Props = WritingProps & {
  readonly maxLength?: number
  readonly rows?: number
}

const Counter = ({ length, maxLength }: { length: number; maxLength: number }) => (
  <>
    <span aria-hidden="true" className={length > maxLength ? 'font-medium text-bad' : ''}>
      <Ltr>
        {length} / {maxLength}
      </Ltr>
    </span>
    <span role="status" className="sr-only">
      {spokenLength(length, maxLength)}
    </span>
  </>
)

/** A field for a longer text. A limited length is counted, but a longer text is not cut. */
export const TextAreaField = ({ maxLength, rows = 3, ...field }: Props) => {
  const isLocked = field.isReadOnly || field.isDisabled
  return (
    <WritingField
      {...field}
      counter={
        maxLength !== undefined && !isLocked && <Counter length={field.value.length} maxLength={maxLength} />
      }
    >
      {(control) => (
        <ControlFrame field={field}>
          <textarea
            {...control}
            rows={rows}
            className={`${inputStyle} ${isLocked ? 'resize-none' : 'resize-y'}`}
          />
        </ControlFrame>
      )}
    </WritingField>
  )
}
