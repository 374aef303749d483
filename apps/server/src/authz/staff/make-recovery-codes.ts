import { AppError } from '../../errors.ts'
import { findTotpStep } from '../../platform/crypto/totp.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { replaceRecoveryCodes, trySecondFactor } from './account-repository.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { refuseLockedLogin } from './refuse-locked-login.ts'

/**
 * Makes new recovery codes. It needs a fresh code of the authenticator, so that a stranger at an open office page
 * cannot get a lasting way in.
 */
export const makeRecoveryCodes = async (
  platform: Platform,
  { id: staffId }: StaffCaller,
  code: string,
): Promise<{ recovery_codes: string[] }> => {
  const perAccount = platform.limits.totpTriesOf(staffId)
  const tried = await trySecondFactor(platform, staffId, [perAccount])
  if (!tried) throw new AppError('UNAUTHORIZED')
  refuseLockedLogin(tried)
  const secret = tried.totp_sealed && platform.vault.open(tried.totp_sealed, `totp:${staffId}`)
  const step = secret ? findTotpStep(secret, code, new Date(tried.now), tried.totp_last_step) : undefined
  const { shown, hashes } = newRecoveryCodes(platform, staffId)
  const tries = { limits: [], cleared: [], refunded: [perAccount] }
  const isReplaced =
    step !== undefined && (await replaceRecoveryCodes(platform, { staffId, step, hashes, tries }))
  if (!isReplaced) throw new AppError('CODE_WRONG')
  return { recovery_codes: shown }
}
