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
    'Apply a checked list. A long list needs several calls; without them the server continues by itself',
  params: ListParams,
  response: z.object({ list: InstitutionList }),
})
