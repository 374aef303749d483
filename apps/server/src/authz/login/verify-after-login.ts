import type { LoginAnswer } from '@milgo/contracts/authz/account-fields'
import { findPeriodOf, findPhoneOf } from '@milgo/domain/identity/username'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { isSentTo } from '../../store/login-account.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { hashCode, strangerOf } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { firstLogin, newSession } from '../sessions/new-session.ts'
import { openSessionByCode } from './repository.ts'

type Tried = Origin & { readonly session: string; readonly username: string; readonly code: string }

/** Logs in by a code. Each session has its own code with its own tries, which nobody else can use up. */
export const verifyAfterLogin = async (
  platform: Platform,
  { session: codeSession, username, code, ...origin }: Tried,
): Promise<LoginAnswer> => {
  const { limits, config } = platform
  const phone = findPhoneOf(username) ?? ''
  const session = newSession(platform)
  const verified = await openSessionByCode(
    platform,
    {
      purpose: 'login',
      which: sql`id = ${codeSession}::uuid and ${isSentTo(phone, strangerOf(platform, phone))}`,
      codeHash: hashCode(platform, 'login', phone, code),
      maxTries: config.CODE_TRIES,
    },
    { phone, period: findPeriodOf(username) },
    session,
    limits.codeMisses(phone, origin),
  )
  if (verified) refuseOverLimit(verified)
  refuseWrongCode(verified)
  const { student } = verified
  if (student === null || verified.session === null) throw new AppError('CODE_WRONG')
  origin.device.remember(student.email, phone)
  return firstLogin(platform, session.id, verified.session, student.register_period)
}
