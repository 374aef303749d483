/** How many a staff member is given at a time. */
export const recoveryCodeCount = 10

/** Without letters that are taken for digits, or for one another: I, L, O and U (Crockford's alphabet). */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten letters of 5 bits each: nobody guesses one within the tries of a login. */
export const recoveryCodeLength = 10

/** With what people type between the letters; longer is no such code. */
export const recoveryCodeMaxTyped = 40

const shape = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`)

/** As it is compared: capitals, without blanks and hyphens, and with the digits that O, I and L were read from. */
export const normalRecoveryCode = (typed: string): string =>
  typed
    .replace(/[\s\-–‐‑\u200e\u200f]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

export const isRecoveryCode = (typed: string): boolean => shape.test(normalRecoveryCode(typed))

/** As it is shown: two groups of five. */
export const recoveryCodeText = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
