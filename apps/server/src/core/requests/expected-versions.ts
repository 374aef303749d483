import { findFormClosing } from '@milgo/domain/status/form-closing'
import { newRequest } from '@milgo/domain/status/request-state'
import type { RequestCase } from './request-case.ts'
import type { ExpectedVersions } from './saves-repository.ts'

/**
 * Returns what must still be true when a change is written: the versions of the rows beside the request, and when the
 * form closes.
 */
export const expectedVersionsOf = ({
  request,
  student,
  institution,
  period,
  now,
}: RequestCase): ExpectedVersions => ({
  studentVersion: student.version,
  institutionVersion: institution.version,
  periodVersion: period.version,
  until: findFormClosing(request?.state ?? newRequest, { now, period })?.toISOString() ?? 'infinity',
})
