import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const resendMessage = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/resend-message',
  guard: 'staff',
  right: 'assign-requests',
  summary:
    'Sends a message to a student once more, to the address they have now; the audit trail says who did',
  params: RequestParams,
  body: z.strictObject({ message_id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})
