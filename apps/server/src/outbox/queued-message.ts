import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { type NewMessage, outboxMessage } from '../store/outbox-message.ts'

/**
 * A message as the part `part` of the statement that causes it. It is written for a row of `source`, a `from` clause. A
 * second message of the same cause is not written. Delivery needs nothing but the row.
 */
export const queuedMessage = (
  { clock }: Pick<Platform, 'clock'>,
  message: NewMessage,
  source?: SQL,
  part = 'message',
): SQL => sql`${sql.raw(part)} as (${outboxMessage(randomUUID(), message, clock, source)})`
