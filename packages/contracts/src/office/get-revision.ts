import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { RevisionPage } from './revision-fields.ts'

export const getRevision = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/requests/{id}/revision',
  guard: 'staff',
  right: 'manage-requests',
  isPersonal: true,
  summary: 'Return the published result, the proposed change and its outcome. Writes an audit entry',
  params: RequestParams,
  response: RevisionPage,
})
