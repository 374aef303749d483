import {
  findPasswordStrength,
  meetsRequirement,
  passwordLength,
  passwordRequirements,
} from '@milgo/domain/identity/password'
import { fill } from '@milgo/messages/fill'
import type { useWords } from './words.ts'

/** What the field of a new password shows: the hint, its parts ticked off while it is typed, and its strength. */
export const newPasswordProps = (
  typed: string,
  { formFields, password }: Pick<ReturnType<typeof useWords>, 'formFields' | 'password'>,
) => {
  const strength = findPasswordStrength(typed)
  return {
    hint: password.hint,
    requirements: passwordRequirements.map((requirement) => ({
      text: fill(formFields.password.requirements[requirement], passwordLength),
      isMet: meetsRequirement(typed, requirement),
    })),
    strengthText: strength === undefined ? '' : password[strength],
  }
}
