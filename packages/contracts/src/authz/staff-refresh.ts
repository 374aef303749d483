import { defineCall } from '../define-call.ts'
import { StaffSessionTimes } from './staff-fields.ts'

export const staffRefresh = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/refresh',
  guard: 'staff',
  right: 'own-account',
  summary:
    'Renew a staff session: it ends after half an hour without use, and after twelve hours in any case',
  response: StaffSessionTimes,
})
