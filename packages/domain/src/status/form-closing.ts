import { millisecondsOf } from '../period/moments.ts'
import type { FormMode } from './form-mode.ts'
import type { Circumstances, RequestState } from './request-state.ts'
import { formModeOf } from './student-actions.ts'

type Closing = (request: RequestState, circumstances: Circumstances) => Date | null

/** The deadline of each mode, as the conditions of the status table look at it. */
const closings: Readonly<Record<FormMode, Closing>> = {
  FILL: (_request, { period }) => new Date(millisecondsOf(period.to)),
  FIX: ({ correctionDeadline }) => correctionDeadline,
  READ: () => null,
}

/** The moment from which on the open form takes no answer any more; null where it is not open. */
export const findFormClosing: Closing = (request, circumstances) =>
  closings[formModeOf(request, circumstances)](request, circumstances)
