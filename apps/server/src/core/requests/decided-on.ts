import { findFormClosing } from '@milgo/domain/status/form-closing'
import { newRequest } from '@milgo/domain/status/request-state'
import type { RequestCase } from './request-case.ts'
import type { DecidedOn } from './saves-repository.ts'

/** What a change is written under: that nothing beside the request is different, and that the open form has not closed. */
export const decidedOnOf = ({ request, student, institution, period, now }: RequestCase): DecidedOn => ({
  studentVersion: student.version,
  institutionVersion: institution.version,
  periodVersion: period.version,
  until: findFormClosing(request?.state ?? newRequest, { now, period })?.toISOString() ?? 'infinity',
})
