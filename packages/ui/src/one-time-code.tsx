import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { Input, TextField } from 'react-aria-components'
import { digitsOnly } from './digits-only.ts'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called once the last digit is there, however it came: typed, pasted or filled in by the phone. */
  readonly onComplete: (code: string) => void
  readonly length?: number
}

const boxStyle =
  'flex h-14 min-w-0 grow basis-0 items-center justify-center rounded-small border text-title font-medium tabular-nums ' +
  'transition-colors duration-150 ' +
  'group-has-[input:focus]:data-active:outline-3 group-has-[input:focus]:data-active:outline-offset-2 ' +
  'group-has-[input:focus]:data-active:outline-(--focus)'

const boxLook = (isInvalid: boolean, isLocked: boolean): string => {
  if (isLocked) return 'border-line bg-sunken text-ink-soft'
  return isInvalid ? 'border-bad bg-surface ring-1 ring-bad' : 'border-line-strong bg-surface'
}

/**
 * One input under drawn boxes: a screen reader, autofill and paste meet an ordinary field. It takes any text and keeps
 * the digits, since a length set on the input would cut a code pasted with a space.
 */
export const OneTimeCode = ({
  id,
  value,
  onChange,
  onComplete,
  length = 6,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const isInvalid = parts.error !== undefined
  const change = (text: string) => {
    const code = digitsOnly(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete(code)
  }
  // The boxes show no caret, so it may only stand at the end.
  const keepCaretAtEnd = () => {
    const element = input.current
    if (!element) return
    const end = element.value.length
    if (element.selectionStart === element.selectionEnd && element.selectionEnd !== end)
      element.setSelectionRange(end, end)
  }
  return (
    <TextField
      {...(id ? { id } : {})}
      data-field=""
      className={fieldStyle}
      value={value}
      onChange={change}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldParts {...parts}>
        <div dir="ltr" className="group relative flex w-full max-w-[340px] items-center gap-3">
          <div aria-hidden="true" className="flex grow gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={index}
                {...(index === Math.min(value.length, length - 1) ? { 'data-active': '' } : {})}
                className={`${boxStyle} ${boxLook(isInvalid, isReadOnly || isDisabled)}`}
              >
                {value[index]}
              </span>
            ))}
          </div>
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            onSelect={keepCaretAtEnd}
            className="absolute inset-0 w-full cursor-text opacity-0 disabled:cursor-not-allowed"
          />
          {isReadOnly && <Lock aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />}
        </div>
      </FieldParts>
    </TextField>
  )
}
