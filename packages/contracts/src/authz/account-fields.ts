import { emailMaxLength } from '@milgo/domain/identity/email'
import { isOneTimeCode, oneTimeCodeLength } from '@milgo/domain/identity/one-time-code'
import { passwordLength } from '@milgo/domain/identity/password'
import { isPhone, phoneLength } from '@milgo/domain/identity/phone'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { z } from 'zod'

/**
 * What the calls of the authorization service carry. A password of a login is only measured: whether it follows
 * today's rules is no business of a password that was chosen under others.
 */
export const phoneField = z
  .string()
  .max(phoneLength.max)
  .refine(isPhone)
  .meta({ description: `${phoneLength.min} to ${phoneLength.max} digits` })
export const emailField = z.string().min(3).max(emailMaxLength)
export const passwordField = z.string().min(1).max(passwordLength.max)
export const codeField = z
  .string()
  .max(oneTimeCodeLength)
  .refine(isOneTimeCode)
  .meta({ description: `${oneTimeCodeLength} digits` })
export const usernameField = z
  .string()
  .max(40)
  .refine((value) => findPhoneOf(value) !== undefined)
  .meta({ description: '+972, the phone without its first digit, an underscore, the register period' })
export const sessionField = z.uuid().meta({ description: 'What the call that sent the code has answered' })

export const TokenAnswer = z.object({ jwtToken: z.string() })
export type TokenAnswer = z.infer<typeof TokenAnswer>

export const CodeSession = z.object({ session: z.uuid() })
export type CodeSession = z.infer<typeof CodeSession>
