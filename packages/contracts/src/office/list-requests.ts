import { ageingLevels } from '@milgo/domain/queue/ageing'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { Stage } from '@milgo/domain/status/stages'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { QueueAddress, QueueFlag, StaffName } from './queue-fields.ts'

/** The end of a page of the list; the next page starts after it. */
export const ListPosition = z.strictObject({ key: z.string().max(100), request_id: z.uuid() })
export type ListPosition = z.infer<typeof ListPosition>

const Moment = z.iso.datetime({ offset: true })

export const QueuedRequest = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  status: RequestStatus,
  institution_id: z.int(),
  institution: z.string(),
  language: z.string(),
  submitted_at: Moment,
  moved_at: Moment,
  correction_deadline: Moment.nullable(),
  open_flags: z.int(),
  /** Null if the request does not wait for staff. */
  waiting: z
    .object({
      stage: Stage,
      /** Working days in the office's hands in this stage. */
      days: z.int(),
      target: z.int(),
      level: z.enum(ageingLevels),
      due_on: z.iso.date(),
    })
    .nullable(),
  assignee: StaffName.nullable(),
  /** The staff member who has the request open now. */
  open_at: StaffName.nullable(),
  hold: z.object({ until: Moment, reason: z.string() }).nullable(),
  flags: z.array(QueueFlag),
  labels: z.array(z.string()),
  /** The newest computed result, also before it is published; null while there is none. */
  score: z.number().nullable(),
  /** In NIS; 0 below the lowest tier. */
  award: z.int().nullable(),
  /** The version of the work on the request. A change with an older version is not made. */
  work_version: z.int(),
})
export type QueuedRequest = z.infer<typeof QueuedRequest>

/** A POST, because the search contains a person's name or number, which must not be in an address. */
export const listRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/list',
  guard: 'staff',
  right: 'read-requests',
  summary: 'List sent requests, filtered and sorted, a page at a time',
  body: z.strictObject({
    view: QueueAddress.optional(),
    /** As in the address: `waiting`, or `-name`; most urgent first if absent. */
    sort: z.string().max(20).optional(),
    /** A name or part of one, an identity number, a phone or a request number. */
    search: z.string().max(100).optional(),
    after: ListPosition.optional(),
    limit: z.int().min(1).max(100).optional(),
  }),
  response: z.object({
    requests: z.array(QueuedRequest),
    /** Null on the last page. */
    next: ListPosition.nullable(),
  }),
})
