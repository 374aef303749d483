import type { Setting } from '@milgo/contracts/core/get-settings'
import type { Platform } from '../../platform/platform.ts'
import { findSettings } from './repository.ts'

/** What the office has set, and what the operator has set that a page must know. */
export const getSettings = async (platform: Platform): Promise<Setting[]> => {
  const { SUPPORT_EMAIL, SUPPORT_PHONE } = platform.config
  return [
    ...(await findSettings(platform)),
    { key: 'SUPPORT_EMAIL', value: SUPPORT_EMAIL },
    ...(SUPPORT_PHONE === undefined ? [] : [{ key: 'SUPPORT_PHONE', value: SUPPORT_PHONE }]),
  ]
}
