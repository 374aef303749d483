import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const checkInstitutionList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/check/{institution_id}',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Upload a list of an institution: says of each row what applying it would do, and changes nothing',
  params: z.object({ institution_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  takesFile: true,
  response: z.object({ id: z.uuid() }),
})
