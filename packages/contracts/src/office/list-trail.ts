import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { TrailFilters, TrailPosition, TrailRow } from './trail-fields.ts'

/** A POST, since whom somebody asks about does not belong into an address. */
export const listTrail = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/trail/list',
  guard: 'staff',
  right: 'read-audit',
  summary: 'Who did and viewed what, the latest first, a page at a time; of one request with its events',
  body: z.strictObject({
    filters: TrailFilters.optional(),
    after: TrailPosition.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  response: z.object({
    rows: z.array(TrailRow),
    /** Null on the last page. */
    next: TrailPosition.nullable(),
  }),
})
