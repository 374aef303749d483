import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { InstitutionList } from './institution-list-fields.ts'

export const listInstitutionLists = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/institution-lists',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'The lists in which institutions reject students of the current period, newest first',
  response: z.object({
    institutions: z.array(z.object({ id: z.int(), name: z.string() })),
    lists: z.array(InstitutionList),
  }),
})
