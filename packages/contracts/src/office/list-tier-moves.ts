import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { TiersBody } from './results-fields.ts'

/** The end of a page of the list; the next page starts after it. */
const Position = z.strictObject({ total: z.number(), request_id: z.uuid() })

export const listTierMoves = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/results/moves',
  guard: 'staff',
  right: 'publish-results',
  summary: 'List who would get another award by other tiers, the highest score first, a page at a time',
  body: z.strictObject({
    period: PeriodCode,
    award_tiers: TiersBody,
    after: Position.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  response: z.object({
    requests: z.array(
      z.object({
        request_id: z.uuid(),
        request_number: z.string(),
        name: z.string(),
        total: z.number(),
        before: z.int(),
        after: z.int(),
      }),
    ),
    next: Position.nullable(),
  }),
})
