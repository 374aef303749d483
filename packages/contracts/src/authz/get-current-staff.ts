import { defineCall } from '../define-call.ts'
import { CurrentStaff } from './staff-fields.ts'

export const getCurrentStaff = defineCall({
  service: 'authz',
  method: 'GET',
  path: '/office-auth/current-staff',
  guard: 'staff',
  right: 'own-account',
  isPersonal: true,
  summary: 'Return the staff member who is logged in, with their rights',
  response: CurrentStaff,
})
