import { defineCall } from '../define-call.ts'
import { CurrentStaff } from './staff-fields.ts'

export const getCurrentStaff = defineCall({
  service: 'authz',
  method: 'GET',
  path: '/office-auth/current-staff',
  guard: 'staff',
  right: 'own-account',
  isPersonal: true,
  summary: 'Which staff member is logged in, and what they may do',
  response: CurrentStaff,
})
