import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AppealReceipt, appealFields } from './appeal-fields.ts'

export const updateAppeal = defineCall({
  service: 'core',
  method: 'PATCH',
  path: '/appeal/update-appeal/by-user',
  guard: 'student',
  isOwnAct: true,
  isMendable: true,
  summary:
    'Change the appeal within the appeal time and before a reviewer has taken it; while it is returned, save the correction, which is sent by submit-corrections',
  body: z.object(appealFields),
  response: AppealReceipt,
})
