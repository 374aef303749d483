import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { confirmApplicant, findApplicant } from './repository.ts'

type Tried = Origin & { readonly username: string; readonly password: string; readonly code: string }

/** The password ties the code to the attempt that it was sent for; guessing it here is held off as at login. */
export const verifyRegistration = async (
  platform: Platform,
  { username, password, code, ...origin }: Tried,
): Promise<TokenAnswer> => {
  const { limits, passwords, config } = platform
  const phone = findPhoneOf(username) ?? ''
  const codeTry = {
    purpose: 'register',
    owners: [username],
    codeHash: hashCode(platform, 'register', phone, code),
    maxTries: config.CODE_TRIES,
  } as const
  const tries = limits.passwordTries(username, origin)
  const found = await findApplicant(platform, username, tries)
  refuseOverLimit(found)
  const isRight = await passwords.verify(password, found.applicant?.password_hash)
  if (!found.applicant || !isRight) throw new AppError('BAD_CREDENTIALS')
  const session = newSession(platform)
  const { shared } = limits.codeTries(phone, origin)
  const confirmed = await confirmApplicant(platform, found.applicant.id, codeTry, session, { tries, shared })
  if (confirmed) refuseOverLimit(confirmed)
  if (!confirmed?.is_waiting) throw new AppError('BAD_CREDENTIALS')
  refuseWrongCode(confirmed)
  if (!confirmed.session) throw new AppError('USER_EXIST', { items: [{ code: 'USER_EXIST' }] })
  origin.device.remember(found.applicant.email, phone)
  return firstToken(platform, 'milgo-portal', session.id, confirmed.session)
}
