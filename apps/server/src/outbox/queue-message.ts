import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { deliverMessageJob } from '../jobs/deliver-message.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type NewMessage, outboxMessage } from '../platform/database/outbox-message.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'

type Jobs = Pick<JobQueue, 'insertion'>

/**
 * Writes a message and its delivery in the transaction that causes it; a second one for the same cause is nothing. It is
 * prepared before that transaction begins: whatever the queue may have to look up, it looks up on another connection,
 * and who holds one must not wait for another.
 */
export const prepareMessage = async (
  jobs: Jobs,
  message: NewMessage,
): Promise<(tx: Queryable) => Promise<void>> => {
  const parts = await queuedMessage(jobs, message)
  return async (tx) => {
    await tx.execute(sql`with ${parts} select`)
  }
}

/** The same as parts of the statement that causes it, where `source`, a `from` clause, has a row. */
export const queuedMessage = async (jobs: Jobs, message: NewMessage, source?: SQL): Promise<SQL> => {
  const messageId = randomUUID()
  const job = await jobs.insertion(deliverMessageJob, { messageId }, sql`exists (select from message)`)
  return sql`message as (${outboxMessage(messageId, message, source)}), job as (${job})`
}
