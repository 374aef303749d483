import { defineCall } from '../define-call.ts'
import { TokenAnswer } from './account-fields.ts'

export const refresh = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/refresh',
  guard: 'student',
  summary: 'Return a new token for the same session',
  response: TokenAnswer,
})
