import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { InstitutionList, ListParams } from './institution-list-fields.ts'

export const revokeInstitutionList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/{id}/revoke',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Revoke a list that was applied: unpublished rejections are reopened, published ones are listed for a revision',
  params: ListParams,
  body: z.strictObject({ reason: z.string().trim().min(1).max(300) }),
  response: z.object({ list: InstitutionList }),
})
