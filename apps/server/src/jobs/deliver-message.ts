import { z } from 'zod'
import { deliverMessage } from '../outbox/deliver-message.ts'
import type { Job, JobHandler } from '../platform/jobs/job-queue.ts'
import type { Transports } from '../platform/mail/transports.ts'
import type { Platform } from '../platform/platform.ts'

export const deliverMessageJob = {
  name: 'deliver-message',
  payload: z.object({ messageId: z.uuid() }),
  retries: 12,
} as const satisfies Job

export const deliverMessageHandler = (
  platform: Pick<Platform, 'database' | 'clock'>,
  transports: Transports,
): JobHandler<typeof deliverMessageJob> => ({
  job: deliverMessageJob,
  handle: ({ messageId }) => deliverMessage(platform, transports, messageId, deliverMessageJob.retries + 1),
})
