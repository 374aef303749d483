import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { InstitutionList, InstitutionListRow, ListParams } from './institution-list-fields.ts'

export const getInstitutionList = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/institution-lists/{id}',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Return a list of an institution with a line of the report for each row',
  params: ListParams,
  isPersonal: true,
  response: z.object({ list: InstitutionList, rows: z.array(InstitutionListRow) }),
})
