import type { ActingCode } from '@milgo/contracts/authz/make-acting-code'
import { makeActingCode } from '../../authz/index.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'

/** Returns a one-time code for the form of this request's student. Refused for a student whom the caller knows. */
export const openForm = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  reason: string,
): Promise<ActingCode> => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  return makeActingCode(platform, caller, { student_id: work.studentId, reason })
}
