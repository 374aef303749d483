import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const declareConflict = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/i-know-this-person',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Hand the request over because the caller knows its student. The caller can never open it again',
  params: RequestParams,
  response: z.object({ is_handed_over: z.literal(true) }),
})
