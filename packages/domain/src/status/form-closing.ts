import { millisecondsOf } from '../time/moments.ts'
import type { FormMode } from './form-mode.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import { formModeOf } from './student-actions.ts'

type Closing = (request: RequestState, circumstances: Circumstances) => Date | null

/** The closing moment of each form mode, as in the conditions of the status table. */
const closings: Readonly<Record<FormMode, Closing>> = {
  FILL: (_request, { period }) => new Date(millisecondsOf(period.to)),
  FIX: ({ correctionDeadline }) => correctionDeadline,
  READ: () => null,
}

/** Returns the moment from which the open form accepts no answers; null if the form is not open. */
export const findFormClosing: Closing = (request, circumstances) =>
  closings[formModeOf(request, circumstances)](request, circumstances)
