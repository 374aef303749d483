import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const declarePayeeConflict = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/i-know-this-payee',
  guard: 'staff',
  right: 'pay-awards',
  summary:
    'Declare that the caller knows the student of a bank fix. Others decide on it, and no batch of the caller pays it',
  params: RequestParams,
  response: z.object({ is_declared: z.literal(true) }),
})
