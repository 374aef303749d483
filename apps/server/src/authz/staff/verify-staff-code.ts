import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import { AppError } from '../../errors.ts'
import { findTotpStep } from '../../platform/crypto/totp.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { firstToken, newSession } from '../sessions/new-session.ts'
import { openStaffSession, recordWrongCode, tryChallenge } from './repository.ts'
import { staffAccount } from './staff-account.ts'

type Tried = Origin & { readonly session: string; readonly code: string }

/** A code is worth nothing once it, or a later one, was used: who reads it over a shoulder comes too late. */
export const verifyStaffCode = async (
  platform: Platform,
  { session: challengeId, code, ...origin }: Tried,
): Promise<TokenAnswer> => {
  const { limits, vault, config } = platform
  const perAccount = limits.totpTries(challengeId)
  const tried = await tryChallenge(platform, challengeId, config.CODE_TRIES, [
    limits.loginsPerAddress(origin.address),
    perAccount,
  ])
  refuseOverLimit(tried)
  const { challenge } = tried
  if (!challenge) throw new AppError('LOGIN_EXPIRED')
  const now = new Date(tried.now)
  const { staff_id: staffId, email, totp_sealed, totp_last_step } = challenge
  const step = findTotpStep(vault.open(totp_sealed, `totp:${staffId}`), code, now, totp_last_step)
  const session = newSession(platform)
  const passwordTries = limits.passwordTries(staffAccount(email), origin)
  const tries = { ...passwordTries, refunded: [...passwordTries.refunded, perAccount] }
  const opened =
    step === undefined ? undefined : await openStaffSession(platform, { challengeId, step, session, tries })
  if (!opened) {
    await recordWrongCode(platform, staffId)
    throw new AppError('CODE_WRONG')
  }
  origin.device.remember(staffAccount(email))
  return firstToken(platform, 'milgo-office', session.id, opened)
}
