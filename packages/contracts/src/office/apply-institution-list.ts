import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { InstitutionList, ListParams } from './institution-list-fields.ts'

export const applyInstitutionList = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/{id}/apply',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Apply a list that was checked. A long one is applied in several calls, or by the server where none follows',
  params: ListParams,
  response: z.object({ list: InstitutionList }),
})
