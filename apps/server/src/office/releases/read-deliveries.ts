import type { getReleaseDeliveries as call } from '@milgo/contracts/office/get-release-deliveries'
import { findResendRefusal } from '@milgo/domain/outbox/resend'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { countDeliveries, findUndelivered } from './reading-repository.ts'
import { getRelease } from './release-moment.ts'

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
      resent: message.resends.at(-1) ?? null,
      resend_refusal:
        findResendRefusal({ ...message, template: 'RESULT_PUBLISHED', isSecret: false }) ?? null,
    })),
  }
}
