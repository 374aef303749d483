import type { getReleaseDeliveries as call } from '@milgo/contracts/office/get-release-deliveries'
import { findResendRefusal } from '@milgo/domain/outbox/resend'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { countDeliveries, findUndelivered } from './reading-repository.ts'
import { getRelease } from './release-moment.ts'

const pageLength = 50

export const getReleaseDeliveries = async (
  platform: Platform,
  id: string,
  { after }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { period } = await getRelease(platform, id)
  const found = await findUndelivered(platform, id, after, pageLength + 1)
  const undelivered = found.slice(0, pageLength)
  const last = found.length > pageLength ? undelivered.at(-1) : undefined
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
    next: last ? { resends: last.resends.length, number: last.number, channel: last.channel } : null,
  }
}
