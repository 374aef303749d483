import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { InstitutionList, ListParams } from './institution-list-fields.ts'

export const revokeInstitutionList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/{id}/revoke',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Revoke an applied list. Unpublished rejections are reopened, published ones are listed for a revision',
  params: ListParams,
  body: z.strictObject({ reason: freeText(300) }),
  response: z.object({ list: InstitutionList }),
})
