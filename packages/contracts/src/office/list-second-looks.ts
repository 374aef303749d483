import { LookState } from '@milgo/domain/second-look/agreement'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ComparedLook } from './second-look-fields.ts'

export const listSecondLooks = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/list',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Second looks of a period side by side with the first decisions, and how often both agreed',
  body: z.strictObject({ period: PeriodCode, state: LookState.optional() }),
  response: z.object({
    counts: z.partialRecord(LookState, z.int()),
    /** By the reason of the first decision; null stands for an approval. */
    agreement: z.array(
      z.object({
        reason: z.string().nullable(),
        reason_text: z.string().nullable(),
        looks: z.int(),
        agreed: z.int(),
      }),
    ),
    /** Disagreements first; the newest two hundred. */
    looks: z.array(ComparedLook),
  }),
})
