import type {
  listRequestMessages as call,
  RequestMessage,
} from '@milgo/contracts/office/list-request-messages'
import { findResendRefusal, isUndelivered } from '@milgo/domain/outbox/resend'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { addMessageAudit } from './audit-repository.ts'
import { countMessagesTo, findMessagesTo, type SentMessage } from './repository.ts'
import { textOf } from './text-of.ts'

export const listRequestMessages = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
): Promise<z.input<typeof call.response>> => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  const { database, clock, config } = platform
  await database.statement((db) =>
    addMessageAudit(db, clock, 'messages-viewed', caller.id, work.studentId, { request: requestId }),
  )
  const { messages, counted } = await database.read(async (db) => {
    const found = await findMessagesTo(db, work.studentId)
    return {
      messages: await Promise.all(
        found.map(async (message) => ({ ...message, text: await textOf(config, db, message) })),
      ),
      counted: await countMessagesTo(db, work.studentId),
    }
  })
  const countOf = (those: typeof counted) => those.reduce((sum, { count }) => sum + count, 0)
  return {
    request_number: requestNumber(work.periodCode, work.number),
    status: work.status,
    messages: messages.map(answerOf),
    total: countOf(counted),
    undelivered: countOf(counted.filter(({ state }) => isUndelivered(state))),
  }
}

const answerOf = (message: SentMessage & { readonly text: string }): RequestMessage => ({
  id: message.id,
  template: message.template,
  template_version: versionNumber(message.templateVersion),
  channel: message.channel,
  recipient: masked(message.recipient),
  address: masked(message.address),
  created_at: message.createdAt,
  state: message.state,
  delivered_at: message.deliveredAt,
  text: message.text,
  sent_again_by: message.sentAgainBy,
  resend_refusal: findResendRefusal({ ...message, hasText: message.text !== '' }) ?? null,
})

/** Returns the number of a template version. The template of any release is version 1. */
const versionNumber = (version: string | null): number | null =>
  version === null ? null : Number.parseInt(version, 10)

/**
 * Masks an address so that two can still be told apart: the last digits of a phone, the beginning of a name and its
 * host.
 */
const masked = (recipient: string): string => {
  const [name = '', host] = recipient.split('@')
  return host === undefined ? `•••${recipient.slice(-4)}` : `${name.slice(0, 2)}•••@${host}`
}
