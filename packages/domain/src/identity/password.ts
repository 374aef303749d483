import type { Fault } from '../answers/issue.ts'
import { isCommonPassword } from './common-passwords.ts'

export const passwordLength = { min: 8, max: 20 } as const

/** 8 to 20 characters with a digit, an uppercase and a lowercase Latin letter: what the page ticks off while one types. */
const requirements = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  digit: (value) => /\d/.test(value),
  upper: (value) => /[A-Z]/.test(value),
  lower: (value) => /[a-z]/.test(value),
} as const satisfies Record<string, (value: string) => boolean>

export type PasswordRequirement = keyof typeof requirements

/** Said of whatever fails one of the requirements. */
export const passwordFault = {
  code: 'ENTER_CORRECT_PASSWORD',
  params: passwordLength,
} as const satisfies Fault

export const passwordRequirements = Object.keys(requirements) as readonly PasswordRequirement[]

export const meetsRequirement = (value: string, requirement: PasswordRequirement): boolean =>
  requirements[requirement](value)

export const isPassword = (value: string): boolean =>
  passwordRequirements.every((requirement) => meetsRequirement(value, requirement))

export const passwordStrengths = ['weak', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** The specification's "strength minimum length": before it, nothing is said. */
export const strengthMinLength = 4

/** What the page says while a password is typed: strong is what would be taken, as far as that shows without its owner. */
export const findPasswordStrength = (value: string): PasswordStrength | undefined => {
  if (value.length < strengthMinLength) return undefined
  return isPassword(value) && !isCommonPassword(value) ? 'strong' : 'weak'
}

/** Two further refusals that need to know who is asking: the person's own e-mail or identity number. */
export const isOwnData = (password: string, own: { email: string; identityNumber: string }): boolean => {
  const typed = password.trim().toLowerCase()
  return typed === own.email.trim().toLowerCase() || typed === own.identityNumber.trim()
}

/** Why a password of the right shape is refused all the same; `isUnchanged` where it is the one that it would replace. */
export const findPasswordFault = (
  password: string,
  own: { email: string; identityNumber: string; isUnchanged?: boolean },
): 'PASSWORD_COMMON' | 'PASSWORD_IS_OWN_DATA' | 'PASSWORD_UNCHANGED' | undefined => {
  if (isCommonPassword(password)) return 'PASSWORD_COMMON'
  if (isOwnData(password, own)) return 'PASSWORD_IS_OWN_DATA'
  return own.isUnchanged ? 'PASSWORD_UNCHANGED' : undefined
}
