import { type FieldInput, textIn } from '@milgo/form/fields/field-input.ts'
import { newPasswordText } from '@milgo/messages/new-password-text'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { useEligibilityWords } from './eligibility-words.ts'

/** Draws the field of a new password, which is judged while it is typed, or of its repetition. */
export const PasswordInput = ({ row, view, field, onChange, onBlur, onPaste }: FieldInput<'password'>) => {
  const words = useEligibilityWords()
  return (
    <PasswordField
      {...field}
      words={words.formFields.password}
      value={textIn(view)}
      onChange={onChange}
      onBlur={onBlur}
      input={{ autoComplete: 'new-password', ...(onPaste && { onPaste }) }}
      {...(row.sameAs === undefined && newPasswordText(textIn(view), words))}
    />
  )
}
