import { LookState } from '@milgo/domain/second-look/agreement'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ComparedLook, LookPosition } from './second-look-fields.ts'

export const listSecondLooks = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/list',
  guard: 'staff',
  right: 'manage-requests',
  summary:
    'List the second looks of a period beside the first decisions, a page at a time, and how often both agreed',
  body: z.strictObject({
    period: PeriodCode,
    state: LookState.optional(),
    /** Only looks after this one. */
    after: LookPosition.optional(),
    limit: z.int().min(1).max(200).optional(),
  }),
  response: z.object({
    /** Of all pages and states. */
    counts: z.partialRecord(LookState, z.int()),
    /** By the reason of the first decision; null means an approval. */
    agreement: z.array(
      z.object({
        reason: z.string().nullable(),
        reason_text: z.string().nullable(),
        looks: z.int(),
        agreed: z.int(),
      }),
    ),
    /** Disagreements first, then the newest. */
    looks: z.array(ComparedLook),
    /** Null on the last page. */
    next: LookPosition.nullable(),
  }),
})
