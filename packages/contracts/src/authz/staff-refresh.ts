import { defineCall } from '../define-call.ts'
import { TokenAnswer } from './account-fields.ts'

export const staffRefresh = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/refresh',
  guard: 'staff',
  right: 'any',
  summary: 'A new token for a staff session that goes on',
  response: TokenAnswer,
})
