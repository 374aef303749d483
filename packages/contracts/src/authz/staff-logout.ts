import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const staffLogout = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/logout',
  guard: 'staff',
  right: 'own-account',
  summary: 'End the staff session, and the acting sessions that were opened from it',
  response: z.object({ id: z.uuid().meta({ description: 'The session that has ended' }) }),
})
