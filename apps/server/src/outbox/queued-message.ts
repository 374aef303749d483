import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { deliverMessageJob } from '../jobs/deliver-message.ts'
import { type NewMessage, outboxMessage } from '../platform/database/outbox-message.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * A message and its delivery as parts of the statement that causes it, `message` and `job`, where `source`, a `from`
 * clause, has a row; a second one for the same cause is nothing.
 */
export const queuedMessage = async (
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  message: NewMessage,
  source?: SQL,
): Promise<SQL> => {
  const messageId = randomUUID()
  const job = await jobs.insertion(deliverMessageJob, { messageId }, sql`exists (select from message)`)
  return sql`message as (${outboxMessage(messageId, message, clock, source)}), job as (${job})`
}
