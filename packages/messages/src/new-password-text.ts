import {
  findPasswordStrength,
  meetsRequirement,
  passwordLength,
  passwordRequirements,
} from '@milgo/domain/identity/password'
import { fill } from './fill.ts'
import type { formFields } from './he/form-fields.ts'
import type { password } from './he/password.ts'
import type { WordsLike } from './words.ts'

type Words = {
  readonly formFields: Pick<WordsLike<typeof formFields>, 'password'>
  readonly password: WordsLike<typeof password>
}

/** Returns what the field of a new password says: the hint, the rules that the typed text meets, and its strength. */
export const newPasswordText = (typed: string, words: Words) => {
  const strength = findPasswordStrength(typed)
  return {
    hint: words.password.hint,
    requirements: passwordRequirements.map((requirement) => ({
      text: fill(words.formFields.password.requirements[requirement], passwordLength),
      isMet: meetsRequirement(typed, requirement),
    })),
    strengthText: strength === undefined ? '' : words.password[strength],
    isStrong: strength === 'strong',
  }
}
