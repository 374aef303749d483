import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const resendMessage = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/resend-message',
  guard: 'staff',
  right: 'assign-requests',
  summary: "Send a message again, to the student's present address. Writes an audit entry",
  params: RequestParams,
  body: z.strictObject({ message_id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})
