import { defineCall } from '../define-call.ts'
import { StaffSessionTimes } from './staff-fields.ts'

export const staffRefresh = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/refresh',
  guard: 'staff',
  right: 'own-account',
  summary: 'Renew a staff session that goes on: another half hour without a move, within its twelve hours',
  response: StaffSessionTimes,
})
