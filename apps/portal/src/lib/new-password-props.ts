import {
  findPasswordStrength,
  meetsRequirement,
  passwordLength,
  passwordRequirements,
} from '@milgo/domain/identity/password'
import { fill } from '@milgo/messages/fill'
import type { formFields } from '@milgo/messages/he/form-fields'
import type { password } from '@milgo/messages/he/password'
import type { WordsLike } from '@milgo/messages/words'

type Words = {
  readonly formFields: Pick<WordsLike<typeof formFields>, 'password'>
  readonly password: WordsLike<typeof password>
}

/** What the field of a new password shows: the hint, and while it is typed its parts ticked off, and its strength. */
export const newPasswordProps = (typed: string, words: Words) => {
  const strength = findPasswordStrength(typed)
  return {
    hint: words.password.hint,
    requirements: passwordRequirements.map((requirement) => ({
      text: fill(words.formFields.password.requirements[requirement], passwordLength),
      isMet: meetsRequirement(typed, requirement),
    })),
    strengthText: strength === undefined ? '' : words.password[strength],
  }
}
