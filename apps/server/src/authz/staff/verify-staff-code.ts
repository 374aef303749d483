import type { StaffVerified } from '@milgo/contracts/authz/staff-verified'
import { findTotpStep } from '../../platform/crypto/totp.ts'
import type { Platform } from '../../platform/platform.ts'
import { openSessionByTotp } from './login-repository.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { type SecondStep, verifySecondFactor } from './verify-second-factor.ts'

/**
 * Verifies a code of the authenticator. A code is refused once it, or a later one, was used, so that a code that
 * another person has read is useless.
 */
export const verifyStaffCode = async (
  platform: Platform,
  { code, ...step }: SecondStep & { readonly code: string },
): Promise<StaffVerified> => {
  let shown: string[] | null = null
  const { sessionId } = await verifySecondFactor(platform, step, async ({ challenge, now, ...login }) => {
    const { staff_id: staffId, totp_sealed, totp_last_step } = challenge
    const secret = platform.vault.open(totp_sealed, `totp:${staffId}`)
    const totpStep = findTotpStep(secret, code, now, totp_last_step)
    if (totpStep === undefined) return false
    const codes = challenge.is_enrolment ? newRecoveryCodes(platform, staffId) : undefined
    shown = codes?.shown ?? null
    return openSessionByTotp(platform, { ...login, step: totpStep, recoveryHashes: codes?.hashes ?? [] })
  })
  return { id: sessionId, recovery_codes: shown }
}
