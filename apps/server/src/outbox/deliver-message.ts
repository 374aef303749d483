import type { Transport } from '../platform/mail/transport.ts'
import type { Platform } from '../platform/platform.ts'
import { lockQueuedMessage, markDelivered } from './repository.ts'

/** Hands one message over, once. What the transport throws leaves it queued, to be tried again. */
export const deliverMessage = (platform: Platform, transport: Transport, id: string): Promise<void> =>
  platform.database.transaction(async (tx) => {
    const message = await lockQueuedMessage(tx, id)
    if (!message) return
    await transport.deliver(message)
    await markDelivered(tx, platform, id)
  })
