import { LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LookParams } from './second-look-fields.ts'

export const settleSecondLook = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/{id}/settle',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Reopen a request on which two people disagree, or let the first decision stand, with a reason',
  params: LookParams,
  body: z.strictObject({ settlement: LookSettlement, reason: z.string().min(1).max(1_000) }),
  response: z.object({ state: LookState }),
})
