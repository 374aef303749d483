import type { FormOpening } from '@milgo/domain/application/documents/may-edit'
import { newRequest } from '@milgo/domain/status/request-state'
import { formModeOf } from '@milgo/domain/status/student-actions'
import type { RequestCase } from './request-case.ts'

/** How the form of this request is open at this moment. */
export const formOpeningOf = ({ request, now, period }: RequestCase): FormOpening => ({
  mode: formModeOf(request?.state ?? newRequest, { now, period }),
  flags: request?.flags ?? [],
})
