/** The number of codes that a staff member gets at a time. */
export const recoveryCodeCount = 10

/** Without letters that look like digits or like each other: I, L, O and U (Crockford's alphabet). */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten letters of 5 bits each, so that no code can be guessed within the attempts of a login. */
export const recoveryCodeLength = 10

/** The greatest length of a typed code, with separators. */
export const recoveryCodeMaxTyped = 40

const shape = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`)

/** Returns a code for comparison: in capitals, without blanks and hyphens, and with digits in place of O, I and L. */
export const normalRecoveryCode = (typed: string): string =>
  typed
    .replace(/[\s\-–‐‑\u200e\u200f]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

export const isRecoveryCode = (typed: string): boolean => shape.test(normalRecoveryCode(typed))

/** Returns a code as it is shown: two groups of five. */
export const recoveryCodeText = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
