import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { Review } from './review-answer.ts'

/** A POST, because it sets the open lock and writes an audit entry. */
export const openRequest = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/open',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Open a request for review. Returns everything that the review screen shows',
  params: RequestParams,
  body: z.strictObject({
    /** A manager takes the request from the staff member who has it open. */
    take_over: z.boolean().optional(),
    /** Only look, without the open lock, such as for a request that is loaded in advance. */
    is_preview: z.boolean().optional(),
  }),
  response: Review,
})
