import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'>

/** Asks for digits. What is typed stays as it is: whoever reads it says whether it is a number, and what is wrong with it. */
export const DigitsField = ({ input, ...rest }: Props) => (
  <TextField {...rest} isLtr input={{ inputMode: 'numeric', autoComplete: 'off', ...input }} />
)
