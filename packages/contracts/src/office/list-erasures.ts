import { erasureOutcomes } from '@milgo/domain/erasure/student-erasure'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffName } from './queue-fields.ts'

const AskedErasure = z.object({
  id: z.uuid(),
  request_number: z.string(),
  reason: z.string().meta({ description: 'Blank once the student is erased' }),
  asked_by: StaffName,
  asked_at: z.string(),
})

export const WaitingErasure = AskedErasure.extend({
  name: z.string().meta({ description: 'Blank for a draft' }),
  status: RequestStatus.nullable(),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  may_carry_out: z.boolean(),
})
export type WaitingErasure = z.infer<typeof WaitingErasure>

export const PastErasure = AskedErasure.extend({
  outcome: z.enum(erasureOutcomes),
  decided_by: StaffName,
  decided_at: z.string(),
})
export type PastErasure = z.infer<typeof PastErasure>

export const listErasures = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/erasures',
  guard: 'staff',
  right: 'manage-requests',
  isPersonal: true,
  summary:
    'Students who asked to be erased: those that wait for another manager, and the latest that were decided',
  response: z.object({
    /** The oldest first. */
    waiting: z.array(WaitingErasure),
    past: z.array(PastErasure),
  }),
})
