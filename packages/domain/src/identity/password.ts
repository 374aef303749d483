import { isCommonPassword } from './common-passwords.ts'

export const passwordLength = { min: 8, max: 20 } as const

/**
 * 8 to 20 characters with a digit, an uppercase and a lowercase Latin letter. The page ticks the requirements while the
 * user types.
 */
const requirements = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  digit: (value) => /\d/.test(value),
  upper: (value) => /[A-Z]/.test(value),
  lower: (value) => /[a-z]/.test(value),
} as const satisfies Record<string, (value: string) => boolean>

export type PasswordRequirement = keyof typeof requirements

/** The fault of a password that fails a requirement. */
export const passwordFault = {
  code: 'ENTER_CORRECT_PASSWORD',
  params: passwordLength,
} as const

export const passwordRequirements = Object.keys(requirements) as readonly PasswordRequirement[]

export const meetsRequirement = (value: string, requirement: PasswordRequirement): boolean =>
  requirements[requirement](value)

export const isPassword = (value: string): boolean =>
  passwordRequirements.every((requirement) => meetsRequirement(value, requirement))

export const passwordStrengths = ['weak', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** The specification's "strength minimum length": a shorter password has no strength. */
export const strengthMinLength = 4

/**
 * Returns the strength that the page shows while a password is typed: strong if it would be accepted, as far as this is
 * known without its owner; undefined if it is too short.
 */
export const findPasswordStrength = (value: string): PasswordStrength | undefined => {
  if (value.length < strengthMinLength) return undefined
  return isPassword(value) && !isCommonPassword(value) ? 'strong' : 'weak'
}

/** Returns whether the password is the person's own e-mail or identity number. */
export const isOwnData = (password: string, own: { email: string; identityNumber: string }): boolean => {
  const typed = password.trim().toLowerCase()
  return typed === own.email.trim().toLowerCase() || typed === own.identityNumber.trim()
}

/**
 * Returns why a password of the right shape is refused; undefined if it is accepted. `isUnchanged`: it equals the
 * present one.
 */
export const findPasswordFault = (
  password: string,
  own: { email: string; identityNumber: string; isUnchanged?: boolean },
): 'PASSWORD_COMMON' | 'PASSWORD_IS_OWN_DATA' | 'PASSWORD_UNCHANGED' | undefined => {
  if (isCommonPassword(password)) return 'PASSWORD_COMMON'
  if (isOwnData(password, own)) return 'PASSWORD_IS_OWN_DATA'
  return own.isUnchanged ? 'PASSWORD_UNCHANGED' : undefined
}
