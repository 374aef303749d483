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
  summary: 'The published result, the proposal to change it and what that comes to; leaves an audit entry',
  params: RequestParams,
  response: RevisionPage,
})
