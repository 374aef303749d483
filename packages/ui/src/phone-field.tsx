import { useState } from 'react'
import { digitsOnly } from './digits-only.ts'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after' | 'onFocus'> & { readonly maxLength?: number }

/** Digits while one types, grouped once one is done. The value is digits only. */
export const PhoneField = ({ value, onChange, onBlur, maxLength = 10, input, ...rest }: Props) => {
  const [isTyping, setIsTyping] = useState(false)
  return (
    <TextField
      {...rest}
      isLtr
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', ...input }}
      value={isTyping ? value : phoneText(value)}
      onChange={(text) => onChange(digitsOnly(text, maxLength))}
      onFocus={() => setIsTyping(!rest.isReadOnly)}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
