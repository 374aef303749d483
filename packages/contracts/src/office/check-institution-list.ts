import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const checkInstitutionList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/check/{period}/{institution_id}',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Upload a list of an institution about a period for a check. Returns what each row would change; changes nothing',
  params: z.object({
    period: z.string().min(1).max(20),
    institution_id: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  takesFile: true,
  response: z.object({ id: z.uuid() }),
})
