import { randomUUID } from 'node:crypto'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { type NewMessage, outboxMessage } from '../store/outbox-message.ts'

/** Writes a message in the transaction that causes it; a second one for the same cause is nothing. */
export const queueMessage = async (
  tx: Queryable,
  { clock }: Pick<Platform, 'clock'>,
  message: NewMessage,
): Promise<void> => {
  await tx.execute(outboxMessage(randomUUID(), message, clock))
}
