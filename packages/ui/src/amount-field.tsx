import { useLayoutEffect, useRef } from 'react'
import { amountText, caretAfterDigits } from './amount-text.ts'
import { digitsOnly } from './digits-only.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & {
  readonly maxLength: number
  /** The sign of the currency, beside the number. */
  readonly currency?: string
}

/** A whole sum of money. The value is digits only; the thousands are grouped as one types. */
export const AmountField = ({ value, onChange, maxLength, currency, input, ...rest }: Props) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(null)
  const text = amountText(value)

  // Regrouping moves the caret to the end, which would break typing in the middle.
  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current
    if (digits === null) return
    digitsBeforeCaret.current = null
    const caret = caretAfterDigits(text, digits)
    inputRef.current?.setSelectionRange(caret, caret)
  }, [text])

  const change = (typed: string) => {
    const caret = inputRef.current?.selectionStart ?? typed.length
    const digits = digitsOnly(typed, maxLength).replace(/^0+(?=\d)/, '')
    digitsBeforeCaret.current = Math.min(digitsOnly(typed.slice(0, caret)).length, digits.length)
    onChange(digits)
  }
  return (
    <TextField
      {...rest}
      isLtr
      value={text}
      onChange={change}
      input={{ inputMode: 'numeric', autoComplete: 'off', ...input, ref: inputRef }}
      after={
        currency && (
          <span aria-hidden="true" className="pe-3.5 text-ink-faint">
            {currency}
          </span>
        )
      }
    />
  )
}
