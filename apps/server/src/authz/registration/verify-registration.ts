import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { confirmApplicant, findApplicant } from './repository.ts'

type Tried = {
  readonly username: string
  readonly password: string
  readonly code: string
  readonly address: string
}

/** The password ties the code to the attempt that it was sent for; guessing it here is held off as at login. */
export const verifyRegistration = async (
  platform: Platform,
  { username, password, code, address }: Tried,
): Promise<TokenAnswer> => {
  const { limits, passwords, config } = platform
  const perAccount = limits.loginsPerAccount(username)
  const applicant = await findApplicant(platform, username, [
    limits.loginsPerAddress(address),
    limits.codesPerAccount(findPhoneOf(username) ?? ''),
    perAccount,
  ])
  refuseOverLimit(applicant)
  const isRight = await passwords.verify(password, applicant.password_hash ?? undefined)
  if (applicant.id === null || !isRight) throw new AppError('BAD_CREDENTIALS')
  const session = newSession(platform)
  const codeTry = {
    purpose: 'register',
    username,
    codeHash: hashCode(platform, 'register', username, code),
    maxTries: config.CODE_TRIES,
  } as const
  const confirmed = await confirmApplicant(platform, applicant.id, codeTry, session, perAccount)
  refuseWrongCode(confirmed)
  if (!confirmed.is_made) throw new AppError('USER_EXIST', { items: [{ code: 'USER_EXIST' }] })
  return firstToken(platform, session, new Date(confirmed.now))
}
