import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const rotateDocument = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/requests/{id}/rotation',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Store how a document is rotated, for all staff',
  params: RequestParams,
  body: z.strictObject({
    file_name: z.string().max(100),
    degrees: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  }),
  response: z.object({ degrees: z.int() }),
})
