import { type ClipboardEvent, useRef } from 'react'
import { digitsOnly } from './digits-only.ts'
import type { FieldProps } from './field-props.ts'
import { WritingField } from './writing-field.tsx'

type Props = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when the last digit is entered: typed, pasted or autofilled by the phone. */
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
 * One input below drawn boxes, so that screen readers, autofill and paste use an ordinary field. It accepts any text
 * and takes only the digits, because a maximum length would cut a code that is pasted with a space.
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
    // A refused code fills the field, so the next typed digit begins a new code.
    const next = isRefused && text.startsWith(value) ? digitsOnly(text.slice(length), length) : ''
    change(next || digitsOnly(text, length))
  }
  const paste = (event: ClipboardEvent) => {
    const code = digitsOnly(event.clipboardData.getData('text'), length)
    if (code.length < length || field.isReadOnly) return
    // A pasted full code replaces the text, wherever the caret was.
    event.preventDefault()
    change(code)
  }
  // The boxes show no caret, so the caret is always at the end.
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity but its index
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
