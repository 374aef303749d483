import { useState } from 'react'
import { phoneText } from './phone-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'>

/**
 * A phone number, shown as typed while it is edited and grouped after the field is left. Entering the field does not
 * change the text, because Tab selects all of it and the user may type over it.
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
