import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ReleaseParams } from './release-fields.ts'

export const sendMessageAgain = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/{id}/send-again',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Sends a message of the release once more, to the address that the student has now',
  params: ReleaseParams,
  body: z.strictObject({ message_id: z.uuid() }),
  response: z.object({ message_id: z.uuid() }),
})
