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
    'Return, approve, deny, cancel a return, confirm, send back or reopen; the status table says who may',
  params: RequestParams,
  body: z.strictObject({
    event: DecisionEvent,
    /** The number of the last event that the page has shown. */
    seen: z.int().min(0),
    /** The version of the figures that the page has shown: 0 where there are none. */
    figures_version: z.int().min(0).optional(),
    /** A code of the period’s list, for a refusal. */
    reason: z.string().max(40).nullable().optional(),
    note: z.string().max(1_000).nullable().optional(),
    /** Take the next request of the queue in the same call. */
    takes_next: z.boolean().optional(),
    /** Only within this view of the queue. */
    view: QueueAddress.optional(),
  }),
  response: z.object({
    id: z.uuid(),
    status: RequestStatus,
    /** The request that was taken; null where the queue is empty or none was asked for. */
    next: z.uuid().nullable(),
  }),
  conflict: MovedMeanwhile,
})
