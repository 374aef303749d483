import { DecisionEvent } from '@milgo/domain/review/decision'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { QueueAddress } from './queue-fields.ts'
import { RequestParams } from './request-params.ts'
import { MovedMeanwhile } from './review-answer.ts'

export const decideRequest = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/decide',
  guard: 'staff',
  right: 'read-requests',
  summary:
    'Return, approve, deny, cancel a return, confirm, send back or reopen a request, as the status table allows',
  params: RequestParams,
  body: z.strictObject({
    event: DecisionEvent,
    /** The number of the last event that the page showed. */
    seen: z.int().min(0),
    /** The version of the figures that the page showed; 0 if there are none. */
    figures_version: z.int().min(0).optional(),
    /** A code of the period's list, for a denial. */
    reason: z.string().max(40).nullable().optional(),
    note: z.string().max(1_000).nullable().optional(),
    /** Also take the next request of the queue. */
    takes_next: z.boolean().optional(),
    /** Only within this view of the queue. */
    view: QueueAddress.optional(),
  }),
  response: z.object({
    id: z.uuid(),
    status: RequestStatus,
    /** The request that was taken; null if the queue is empty or no next request was wanted. */
    next: z.uuid().nullable(),
  }),
  conflict: MovedMeanwhile,
})
