import { deliverMessageJob } from '../jobs/deliver-message.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { insertMessage, type NewMessage } from './repository.ts'

/** Writes a message and its delivery in the transaction that causes it; a second one for the same cause is nothing. */
export const queueMessage = async (
  tx: Queryable,
  jobs: Pick<JobQueue, 'enqueue'>,
  message: NewMessage,
): Promise<void> => {
  const messageId = await insertMessage(tx, message)
  if (messageId) await jobs.enqueue(tx, deliverMessageJob, { messageId })
}
