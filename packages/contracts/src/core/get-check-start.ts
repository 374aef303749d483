import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CurrentTime } from './get-current-time.ts'
import { getFieldsHelp } from './get-fields-help.ts'
import { getModalWindows } from './get-modal-windows.ts'
import { getRegistrationPeriods } from './get-registration-periods.ts'
import { getSettings } from './get-settings.ts'

/** Each part is the answer of the call of that name. */
const CheckStart = z.object({
  ...CurrentTime.shape,
  periods: getRegistrationPeriods.response,
  settings: getSettings.response,
  modal_windows: getModalWindows.response,
  fields_help: getFieldsHelp.response,
})
export type CheckStart = z.infer<typeof CheckStart>

export const getCheckStart = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/check-eligibility',
  guard: 'open',
  summary: 'Return everything that the eligibility check needs at its start',
  response: CheckStart,
})
