import { defineCall } from '../define-call.ts'
import { StoredAppeal } from './appeal-fields.ts'

export const getAppeal = defineCall({
  service: 'core',
  method: 'GET',
  path: '/appeal/get-appeal/by-user',
  guard: 'student',
  isPersonal: true,
  summary: 'Return the appeal of the student. 404 if there is none',
  response: StoredAppeal,
})
