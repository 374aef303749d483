import { LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { LookParams } from './second-look-fields.ts'

export const settleSecondLook = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/{id}/settle',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'Settle a second look on which both people disagree: reopen the request, or confirm the first decision with a reason',
  params: LookParams,
  body: z.strictObject({ settlement: LookSettlement, reason: freeText(1_000) }),
  response: z.object({ state: LookState }),
})
