import type { StaffVerified } from '@milgo/contracts/authz/staff-verified'
import type { Platform } from '../../platform/platform.ts'
import { openSessionByRecoveryCode } from './login-repository.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { type SecondStep, verifySecondFactor } from './verify-second-factor.ts'

/** Logs in a member who has the password but not the authenticator. The code is used up. */
export const verifyRecoveryCode = async (
  platform: Platform,
  { recovery_code: typed, ...step }: SecondStep & { readonly recovery_code: string },
): Promise<StaffVerified> => {
  const { sessionId } = await verifySecondFactor(platform, step, ({ challenge, now: _now, ...login }) =>
    openSessionByRecoveryCode(platform, {
      ...login,
      codeHash: hashRecoveryCode(platform, challenge.staff_id, typed),
    }),
  )
  return { id: sessionId, recovery_codes: null }
}
