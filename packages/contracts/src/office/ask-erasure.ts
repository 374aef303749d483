import { cleanText } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const askErasure = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/erasures',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Write down that a student asks to be erased; nothing is erased until another manager carries it out',
  body: z.strictObject({
    request_number: z.string().trim().min(1).max(40),
    reason: z
      .string()
      .max(1_000)
      .refine((text) => cleanText(text) !== ''),
  }),
  response: z.object({ id: z.uuid() }),
})
