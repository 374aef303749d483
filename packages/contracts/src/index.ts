import { getCurrentTime } from './core/get-current-time.ts'
import { getInformationSliders } from './core/get-information-sliders.ts'
import { getInformationSquares } from './core/get-information-squares.ts'
import { getRegistrationPeriods } from './core/get-registration-periods.ts'
import { getSettings } from './core/get-settings.ts'

/**
 * Every call of both services. Pages import only its type, so that a page that needs no schema loads none;
 * the server and the API document use the values.
 */
export const calls = {
  getCurrentTime,
  getInformationSliders,
  getInformationSquares,
  getRegistrationPeriods,
  getSettings,
} as const

export type Calls = typeof calls
