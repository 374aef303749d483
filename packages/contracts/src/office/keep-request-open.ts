import { EditRefusal } from '@milgo/domain/review/edit-refusal'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { StaffName } from './review-answer.ts'

export const keepRequestOpen = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/keep-open',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Report that the caller still works on the open request. Returns its present state',
  params: RequestParams,
  body: z.strictObject({
    /** The page was left: the open lock ends at once. */
    is_closing: z.boolean().optional(),
    /** There was no activity on the page since the last call, so that the time of the open lock continues to run. */
    is_idle: z.boolean().optional(),
  }),
  response: z.object({
    status: RequestStatus,
    seen: z.int(),
    open_by: StaffName.nullable(),
    edit_refusal: EditRefusal.nullable(),
    lookers: z.array(StaffName),
  }),
})
