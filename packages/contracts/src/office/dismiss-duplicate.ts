import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const dismissDuplicate = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/not-a-duplicate',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Record that two requests have the same account, phone, address or file for a good reason',
  params: RequestParams,
  body: z.strictObject({ other_id: z.uuid(), is_dismissed: z.boolean() }),
  response: z.object({ is_dismissed: z.boolean() }),
})
