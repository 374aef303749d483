import { RequestDataWire } from '@milgo/domain/score/request-data-wire'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const getRequestData = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user-request-details/get-user-request-by-user-id',
  guard: 'student',
  isPersonal: true,
  summary: 'Return the verified figures of the published score, without internal values of the office',
  response: RequestDataWire.extend({ request_number: z.string() }),
})
