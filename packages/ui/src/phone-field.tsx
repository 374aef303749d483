import { useState } from 'react'
import { useDigitCaret } from './digit-caret.ts'
import { phoneDigits } from './phone-digits.ts'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after' | 'onFocus'> & { readonly maxLength?: number }

/** Digits while one types, grouped once one is done. The value is digits only. */
export const PhoneField = ({ value, onChange, onBlur, maxLength = 10, input, ...rest }: Props) => {
  const [isTyping, setIsTyping] = useState(false)
  const { ref, keepCaret } = useDigitCaret()
  return (
    <TextField
      {...rest}
      isLtr
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', ...input, ref }}
      value={isTyping ? value : phoneText(value)}
      onChange={(text) => {
        keepCaret()
        onChange(phoneDigits(text, maxLength))
      }}
      onFocus={() => setIsTyping(!rest.isReadOnly)}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
