import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const signRevision = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/sign-revision',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Sign or withdraw a proposed revision. The signature publishes the new result and its letter',
  params: RequestParams,
  body: z.strictObject({ revision_id: z.uuid(), outcome: z.enum(['SIGN', 'WITHDRAW']) }),
  response: z.object({ id: z.uuid(), status: RequestStatus }),
})
