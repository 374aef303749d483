import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { normalEmail } from '@milgo/domain/identity/email'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { findAccountByEmail, openSession } from './repository.ts'

type Login = { readonly email: string; readonly password: string; readonly address: string }

/** The same look-up and the same hashing whether there is an account or not; only the words differ. */
export const loginByEmail = async (
  platform: Platform,
  { email: typed, password, address }: Login,
): Promise<TokenAnswer> => {
  const { passwords, limits } = platform
  const email = normalEmail(typed)
  const perAccount = limits.loginsPerAccount(email)
  const account = await findAccountByEmail(platform, email, [limits.loginsPerAddress(address), perAccount])
  refuseOverLimit(account)
  const isRight = await passwords.verify(password, account.password_hash ?? undefined)
  if (account.id === null) throw new AppError('USER_NOT_FOUND')
  if (!isRight) throw new AppError('BAD_CREDENTIALS')
  const session = newSession(platform)
  return firstToken(platform, session, await openSession(platform, account.id, session, perAccount))
}
