import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const countRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/count',
  guard: 'staff',
  right: 'read-requests',
  summary: 'How many requests of a period that were sent are in each status',
  body: z.strictObject({ period: z.string().min(1).max(20).optional() }),
  response: z.object({ counts: z.partialRecord(RequestStatus, z.int()) }),
})
