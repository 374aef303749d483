import { totpCode, totpStepAt } from '../../platform/crypto/totp.ts'
import type { Platform } from '../../platform/platform.ts'
import { findDemoStaff } from './demo-repository.ts'

type DemoCode = {
  readonly name: string
  readonly email: string
  /** Null while all codes that would be accepted now are used. */
  readonly code: string | null
}

/** Returns what the authenticator of each demo staff member shows now, or the next code if that one was used. */
export const getDemoCodes = async (platform: Platform): Promise<DemoCode[]> => {
  const members = await findDemoStaff(platform)
  return members.map(({ id, name, email, totp_sealed, totp_last_step, now }) => {
    const current = totpStepAt(new Date(now))
    const step = Math.max(current, (totp_last_step ?? 0) + 1)
    const secret = platform.vault.open(totp_sealed, `totp:${id}`)
    return { name, email, code: step > current + 1 ? null : totpCode(secret, step) }
  })
}
