import { DeliveryFailed } from '../platform/mail/transport.ts'
import type { Transports } from '../platform/mail/transports.ts'
import { laneOf, mostTries, waitSeconds } from './lanes.ts'
import type { Message, Outcome } from './repository.ts'

/**
 * Hands one message over and says what became of it. It was claimed before, so that whatever happens here it is not
 * handed over again. Only a failure that is known to come before the gateway has it leads to another try.
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
