export const oneTimeCodeLength = 6

/** Six digits; the form sends itself on the sixth. */
export const isOneTimeCode = (value: string): boolean => /^\d{6}$/.test(value)
