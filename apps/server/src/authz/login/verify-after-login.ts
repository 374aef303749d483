import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { hashCode, strangerOf } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { openSessionByCode } from './repository.ts'

type Tried = Origin & { readonly session: string; readonly username: string; readonly code: string }

export const verifyAfterLogin = async (
  platform: Platform,
  { session: codeSession, username, code, ...origin }: Tried,
): Promise<TokenAnswer> => {
  const { limits, config } = platform
  const phone = findPhoneOf(username) ?? ''
  const session = newSession(platform)
  const verified = await openSessionByCode(
    platform,
    {
      purpose: 'login',
      owners: [username, strangerOf(platform, phone)],
      session: codeSession,
      codeHash: hashCode(platform, 'login', phone, code),
      maxTries: config.CODE_TRIES,
    },
    session,
    limits.codeTries(phone, origin),
  )
  if (verified) refuseOverLimit(verified)
  refuseWrongCode(verified)
  if (verified.email === null || verified.session === null) throw new AppError('CODE_WRONG')
  origin.device.remember(verified.email, phone)
  return firstToken(platform, 'milgo-portal', session.id, verified.session)
}
