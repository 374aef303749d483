import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const logout = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/logout',
  guard: 'student',
  summary: 'End the session. Its tokens are not valid any more',
  response: z.object({ id: z.uuid().meta({ description: 'The session that has ended' }) }),
})
