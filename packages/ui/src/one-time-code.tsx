import { type ClipboardEvent, useRef } from 'react'
import { digitsOnly } from './digits-only.ts'
import type { FieldProps } from './field-props.ts'
import { WritingField } from './writing-field.tsx'

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

const boxLook = ({ error, isReadOnly, isDisabled }: FieldProps): string => {
  if (isDisabled) return 'border-line bg-sunken text-ink-faint'
  if (isReadOnly) return 'border-line bg-sunken text-ink-soft'
  return error === undefined ? 'border-line-strong bg-surface' : 'border-bad bg-surface ring-1 ring-bad'
}

/**
 * One input under drawn boxes: a screen reader, autofill and paste meet an ordinary field. It takes any text and keeps
 * the digits, since a length set on the input would cut a code pasted with a space.
 */
export const OneTimeCode = ({ value, onChange, onComplete, length = 6, ...field }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const isRefused = field.error !== undefined && value.length === length
  const change = (code: string) => {
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete(code)
  }
  const type = (text: string) => {
    // Behind a code that was refused there is no room: what is typed begins the next one.
    const next = isRefused && text.startsWith(value) ? digitsOnly(text.slice(length), length) : ''
    change(next || digitsOnly(text, length))
  }
  const paste = (event: ClipboardEvent) => {
    const code = digitsOnly(event.clipboardData.getData('text'), length)
    if (code.length < length || field.isReadOnly) return
    // A whole code takes the place of what stood there, wherever the caret was.
    event.preventDefault()
    change(code)
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
    <WritingField {...field} isLocked={field.isReadOnly ?? false} value={value} onChange={type}>
      {(control) => (
        <div dir="ltr" className="group relative flex w-full max-w-[340px]">
          <div aria-hidden="true" className="flex grow gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={index}
                {...(index === Math.min(value.length, length - 1) ? { 'data-active': '' } : {})}
                className={`${boxStyle} ${boxLook(field)}`}
              >
                {value[index]}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            onSelect={keepCaretAtEnd}
            onPaste={paste}
            className="absolute inset-0 w-full cursor-text opacity-0 disabled:cursor-not-allowed"
          />
        </div>
      )}
    </WritingField>
  )
}
