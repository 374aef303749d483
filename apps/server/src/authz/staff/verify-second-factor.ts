import { AppError } from '../../errors.ts'
import type { OfficeSession, OfficeToken } from '../../platform/http/office-session.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tries } from '../../platform/rate-limit.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { type NewStaffSession, recordWrongCode, tryChallenge } from './login-repository.ts'
import { newStaffSession } from './new-staff-session.ts'
import { refuseLockedLogin } from './refuse-locked-login.ts'
import { staffAccount } from './staff-account.ts'

export type SecondStep = Origin & {
  readonly session: string
  readonly officeSession: OfficeSession
}

type Challenge = NonNullable<Awaited<ReturnType<typeof tryChallenge>>['challenge']>

type Proof = {
  readonly challenge: Challenge
  readonly challengeId: string
  readonly now: Date
  readonly session: NewStaffSession
  readonly tries: Tries
}

/**
 * The second step of a login, for both kinds of code. Counts the try. Returns the session's token if `prove` has opened
 * the session in the database.
 */
export const verifySecondFactor = async (
  platform: Platform,
  { session: challengeId, officeSession, ...origin }: SecondStep,
  prove: (proof: Proof) => Promise<boolean>,
): Promise<OfficeToken> => {
  const { limits, config } = platform
  const perAccount = limits.totpTries(challengeId)
  const tried = await tryChallenge(platform, challengeId, config.CODE_TRIES, [
    limits.loginsPerAddress(origin.address),
    perAccount,
  ])
  refuseLockedLogin(tried)
  const { challenge } = tried
  if (!challenge) throw new AppError('LOGIN_EXPIRED')
  const account = staffAccount(challenge.email)
  const passwordTries = limits.passwordTries(account, origin)
  const tries = { ...passwordTries, refunded: [...passwordTries.refunded, perAccount] }
  const { token, session } = newStaffSession(platform)
  if (!(await prove({ challenge, challengeId, now: new Date(tried.now), session, tries }))) {
    await recordWrongCode(platform, challenge.staff_id)
    throw new AppError('CODE_WRONG')
  }
  origin.device.remember(account)
  officeSession.open(token)
  return token
}
