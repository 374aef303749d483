import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'isLtr' | 'after'>

/** A field for digits. It does not change the typed text: the form validates it and reports what is wrong. */
export const DigitsField = ({ input, ...rest }: Props) => (
  <TextField {...rest} isLtr input={{ inputMode: 'numeric', autoComplete: 'off', ...input }} />
)
