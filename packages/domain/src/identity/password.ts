export const passwordLength = { min: 8, max: 20 } as const

/** 8 to 20 characters with a digit, an uppercase and a lowercase Latin letter. */
export const isPassword = (value: string): boolean =>
  value.length >= passwordLength.min &&
  value.length <= passwordLength.max &&
  /\d/.test(value) &&
  /[A-Z]/.test(value) &&
  /[a-z]/.test(value)

export const passwordStrengths = ['weak', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** The specification's "strength minimum length": before it, nothing is said. */
export const strengthMinLength = 4

/** What the page says while a password is typed. */
export const findPasswordStrength = (value: string): PasswordStrength | undefined => {
  if (value.length < strengthMinLength) return undefined
  return isPassword(value) ? 'strong' : 'weak'
}

/** Two further refusals that need to know who is asking: the person's own e-mail or identity number. */
export const isOwnData = (password: string, own: { email: string; identityNumber: string }): boolean => {
  const typed = password.trim().toLowerCase()
  return typed === own.email.trim().toLowerCase() || typed === own.identityNumber.trim()
}
