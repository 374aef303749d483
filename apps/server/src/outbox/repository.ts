import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { outboxMessages } from '../platform/database/schema.ts'
import type { Platform } from '../platform/platform.ts'

export type NewMessage = Pick<
  typeof outboxMessages.$inferInsert,
  'cause' | 'channel' | 'recipient' | 'subject' | 'body'
>
export type Message = typeof outboxMessages.$inferSelect

/** Undefined when a message of the same cause was written before. */
export const insertMessage = async (tx: Queryable, message: NewMessage): Promise<string | undefined> => {
  const [row] = await tx
    .insert(outboxMessages)
    .values(message)
    .onConflictDoNothing({ target: outboxMessages.cause })
    .returning({ id: outboxMessages.id })
  return row?.id
}

export const findNewestMessages = ({ database }: Platform, limit: number): Promise<Message[]> =>
  database.read((db) => db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(limit))

/** Held until the transaction ends: a second worker waits here, and then finds it delivered. */
export const lockQueuedMessage = async (tx: Queryable, id: string): Promise<Message | undefined> => {
  const [message] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
  return message?.state === 'queued' ? message : undefined
}

export const markDelivered = async (tx: Queryable, { clock }: Platform, id: string): Promise<void> => {
  await tx
    .update(outboxMessages)
    .set({ state: 'delivered', deliveredAt: clock.now() })
    .where(eq(outboxMessages.id, id))
}
