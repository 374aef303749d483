import { randomUUID } from 'node:crypto'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { type NewMessage, outboxMessage } from '../store/outbox-message.ts'

/**
 * Writes a message to the outbox, in the transaction that causes it. A second message of the same cause is not written.
 */
export const queueMessage = async (
  tx: Queryable,
  { clock }: Pick<Platform, 'clock'>,
  message: NewMessage,
): Promise<void> => {
  await tx.execute(outboxMessage(randomUUID(), message, clock))
}
