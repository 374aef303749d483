import { ageingLevels } from '@milgo/domain/queue/ageing'
import { Stage } from '@milgo/domain/queue/stages'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { QueueAddress, QueueFlag, StaffName } from './queue-fields.ts'

/** Where a page of the list ends: the next one begins behind it. */
const ListPosition = z.strictObject({ key: z.string().max(100), request_id: z.uuid() })

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
  /** Null where the request does not wait for staff. */
  waiting: z
    .object({
      stage: Stage,
      /** Working days in our hands in this stage. */
      days: z.int(),
      target: z.int(),
      level: z.enum(ageingLevels),
      due_on: z.iso.date(),
    })
    .nullable(),
  assignee: StaffName.nullable(),
  /** Who has it open at this moment. */
  open_at: StaffName.nullable(),
  hold: z.object({ until: Moment, reason: z.string() }).nullable(),
  flags: z.array(QueueFlag),
  labels: z.array(z.string()),
  /** Of the work on it; a change that names an older one is not made. */
  work_version: z.int(),
})
export type QueuedRequest = z.infer<typeof QueuedRequest>

/** A POST, since what is searched for is a person's name or number and does not belong into an address. */
export const listRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/list',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Requests that were sent, narrowed down and in order, a page at a time',
  body: z.strictObject({
    view: QueueAddress.optional(),
    /** As the address names it: `waiting`, or `-name`; most urgent first where it is left out. */
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
