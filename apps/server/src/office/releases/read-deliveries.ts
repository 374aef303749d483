import { randomUUID } from 'node:crypto'
import type { getReleaseDeliveries as call } from '@milgo/contracts/office/get-release-deliveries'
import type { sendMessageAgain as againCall } from '@milgo/contracts/office/send-message-again'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { countDeliveries, findUndelivered, repeatMessage } from './reading-repository.ts'
import { getRelease } from './release-moment.ts'
import { addReleaseAudit } from './repository.ts'

/** So many are listed; whoever has more has another problem first. */
const mostListed = 200

export const getReleaseDeliveries = async (
  platform: Platform,
  id: string,
): Promise<z.input<typeof call.response>> => {
  const { period } = await getRelease(platform, id)
  const undelivered = await findUndelivered(platform, id, mostListed)
  return {
    counts: [...(await countDeliveries(platform, id))],
    undelivered: undelivered.map((message) => ({
      message_id: message.id,
      request_id: message.requestId,
      request_number: requestNumber(period.code, message.number),
      name: message.name,
      channel: message.channel,
      state: message.state,
      tried_at: message.triedAt === null ? null : new Date(message.triedAt).toISOString(),
      is_sent_again: message.isSentAgain,
    })),
  }
}

/** A person sends a message again whose delivery is unknown; it is a message of its own, and made once. */
export const sendMessageAgain = async (
  platform: Platform,
  staffId: string,
  id: string,
  { message_id: messageId }: z.output<typeof againCall.body>,
): Promise<z.input<typeof againCall.response>> => {
  await getRelease(platform, id)
  const made = await repeatMessage(platform, id, messageId, randomUUID())
  if (made === undefined) throw new AppError('NOT_FOUND')
  await platform.database.transaction((tx) =>
    addReleaseAudit(tx, platform.clock, staffId, 'release-changed', {
      release: id,
      event: 'SEND_AGAIN',
      message: messageId,
    }),
  )
  return { message_id: made }
}
