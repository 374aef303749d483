import type { FormOpening } from '@milgo/domain/application/documents/may-edit'
import { newRequest } from '@milgo/domain/status/request-state'
import { formModeOf } from '@milgo/domain/status/student-actions'
import type { RequestCase } from './request-case.ts'

/** Returns what the student may edit in the form at this moment. */
export const formOpeningOf = ({ request, now, period }: RequestCase): FormOpening => ({
  mode: formModeOf(request?.state ?? newRequest, { now, period }),
  flags: request?.flags ?? [],
})
