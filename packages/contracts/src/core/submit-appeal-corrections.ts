import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AppealConflict, AppealReceipt, startedFrom } from './appeal-fields.ts'

export const submitAppealCorrections = defineCall({
  service: 'core',
  method: 'POST',
  path: '/appeal/submit-corrections',
  guard: 'student',
  isOwnAct: true,
  isMendable: true,
  summary:
    'Send the saved correction of the appeal, once and before its deadline. Every returned file needs a new one. A repeated call gets the same answer.',
  body: z.object(startedFrom).nullish(),
  response: AppealReceipt,
  conflict: AppealConflict,
})
