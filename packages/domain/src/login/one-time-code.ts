import type { Fault } from '../answers/issue.ts'

export const oneTimeCodeLength = 6

const shape = new RegExp(`^\\d{${oneTimeCodeLength}}$`)

/** Returns whether the value is a six-digit code; the form submits itself at the sixth digit. */
export const isOneTimeCode = (value: string): boolean => shape.test(value)

/** Returns what is wrong with an incomplete code; undefined if it is complete. */
export const findOneTimeCodeFault = (value: string): Fault | undefined =>
  isOneTimeCode(value) ? undefined : { code: 'OTP_LENGTH', params: { length: oneTimeCodeLength } }
