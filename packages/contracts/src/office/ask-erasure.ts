import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'

export const askErasure = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/erasures',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Record that a student asks to be erased. Nothing is erased until another manager decides',
  body: z.strictObject({
    number: z.string().trim().min(1).max(40).meta({
      description:
        'The number of the request, or the identity number of the student. An identity number names the account of the current period, or else of the newest one with it',
    }),
    reason: freeText(1_000),
  }),
  response: z.object({ id: z.uuid() }),
})
