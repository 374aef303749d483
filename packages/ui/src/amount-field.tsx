import { amountDigits, amountText } from './amount-text.ts'
import { useDigitCaret } from './digit-caret.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & {
  readonly maxLength: number
  /** The sign of the currency, beside the number. */
  readonly currency?: string
}

/** A whole sum of money. The value is digits only; the thousands are grouped as one types. */
export const AmountField = ({ value, onChange, maxLength, currency, input, ...rest }: Props) => {
  const { ref, keepCaret } = useDigitCaret()
  return (
    <TextField
      {...rest}
      isLtr
      value={amountText(value)}
      onChange={(typed) => {
        keepCaret()
        onChange(amountDigits(typed, maxLength))
      }}
      input={{ inputMode: 'numeric', autoComplete: 'off', ...input, ref }}
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
