import type { ActingCode } from '@milgo/contracts/authz/make-acting-code'
import { makeActingCode } from '../../authz/index.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'

/** A one-time code for the form of this request's student; nobody opens that of somebody they know. */
export const openForm = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  reason: string,
): Promise<ActingCode> => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  return makeActingCode(platform, caller, { student_id: work.studentId, reason })
}
