import { useState } from 'react'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'>

/**
 * A phone number as it is typed, grouped once one is done. What stands there does not change as the field is entered:
 * whoever comes by Tab has all of it selected, and may type over it.
 */
export const PhoneField = ({ value, onChange, onBlur, input, ...rest }: Props) => {
  const [isTyping, setIsTyping] = useState(false)
  return (
    <TextField
      {...rest}
      isLtr
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', ...input }}
      value={isTyping ? value : phoneText(value)}
      onChange={(text) => {
        setIsTyping(true)
        onChange(text)
      }}
      onBlur={() => {
        setIsTyping(false)
        onBlur?.()
      }}
    />
  )
}
