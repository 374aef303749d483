import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { Review } from './review-answer.ts'

/** A POST, since it takes the open lock and leaves an audit entry. */
export const openRequest = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/open',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Open a request for review: all that the review screen shows of it',
  params: RequestParams,
  body: z.strictObject({
    /** A manager takes the request from whoever has it open. */
    take_over: z.boolean().optional(),
    /** Look without having it open, as for a request that is loaded ahead. */
    is_preview: z.boolean().optional(),
  }),
  response: Review,
})
