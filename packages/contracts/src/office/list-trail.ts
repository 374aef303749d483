import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { TrailFilters, TrailPosition, TrailRow } from './trail-fields.ts'

/** A POST, because the person in the search must not be in an address. */
export const listTrail = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/trail/list',
  guard: 'staff',
  right: 'read-audit',
  summary:
    'List the entries of the audit trail, the latest first, a page at a time. For one request also its events',
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
