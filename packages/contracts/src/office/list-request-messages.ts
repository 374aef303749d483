import { messageStates, messageTemplates } from '@milgo/domain/outbox/message-template'
import { resendRefusals } from '@milgo/domain/outbox/resend'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

const Moment = z.iso.datetime({ offset: true })

export const RequestMessage = z.object({
  id: z.uuid(),
  /** Null for messages of earlier releases. */
  template: z.enum(messageTemplates).nullable(),
  template_version: z
    .int()
    .nullable()
    .meta({ description: 'The version of the template; 1 is the version that came with the system' }),
  channel: z.enum(['mail', 'sms']),
  /** Masked. */
  recipient: z.string(),
  /** The present address of the recipient. Masked. */
  address: z.string(),
  created_at: Moment,
  state: z.enum(messageStates),
  delivered_at: Moment.nullable(),
  /** Empty if the message contains a code, or if its text is not stored any more. */
  text: z.string(),
  sent_again_by: z
    .string()
    .nullable()
    .meta({ description: 'Who sent an earlier message again, as this message' }),
  /** Null if it can be sent again. */
  resend_refusal: z.enum(resendRefusals).nullable(),
})
export type RequestMessage = z.infer<typeof RequestMessage>

export const listRequestMessages = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/requests/{id}/messages',
  guard: 'staff',
  right: 'read-requests',
  isPersonal: true,
  summary: 'List the latest messages to the student of a request, the latest first. Writes an audit entry',
  params: RequestParams,
  response: z.object({
    request_number: z.string(),
    status: RequestStatus,
    messages: z.array(RequestMessage),
    total: z.int().meta({ description: 'The number of messages, also of those that are not listed' }),
    /** The number of messages that did not arrive, or may not have arrived. */
    undelivered: z.int(),
  }),
})
