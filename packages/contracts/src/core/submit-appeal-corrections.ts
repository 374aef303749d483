import { defineCall } from '../define-call.ts'
import { AppealReceipt } from './appeal-fields.ts'

export const submitAppealCorrections = defineCall({
  service: 'core',
  method: 'POST',
  path: '/appeal/submit-corrections',
  guard: 'student',
  isOwnAct: true,
  isMendable: true,
  summary:
    'Send the saved correction of the appeal, once and until its deadline: every file that was sent back needs a new one. Sent again it answers the same.',
  response: AppealReceipt,
})
