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

/** Of which attempt at registering, where several are under way with one phone. */
export const attemptField = sessionField.optional().meta({
  description:
    'What the eligibility check, or the last code sent again, has answered; without it the newest attempt is meant',
})

/** Which account of the person is meant, where they have one in several periods. */
export const periodField = z.string().max(20).optional().meta({
  description:
    'The register period whose account is meant. Where the person has none in it: the current period, then the newest with an account',
})

export const TokenAnswer = z.object({ jwtToken: z.string() })
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** What a student's login answers. */
export const LoginAnswer = TokenAnswer.extend({
  register_period: z.string().meta({ description: 'The period whose account was opened' }),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const CodeSession = z.object({ session: z.uuid() })
export type CodeSession = z.infer<typeof CodeSession>
