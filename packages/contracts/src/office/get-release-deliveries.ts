import { messageStates } from '@milgo/domain/outbox/message-template'
import { resendRefusals } from '@milgo/domain/outbox/resend'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ReleaseParams } from './release-fields.ts'

export const UndeliveredMessage = z.object({
  message_id: z.uuid(),
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  channel: z.enum(['mail', 'sms']),
  state: z.enum(messageStates),
  tried_at: z.iso.datetime({ offset: true }).nullable(),
  resent: z.enum(messageStates).nullable().meta({ description: 'The state of the last resend' }),
  resend_refusal: z.enum(resendRefusals).nullable().meta({ description: 'Why it cannot be sent again' }),
})
export type UndeliveredMessage = z.infer<typeof UndeliveredMessage>

/** The key of the last message of a page. */
const Position = z.strictObject({
  resends: z.int().min(0).max(1_000_000),
  number: z.int().min(0).max(1_000_000_000),
  channel: z.enum(['mail', 'sms']),
})
export type DeliveryPosition = z.infer<typeof Position>

export const getReleaseDeliveries = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/{id}/deliveries',
  guard: 'staff',
  right: 'publish-results',
  isPersonal: true,
  summary: 'Return how many messages of a release were delivered, and a page of those that did not arrive',
  params: ReleaseParams,
  body: z.strictObject({ after: Position.optional() }),
  response: z.object({
    counts: z.array(
      z.object({ channel: z.enum(['mail', 'sms']), state: z.enum(messageStates), count: z.int() }),
    ),
    undelivered: z.array(UndeliveredMessage),
    next: Position.nullable(),
  }),
})
