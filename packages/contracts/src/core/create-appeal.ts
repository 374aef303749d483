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
    'Make the one appeal of a request. Closed appeals and a wrong status are 400, fields are 250. Sent again with the same content it answers the same.',
  body: z.object({ user_request_id: z.union([z.string(), z.number()]), ...appealFields }),
  response: AppealReceipt,
})
