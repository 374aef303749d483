import type { Setting } from '@milgo/contracts/core/get-settings'
import { maintenanceAt } from '@milgo/domain/period/maintenance'
import type { Language } from '@milgo/messages/languages'
import { findMaintenance } from '../../platform/http/maintenance.ts'
import type { Platform } from '../../platform/platform.ts'
import { noticesAt } from '../../store/current-notices.ts'
import { findSettings } from './repository.ts'

/** Returns the settings of the office, and those settings of the operator that pages need. */
export const getSettings = async (platform: Platform, language: Language): Promise<Setting[]> => {
  const { resendSeconds, CODE_MINUTES, ALLOW_PASSWORD_PASTE, SUPPORT_EMAIL, SUPPORT_PHONE } = platform.config
  const { settings, notices, now } = await findSettings(platform)
  return [
    ...settings,
    { key: 'RESEND_SECONDS', value: String(resendSeconds) },
    { key: 'CODE_MINUTES', value: String(CODE_MINUTES) },
    { key: 'ALLOW_PASSWORD_PASTE', value: String(ALLOW_PASSWORD_PASTE) },
    { key: 'SUPPORT_EMAIL', value: SUPPORT_EMAIL },
    ...(SUPPORT_PHONE === undefined ? [] : [{ key: 'SUPPORT_PHONE', value: SUPPORT_PHONE }]),
    ...maintenanceSettings(platform, now),
    ...noticesAt(notices, 'portal', now, language).map(({ id, tone, text }) => ({
      key: `NOTICE_${tone.toUpperCase()}_${id}`,
      value: text,
    })),
  ]
}

/** Returns the times of a maintenance; none if it is over. */
const maintenanceSettings = ({ config }: Platform, now: Date): readonly Setting[] => {
  const window = findMaintenance(config)
  if (!window || maintenanceAt(window, now) === 'NONE') return []
  return [
    { key: 'MAINTENANCE_FROM', value: window.from },
    { key: 'MAINTENANCE_UNTIL', value: window.until },
  ]
}
