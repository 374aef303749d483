import type { CheckStart } from '@milgo/contracts/core/get-check-start'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { getFieldsHelp } from '../content/get-fields-help.ts'
import { getModalWindows } from '../content/get-modal-windows.ts'
import { getRegistrationPeriods } from '../periods/get-registration-periods.ts'
import { getSettings } from '../settings/get-settings.ts'
import { getCurrentTime } from '../time/get-current-time.ts'

/** Returns everything that the page of the eligibility check needs to open. */
export const getCheckStart = async (platform: Platform, language: Language): Promise<CheckStart> => {
  const [time, periods, settings, windows, help] = await Promise.all([
    getCurrentTime(platform),
    getRegistrationPeriods(platform, language),
    getSettings(platform, language),
    getModalWindows(platform, language),
    getFieldsHelp(platform, language),
  ])
  return { ...time, periods, settings, modal_windows: windows, fields_help: help }
}
