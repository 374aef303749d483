import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Where a page of the list ends: the next one begins behind it. */
const ListPosition = z.strictObject({ moved_at: z.iso.datetime({ offset: true }), request_id: z.uuid() })

const FilterText = z.string().max(1_000)

/** A POST, since what is searched for is a person's name or number and does not belong into an address. */
export const listRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/list',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Requests that were sent, those that have not moved for longest first, a page at a time',
  body: z.strictObject({
    /** Code of the period; the current one where it is left out. */
    period: z.string().min(1).max(20).optional(),
    /** Filters as the address of the page names them: `status=SUBMITTED,DENIED`. */
    view: z
      .strictObject({ status: FilterText, institution: FilterText, language: FilterText })
      .partial()
      .optional(),
    /** A name or part of one, an identity number, a phone or a request number. */
    search: z.string().max(100).optional(),
    after: ListPosition.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  response: z.object({
    requests: z.array(
      z.object({
        request_id: z.uuid(),
        request_number: z.string(),
        name: z.string(),
        status: RequestStatus,
        institution_id: z.int(),
        language: z.string(),
        submitted_at: z.iso.datetime({ offset: true }),
        moved_at: z.iso.datetime({ offset: true }),
        correction_deadline: z.iso.datetime({ offset: true }).nullable(),
        open_flags: z.int(),
      }),
    ),
    /** Null on the last page. */
    next: ListPosition.nullable(),
  }),
})
