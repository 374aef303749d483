import type { LoginAnswer } from '@milgo/contracts/authz/account-fields'
import { normalEmail } from '@milgo/domain/identity/email'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { firstLogin, newSession } from '../sessions/new-session.ts'
import { findAccountByEmail, openSession } from './repository.ts'

type Login = Origin & {
  readonly email: string
  readonly password: string
  readonly register_period?: string | undefined
}

/**
 * Logs in by e-mail and password. The same query and the same hashing are done whether there is an account or not; only
 * the text of the refusal differs.
 */
export const loginByEmail = async (
  platform: Platform,
  { email: typed, password, register_period: period, ...origin }: Login,
): Promise<LoginAnswer> => {
  const { passwords, limits } = platform
  const email = normalEmail(typed)
  const tries = limits.passwordTries(email, origin)
  const account = await findAccountByEmail(platform, email, period, tries)
  refuseOverLimit(account)
  const isRight = await passwords.verify(password, account.student?.password_hash)
  if (!account.student) throw new AppError('USER_NOT_FOUND')
  if (!isRight) throw new AppError('BAD_CREDENTIALS')
  const session = newSession(platform)
  const opened = await openSession(platform, account.student, session, tries)
  if (!opened) throw new AppError('BAD_CREDENTIALS')
  origin.device.remember(email, account.student.phone)
  return firstLogin(platform, session.id, opened, account.student.register_period)
}
