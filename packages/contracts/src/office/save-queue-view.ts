import { cleanText } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const saveQueueView = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/queue/views/save',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Saves a view of the queue under a name, for oneself or for all; with an id it replaces that one',
  body: z.strictObject({
    id: z.uuid().optional(),
    /** The version that is replaced. */
    version: z.int().min(0).optional(),
    name: z
      .string()
      .trim()
      .max(60)
      .refine((text) => cleanText(text) !== ''),
    address: z.string().max(2_000),
    is_shared: z.boolean(),
  }),
  response: z.object({ id: z.uuid() }),
})
