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
  resent: z.enum(messageStates).nullable().meta({ description: 'How far its last resend has come' }),
  resend_refusal: z.enum(resendRefusals).nullable().meta({ description: 'Why it is not sent again' }),
})
export type UndeliveredMessage = z.infer<typeof UndeliveredMessage>

export const getReleaseDeliveries = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/releases/{id}/deliveries',
  guard: 'staff',
  right: 'publish-results',
  isPersonal: true,
  summary: 'How far the messages of a release have come, and those that did not arrive for certain',
  params: ReleaseParams,
  response: z.object({
    counts: z.array(
      z.object({ channel: z.enum(['mail', 'sms']), state: z.enum(messageStates), count: z.int() }),
    ),
    undelivered: z.array(UndeliveredMessage),
  }),
})
