import { type FieldInput, textIn } from '@milgo/form/fields/field-input.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { newPasswordProps } from '../../lib/new-password-props.ts'
import { useEligibilityWords } from './eligibility-words.ts'

/** A new password, told off as it is typed; or the same once more. */
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
      {...(row.sameAs === undefined && newPasswordProps(textIn(view), words))}
    />
  )
}
