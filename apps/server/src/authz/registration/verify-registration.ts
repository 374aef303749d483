import type { LoginAnswer } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { firstLogin, newSession } from '../sessions/new-session.ts'
import { type AttemptNamed, findAttempt } from './find-attempt.ts'
import { confirmApplicant } from './repository.ts'

type Tried = AttemptNamed & { readonly code: string }

/**
 * Confirms a registration by its code. The code is checked only with the session and the password of the attempt that
 * it was sent for. A person who has only the password asks for another code, and gets its session.
 */
export const verifyRegistration = async (
  platform: Platform,
  { code, ...named }: Tried,
): Promise<LoginAnswer> => {
  const phone = findPhoneOf(named.username) ?? ''
  const { applicant, tries } = await findAttempt(platform, named)
  if (!applicant) throw new AppError('BAD_CREDENTIALS')
  if (named.session === undefined || !applicant.is_of_session) throw new AppError('CODE_EXPIRED')
  const session = newSession(platform)
  const codeTry = {
    codeHash: hashCode(platform, 'register', phone, code),
    maxTries: platform.config.CODE_TRIES,
  }
  const attempt = { applicantId: applicant.id, codeSession: named.session }
  const confirmed = await confirmApplicant(platform, attempt, codeTry, session, tries)
  if (!confirmed?.is_waiting) throw new AppError('BAD_CREDENTIALS')
  refuseWrongCode(confirmed)
  if (!confirmed.session) throw new AppError('USER_EXIST', { items: [{ code: 'USER_EXIST' }] })
  named.device.remember(applicant.email, phone)
  return firstLogin(platform, session.id, confirmed.session, confirmed.register_period ?? '')
}
