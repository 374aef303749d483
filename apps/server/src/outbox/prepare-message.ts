import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { NewMessage } from '../platform/database/outbox-message.ts'
import type { Platform } from '../platform/platform.ts'
import { queuedMessage } from './queued-message.ts'

/**
 * A message and its delivery, to be written in the transaction that causes it; a second one for the same cause is
 * nothing. It is prepared before that transaction begins: whatever the queue may have to look up, it looks up on a
 * connection of its own, and who holds one must not wait for another.
 */
export const prepareMessage = async (
  platform: Pick<Platform, 'jobs' | 'clock'>,
  message: NewMessage,
): Promise<(tx: Queryable) => Promise<void>> => {
  const parts = await queuedMessage(platform, message)
  return async (tx) => {
    await tx.execute(sql`with ${parts} select`)
  }
}
