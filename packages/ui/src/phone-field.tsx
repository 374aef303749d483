import { useState } from 'react'
import { useDigitCaret } from './digit-caret.ts'
import { phoneDigits } from './phone-digits.ts'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & { readonly maxLength?: number }

/**
 * Digits while one types, grouped once one is done. The value is digits only. What stands there does not change as the
 * field is entered: whoever comes by Tab has all of it selected, and may type over it.
 */
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
        setIsTyping(true)
        onChange(phoneDigits(text, maxLength))
      }}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
