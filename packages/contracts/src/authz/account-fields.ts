import { emailMaxLength } from '@milgo/domain/identity/email'
import { passwordLength } from '@milgo/domain/identity/password'
import { isPhone, phoneLength } from '@milgo/domain/identity/phone'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { isOneTimeCode, oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import { z } from 'zod'

/**
 * The fields of the authorization service's calls. Only the length of a login's password is checked, because it may
 * have been chosen under older rules.
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
export const sessionField = z
  .uuid()
  .meta({ description: 'The session from the answer of the call that sent the code' })

/** The attempt at registering, if several attempts with one phone are under way. */
export const attemptField = sessionField.optional().meta({
  description:
    'The session from the answer of the eligibility check, or of the last code that was sent again. Default: the newest attempt',
})

/** The period whose account is meant, if the person has accounts in several periods. */
export const periodField = z.string().max(20).optional().meta({
  description:
    'The register period of the account. Default, also if the person has no account in it: the current period, then the newest period with an account',
})

export const TokenAnswer = z.object({ jwtToken: z.string() })
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** The answer to a student's login. */
export const LoginAnswer = TokenAnswer.extend({
  register_period: z.string().meta({ description: 'The register period of the account that was opened' }),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>

export const CodeSession = z.object({ session: z.uuid() })
export type CodeSession = z.infer<typeof CodeSession>
