import { amountAfter, amountText } from './amount-text.ts'
import { useDigitCaret } from './digit-caret.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & {
  /** The sign of the currency, beside the number. */
  readonly currency?: string
}

/**
 * A field for a whole sum of money. A text of digits only is grouped in thousands while it is typed. Any other text is
 * left as typed.
 */
export const AmountField = ({ value, onChange, currency, input, ...rest }: Props) => {
  const { ref, keepCaret } = useDigitCaret()
  const shown = amountText(value)
  return (
    <TextField
      {...rest}
      isLtr
      value={shown}
      onChange={(typed) => {
        const next = amountAfter(shown, typed)
        if (amountText(next) !== typed) keepCaret()
        onChange(next)
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
