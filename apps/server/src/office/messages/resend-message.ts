import { findResendRefusal } from '@milgo/domain/outbox/resend'
import { AppError } from '../../errors.ts'
import { queueMessage } from '../../outbox/queue-message.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { addMessageAudit } from './audit-repository.ts'
import { findMessagesTo, lockFirstMessage, resendCause } from './repository.ts'
import { sameWords, textOf } from './text-of.ts'

/** Sends the same message again under a new cause, to the address that the student has now. */
export const resendMessage = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  messageId: string,
): Promise<{ id: string }> => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  const { database, clock, config } = platform
  await database.transaction(async (tx) => {
    // A second call at the same moment, also for another resend of this message, waits here and then finds this resend.
    await lockFirstMessage(tx, messageId)
    const [message] = await findMessagesTo(tx, work.studentId, messageId)
    if (!message) throw new AppError('NOT_FOUND')
    const { template, channel, address, firstId, resends } = message
    const text = await textOf(config, tx, message)
    if (template === null || findResendRefusal({ ...message, hasText: text !== '' }) !== undefined)
      throw new AppError('RESEND_REFUSED')
    await queueMessage(tx, platform, {
      ...(await sameWords(config, tx, message)),
      cause: resendCause(firstId, resends.length + 1),
      channel,
      recipient: address,
      studentId: work.studentId,
      template,
    })
    await addMessageAudit(tx, clock, 'message-resent', caller.id, work.studentId, {
      request: requestId,
      message: firstId,
      template,
    })
  })
  return { id: messageId }
}
