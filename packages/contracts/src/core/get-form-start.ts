import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { City } from './get-cities.ts'
import { CurrentUser } from './get-current-user.ts'
import { getDocumentsToFix } from './get-documents-to-fix.ts'
import { getFieldsHelp } from './get-fields-help.ts'
import { getModalWindows } from './get-modal-windows.ts'
import { getRegistrationPeriods } from './get-registration-periods.ts'
import { SavedSteps } from './step-fields.ts'

/** Each part is the answer of the call of that name. */
const FormStart = z.object({
  current_time: z.iso.datetime({ offset: true }),
  user: CurrentUser,
  steps: z.object(SavedSteps).meta({ description: 'The saved answers of each step' }),
  documents_to_fix: getDocumentsToFix.response,
  periods: getRegistrationPeriods.response,
  modal_windows: getModalWindows.response,
  fields_help: getFieldsHelp.response,
  municipal_codes: z
    .record(z.string(), City.shape.municipal_code)
    .meta({ description: 'The names of the localities in the saved answers, by symbol' }),
})
export type FormStart = z.infer<typeof FormStart>

export const getFormStart = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/registration',
  guard: 'student',
  isPersonal: true,
  summary: 'Return everything that the application form needs at its start',
  response: FormStart,
})
