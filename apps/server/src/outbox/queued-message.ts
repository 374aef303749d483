import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { type NewMessage, outboxMessage } from '../store/outbox-message.ts'

/**
 * A message as a part, `message` unless it is named otherwise, of the statement that causes it, where `source`, a `from` clause, has a row; a second
 * one for the same cause is nothing. The row is all that its delivery needs.
 */
export const queuedMessage = (
  { clock }: Pick<Platform, 'clock'>,
  message: NewMessage,
  source?: SQL,
  part = 'message',
): SQL => sql`${sql.raw(part)} as (${outboxMessage(randomUUID(), message, clock, source)})`
