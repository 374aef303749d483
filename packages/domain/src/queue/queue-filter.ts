import { z } from 'zod'
import { RequestStatus } from '../status/request-status.ts'

/** Which requests a view of the office shows; what is left out does not narrow it. A view is its filter: it can be sent in an address. */
export const QueueFilter = z.strictObject({
  status: z.array(RequestStatus).min(1).max(RequestStatus.options.length).optional(),
  institution: z.array(z.int().min(1)).min(1).max(50).optional(),
  language: z
    .array(z.enum(['he', 'ar', 'en']))
    .min(1)
    .max(3)
    .optional(),
  /** Whether documents were flagged and not replaced yet. */
  hasOpenFlags: z.boolean().optional(),
  /** Without any movement for at least so many days. */
  stillForDays: z.int().min(0).max(3_650).optional(),
})
export type QueueFilter = z.infer<typeof QueueFilter>
