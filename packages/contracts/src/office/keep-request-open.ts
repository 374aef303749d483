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
  summary: 'Say that somebody still works on the open request, and hear whether it moved',
  params: RequestParams,
  body: z.strictObject({
    /** The page is left: the open lock ends at once. */
    is_closing: z.boolean().optional(),
    /** Nobody has moved at the page since the last call: the time of the open lock goes on. */
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
