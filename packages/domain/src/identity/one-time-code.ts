export const oneTimeCodeLength = 6

const shape = new RegExp(`^\\d{${oneTimeCodeLength}}$`)

/** Six digits; the form sends itself on the sixth. */
export const isOneTimeCode = (value: string): boolean => shape.test(value)
