import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import type { Platform } from '../../platform/platform.ts'
import { hashCode } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { openSessionByCode } from './repository.ts'

type Tried = {
  readonly session: string
  readonly username: string
  readonly code: string
  readonly address: string
}

export const verifyAfterLogin = async (
  platform: Platform,
  { session: codeSession, username, code, address }: Tried,
): Promise<TokenAnswer> => {
  const { limits, config } = platform
  const session = newSession(platform)
  const verified = await openSessionByCode(
    platform,
    {
      purpose: 'login',
      username,
      session: codeSession,
      codeHash: hashCode(platform, 'login', username, code),
      maxTries: config.CODE_TRIES,
    },
    session,
    [limits.loginsPerAddress(address), limits.codesPerAccount(findPhoneOf(username) ?? '')],
  )
  if (verified) refuseOverLimit(verified)
  refuseWrongCode(verified)
  return firstToken(platform, session, new Date(verified.now))
}
