import { randomInt } from 'node:crypto'
import {
  normalRecoveryCode,
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  recoveryCodeText,
} from '@milgo/domain/staff/recovery-code'
import type { Platform } from '../../platform/platform.ts'

export const hashRecoveryCode = (
  { vault }: Pick<Platform, 'vault'>,
  staffId: string,
  typed: string,
): string => vault.lookupHash('staff-recovery', `${staffId}.${normalRecoveryCode(typed)}`)

/** Returns new recovery codes: as shown to the person once, and as stored. */
export const newRecoveryCodes = (platform: Pick<Platform, 'vault'>, staffId: string) => {
  const codes = Array.from({ length: recoveryCodeCount }, randomCode)
  return {
    shown: codes.map(recoveryCodeText),
    hashes: codes.map((code) => hashRecoveryCode(platform, staffId, code)),
  }
}

const randomCode = (): string =>
  Array.from({ length: recoveryCodeLength }, () =>
    recoveryCodeAlphabet.charAt(randomInt(recoveryCodeAlphabet.length)),
  ).join('')
