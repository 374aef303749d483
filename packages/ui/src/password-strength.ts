export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Nothing shorter than this is worth more than the first mark. */
const minimum = 4

const scale: readonly PasswordStrength[] = [1, 2, 3, 4]

/**
 * A hint while typing, from nothing to strong: a mark for 8 characters, one for 12, one for three kinds of them.
 * Whether a password is accepted is decided elsewhere.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === '') return 0
  const used = kinds.filter((kind) => kind.test(password)).length
  const isRepeating = new Set(password.toLowerCase()).size <= 2
  if (password.length < minimum || isRepeating || used < 2) return 1
  const marks = [password.length >= 8, password.length >= 12, used >= 3].filter(Boolean).length
  return scale[marks] ?? 1
}
