import { DeliveryFailed } from '../platform/mail/transport.ts'
import type { Transports } from '../platform/mail/transports.ts'
import type { Platform } from '../platform/platform.ts'
import { claimMessage, markDelivered, markFailed, markQueued } from './repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/**
 * Hands one message over, once: it is marked before it is handed over, so that whatever happens in between, it is
 * not handed over again. A failure that is known to come before that leaves it queued, and is thrown on to the job
 * queue, which tries again later; after the last try it is given up.
 */
export const deliverMessage = async (
  platform: Source,
  transports: Transports,
  id: string,
  maxTries: number,
): Promise<void> => {
  const message = await claimMessage(platform, id)
  if (!message) return
  const transport = transports[message.channel]
  try {
    await transport.deliver(message)
  } catch (error) {
    if (error instanceof DeliveryFailed) {
      await markFailed(platform, id, error.outcome)
      return
    }
    if (message.tries >= maxTries) {
      await markFailed(platform, id, 'refused')
      return
    }
    await markQueued(platform, id)
    throw error
  }
  await markDelivered(platform, id, transport.staysInOutbox)
}
