import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queuedMessage } from '../../src/outbox/queued-message.ts'
import type { Queryable } from '../../src/platform/database/database.ts'
import { type NewMessage, outboxMessage } from '../../src/platform/database/outbox-message.ts'
import type { Platform } from '../../src/platform/platform.ts'

/** A message without its delivery: the test delivers it. */
export const insertMessage = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  message: NewMessage,
): Promise<string> => {
  const id = randomUUID()
  await database.statement((db) => db.execute(outboxMessage(id, message, clock)))
  return id
}

/** A message with its delivery, by a statement that does nothing else. */
export const queueMessage = async (
  db: Queryable,
  platform: Pick<Platform, 'jobs' | 'clock'>,
  message: NewMessage,
): Promise<void> => {
  await db.execute(sql`with ${await queuedMessage(platform, message)} select`)
}
