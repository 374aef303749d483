import { LookDecision, LookState } from '@milgo/domain/second-look/agreement'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FigureValue } from './save-figures.ts'
import { LookParams } from './second-look-fields.ts'

export const decideSecondLook = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/{id}/decide',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Store the decision of the second person, with figures or a reason',
  params: LookParams,
  body: z.strictObject({
    decision: LookDecision,
    reason: z.string().max(40).nullable().optional(),
    note: z.string().max(1_000).nullable().optional(),
    /** By wire name, for an approval. */
    figures: z.record(z.string().max(40), FigureValue).optional(),
  }),
  response: z.object({ state: LookState }),
  isMendable: true,
})
