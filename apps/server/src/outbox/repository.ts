import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../platform/database/database.ts'
import { outboxMessages } from '../platform/database/schema.ts'

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

export const outboxRepository = (database: Database) => ({
  findNewest: (limit: number): Promise<Message[]> =>
    database.read((db) =>
      db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(limit),
    ),

  /**
   * Delivers a queued message while holding its row: a second worker waits, then finds it delivered. What
   * `deliver` throws leaves the message queued.
   */
  deliverOnce: (id: string, deliver: (message: Message) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      const [message] = await tx.select().from(outboxMessages).where(eq(outboxMessages.id, id)).for('update')
      if (message?.state !== 'queued') return
      await deliver(message)
      await tx
        .update(outboxMessages)
        .set({ state: 'delivered', deliveredAt: sql`now()` })
        .where(eq(outboxMessages.id, id))
    }),
})

export type OutboxRepository = ReturnType<typeof outboxRepository>
