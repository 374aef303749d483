import { defineCall } from '../define-call.ts'
import { ReleaseDetails, ReleaseParams } from './release-fields.ts'

export const getRelease = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/releases/{id}',
  guard: 'staff',
  right: 'publish-results',
  isPersonal: true,
  summary: 'Return a release: its dry run, its progress, and what the caller may do with it now',
  params: ReleaseParams,
  response: ReleaseDetails,
})
