import {
  findPasswordStrength,
  meetsRequirement,
  passwordLength,
  passwordRequirements,
} from '@milgo/domain/identity/password'
import { fill } from '@milgo/messages/fill'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import type { FormWords } from '../form-words.ts'
import { type FieldInput, textIn } from './field-input.ts'

const requirementsOf = (password: string, { formFields }: FormWords) =>
  passwordRequirements.map((requirement) => ({
    text: fill(formFields.password.requirements[requirement], passwordLength),
    isMet: meetsRequirement(password, requirement),
  }))

const strengthOf = (password: string, { password: words }: FormWords): string => {
  const strength = findPasswordStrength(password)
  return strength === undefined ? '' : words[strength]
}

/** A new password, told off as it is typed; or the same once more. */
export const PasswordInput = ({
  row,
  view,
  field,
  words,
  onChange,
  onBlur,
  onPaste,
}: FieldInput<'password'>) => (
  <PasswordField
    {...field}
    words={words.formFields.password}
    value={textIn(view)}
    onChange={onChange}
    onBlur={onBlur}
    input={{ autoComplete: 'new-password', ...(onPaste && { onPaste }) }}
    {...(row.sameAs === undefined && {
      requirements: requirementsOf(textIn(view), words),
      strengthText: strengthOf(textIn(view), words),
    })}
  />
)
