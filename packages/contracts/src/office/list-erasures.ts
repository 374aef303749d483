import { erasureOutcomes } from '@milgo/domain/erasure/student-erasure'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffName } from './queue-fields.ts'

const AskedErasure = z.object({
  id: z.uuid(),
  request_number: z.string().nullable().meta({ description: 'Null for a student without a request' }),
  identity_number: z.string().nullable().meta({
    description: 'Masked. Null if there is a request number, and after the erasure',
  }),
  period: z.string().meta({ description: 'The code of the period in which the student registered' }),
  reason: z.string().meta({ description: 'Empty after the erasure' }),
  asked_by: StaffName,
  asked_at: z.string(),
})

/** What the erasure would blank or remove now: a dry run. */
const WouldErase = z.object({
  copies: z.int().meta({ description: 'The number of snapshots' }),
  files: z.int(),
  messages: z.int(),
  letters: z.int(),
  appeals: z.int().meta({ description: 'The number of versions of the appeal' }),
  notes: z.int(),
})
export type WouldErase = z.infer<typeof WouldErase>

export const WaitingErasure = AskedErasure.extend({
  name: z.string().meta({ description: 'Empty without a request that was sent' }),
  status: RequestStatus.nullable().meta({ description: 'Null if the student has no request now' }),
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  may_carry_out: z.boolean(),
  would_erase: WouldErase,
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
  summary: 'List the wishes to be erased: those that wait for another manager, and the latest decided ones',
  response: z.object({
    /** The oldest first. */
    waiting: z.array(WaitingErasure),
    past: z.array(PastErasure),
  }),
})
