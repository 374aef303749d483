import { DeliveryFailed } from '../platform/transports/transport.ts'
import type { Transports } from '../platform/transports/transports.ts'
import { laneOf, mostTries, waitSeconds } from './lanes.ts'
import type { Message, Outcome } from './repository.ts'

/**
 * Gives one message to its gateway and returns the outcome. The message was claimed before, so it is never given to a
 * gateway twice. It is tried again only if the failure is known to be before the gateway accepted it.
 */
export const handOver = async (
  transports: Transports,
  message: Message,
  stopped: AbortSignal,
): Promise<Outcome> => {
  const { id, channel, tries } = message
  const transport = transports[channel]
  const isSecret = message.sendBefore !== null
  try {
    await transport.deliver(message, stopped)
    return { id, state: 'delivered', isErased: !transport.staysInOutbox }
  } catch (error) {
    if (error instanceof DeliveryFailed) return { id, state: error.outcome, isErased: isSecret }
    if (tries >= mostTries) return { id, state: 'refused', isErased: isSecret }
    return { id, state: 'queued', isErased: false, waitSeconds: waitSeconds(laneOf(message), tries) }
  }
}
