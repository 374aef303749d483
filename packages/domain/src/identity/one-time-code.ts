import type { Fault } from '../answers/issue.ts'

export const oneTimeCodeLength = 6

const shape = new RegExp(`^\\d{${oneTimeCodeLength}}$`)

/** Six digits; the form sends itself on the sixth. */
export const isOneTimeCode = (value: string): boolean => shape.test(value)

/** What is wrong with a code that somebody sends before it is complete. */
export const findOneTimeCodeFault = (value: string): Fault | undefined =>
  isOneTimeCode(value) ? undefined : { code: 'OTP_LENGTH', params: { length: oneTimeCodeLength } }
