import { z } from 'zod'
import type { OutboxRepository } from '../outbox/repository.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Transport } from '../platform/mail/transport.ts'

export const deliverMessage = {
  name: 'deliver-message',
  payload: z.object({ messageId: z.uuid() }),
  retries: 12,
} as const satisfies Job

export const deliverMessageHandler = (
  outbox: OutboxRepository,
  transport: Transport,
): JobHandler<typeof deliverMessage> => ({
  job: deliverMessage,
  handle: ({ messageId }) => outbox.deliverOnce(messageId, transport.deliver),
})
