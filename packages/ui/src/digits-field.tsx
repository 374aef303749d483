import { useDigitCaret } from './digit-caret.ts'
import { digitsOnly } from './digits-only.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & { readonly maxLength: number }

/** Takes nothing but digits, and keeps leading zeros. The length is cut here and not by the input, so that a number pasted with dashes arrives whole. */
export const DigitsField = ({ maxLength, onChange, input, ...rest }: Props) => {
  const { ref, keepCaret } = useDigitCaret()
  return (
    <TextField
      {...rest}
      isLtr
      input={{ inputMode: 'numeric', autoComplete: 'off', ...input, ref }}
      onChange={(text) => {
        keepCaret()
        onChange(digitsOnly(text, maxLength))
      }}
    />
  )
}
