import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type MessageState, outboxMessages } from '../platform/database/schema.ts'
import type { Platform } from '../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type NewMessage = Pick<
  typeof outboxMessages.$inferInsert,
  'cause' | 'channel' | 'recipient' | 'subject' | 'body' | 'html'
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

export const findNewestMessages = (
  { database }: Pick<Platform, 'database'>,
  limit: number,
): Promise<Message[]> =>
  database.read((db) => db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(limit))

/** Takes a queued message for one try, and says so before anything is sent: a second worker finds it taken. */
export const claimMessage = async ({ database, clock }: Source, id: string) => {
  const isLate = sql`${outboxMessages.sendBefore} <= ${clock.now()}`
  const [message] = await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({
        state: sql`case when ${isLate} then 'expired' else 'sending' end`,
        tries: sql`${outboxMessages.tries} + 1`,
        triedAt: clock.now(),
      })
      .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'queued')))
      .returning(),
  )
  return message?.state === 'sending' ? message : undefined
}

export const markMessage = async (
  { database, clock }: Source,
  id: string,
  state: MessageState,
  isErased: boolean,
): Promise<void> => {
  await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({
        state,
        ...(state === 'delivered' && { deliveredAt: clock.now() }),
        // A code that was sent has no business in the database.
        ...(isErased && { body: '', html: null }),
      })
      .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'sending'))),
  )
}

/** What workers that died have left behind: it may have gone out, so it is not tried again. */
export const markAbandoned = async ({ database, clock }: Source): Promise<void> => {
  await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({ state: 'uncertain' })
      .where(
        and(
          eq(outboxMessages.state, 'sending'),
          sql`${outboxMessages.triedAt} < ${clock.now()} - interval '10 minutes'`,
        ),
      ),
  )
}
