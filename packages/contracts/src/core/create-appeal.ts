import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AppealReceipt, appealFields } from './appeal-fields.ts'

export const createAppeal = defineCall({
  service: 'core',
  method: 'POST',
  path: '/appeal/create-appeal',
  guard: 'student',
  isOwnAct: true,
  isMendable: true,
  summary:
    'Make the one appeal of a request. Outside the appeal time or in a wrong status the error is 400; errors in fields are 250. A repeated call with the same content gets the same answer.',
  body: z.object({ user_request_id: z.union([z.string(), z.number()]), ...appealFields }),
  response: AppealReceipt,
})
